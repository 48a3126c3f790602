/** Goods of all players, and the part of a turn. */
import type { View } from '../../api/protocol';
import type { TableContext } from '../api';

export const GOODS = ['wine', 'grain', 'cloth'] as const;
export type Good = (typeof GOODS)[number];
export type Goods = NonNullable<View['goods']>;
export type Counts = Goods['left'];

type Seen = Pick<TableContext, 'game'>;

export const goodsOf = (desk: Seen): Goods | null => desk.game.view?.goods ?? null;

/** The most of a good, and the seats that have it. */
export function leaders(goods: Goods, good: Good): { most: number; seats: number[] } {
  const seats = goods.leaders[good];
  return { most: goods.seats[seats[0] ?? -1]?.[good] ?? 0, seats };
}

/** Goods of a seat. */
export const ownedBy = (desk: Seen, seat: number): Counts | null => {
  const counts = goodsOf(desk)?.seats[seat];
  return counts && GOODS.some((good) => counts[good]) ? counts : null;
};
