import { rotatedSide, type TileFacts } from '../../board/tiles';
import type { Side } from '../../board/grid';

/** The direction of a placed tile's arrow, and its symbol. */
export function arrowOf(
  tile: TileFacts | undefined,
  rotation: number,
): { side: Side; symbol: string } | null {
  const { arrow } = (tile ?? {}) as { arrow?: { side: string; symbol: string } };
  return arrow ? { side: rotatedSide(arrow.side as Side, rotation), symbol: arrow.symbol } : null;
}
