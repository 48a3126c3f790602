/** Goods of everybody, and the part of a turn, as the view tells them. */
import type { Desk } from '../../table/desk.svelte';

export const GOODS = ['wine', 'grain', 'cloth'] as const;
export type Good = (typeof GOODS)[number];
export type Counts = Record<Good, number>;

/** `left`: what may still come. */
export interface Goods {
  seats: Counts[];
  left: Counts;
}

declare module '../../protocol' {
  interface View {
    goods?: Goods;
    part?: { now: number; earned: boolean };
  }
}

type Seen = Pick<Desk, 'game'>;

export const goodsOf = (desk: Seen): Goods | null => desk.game.view?.goods ?? null;

/** The most that anybody has of a kind, and who has it. */
export function leaders(goods: Goods, good: Good): { most: number; seats: number[] } {
  const most = Math.max(...goods.seats.map((counts) => counts[good]));
  return { most, seats: most ? goods.seats.flatMap((counts, seat) => (counts[good] === most ? [seat] : [])) : [] };
}

/** Goods of a seat that has any. */
export const ownedBy = (desk: Seen, seat: number): Counts | null => {
  const counts = goodsOf(desk)?.seats[seat];
  return counts && GOODS.some((good) => counts[good]) ? counts : null;
};
