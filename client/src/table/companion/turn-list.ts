/** The turns of a companion table by number. Each placed one piece. */

import type { PlacedTile } from '../../api/protocol';
import type { AsideTurn } from '../../api/protocol.gen';
import type { Cell } from '../../board/grid';

export type Turn = AsideTurn;

export const asCell = ({ x, y }: Turn): Cell | null => (x === undefined || y === undefined ? null : { x, y });

/** The newest first. Starting tiles, further cells of a piece and hidden placements are no turns. */
export function turnsOf(board: readonly PlacedTile[], hidden: string): Turn[] {
  const laid = board.filter(({ seat, cell, tile }) => seat !== null && !cell && tile !== hidden);
  return laid
    .map(({ seat, tile, x, y, rotation }, i): Turn => ({ turn: i + 1, seat: seat!, tile, x, y, rotation }))
    .reverse();
}
