/** Tiles that others placed lately. */
import type { PlacedTile, SeatNo } from '../api/protocol';

/** Tiles placed by others since the player acted. */
export function unseenTiles(board: readonly PlacedTile[], me: SeatNo | null, seats: number): PlacedTile[] {
  const found: PlacedTile[] = [];
  const others = new Set<number>();
  for (let i = board.length - 1; i >= 0; i--) {
    const tile = board[i]!;
    if (tile.seat === null || tile.seat === me) break;
    others.add(tile.seat);
    if (others.size > seats - 1) break;
    found.push(tile);
  }
  return found;
}
