import { rotatedSide, type TileFacts } from '../../board/tiles';
import type { Side } from '../../board/grid';

/** Which way the arrow of a tile points as it lies, and its sign. */
export function arrowOf(tile: TileFacts | undefined, rotation: number): { side: Side; symbol: string } | null {
  const { arrow } = (tile ?? {}) as { arrow?: { side: string; symbol: string } };
  return arrow ? { side: rotatedSide(arrow.side as Side, rotation), symbol: arrow.symbol } : null;
}
