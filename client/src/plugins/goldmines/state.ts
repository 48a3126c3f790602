/** Ingots on tiles and of players. */
import type { View } from '../../api/protocol';
import type { Cell } from '../../board/grid';
import type { TableContext } from '../api';

export type Gold = NonNullable<View['gold']>;

export const goldOf = ({ game }: Pick<TableContext, 'game'>): Gold | null => game.view?.gold ?? null;

/** The ingots on a tile. */
export const ingotsAt = (gold: Gold | null, { x, y }: Cell): number =>
  gold?.tiles.find((tile) => tile.x === x && tile.y === y)?.ingots ?? 0;

/** The ingots of a seat and their points, if it has some. */
export function ownedBy(gold: Gold | null, seat: number): { count: number; points: number } | null {
  const [count, points] = [gold?.seats[seat] ?? 0, gold?.points[seat] ?? 0];
  return count ? { count, points } : null;
}
