/** Places of the numbered spots: the anchors of the server, pushed apart so that none covers another. */

import type { Offer } from '../protocol';
import type { Cell } from './grid';

export interface Spot {
  offer: Offer;
  n: number;
  /** World coordinates in hundredths of a cell. */
  x: number;
  y: number;
}

/** Spots of radius `r` (hundredths of a cell), moved at most `slack` away from their anchors. `numberOf` is the
 *  number that stands in the list, 0 for none. */
export function spotsOf(
  offers: readonly Offer[],
  r: number,
  numberOf: (offer: Offer) => number = (offer) => offers.indexOf(offer) + 1,
  slack = 16,
): Spot[] {
  const home = offers.flatMap((offer) =>
    offer.shape === 'slot' && offer.at && offer.x !== undefined && offer.y !== undefined
      ? [{ offer, n: numberOf(offer), x: offer.x * 100 + offer.at[0], y: offer.y * 100 + offer.at[1] }]
      : [],
  );
  const spots = home.map((s) => ({ ...s }));
  const apart = r * 1.9;
  for (let round = 0; round < 40; round++) {
    for (let i = 0; i < spots.length; i++) {
      for (let j = i + 1; j < spots.length; j++) push(spots[i]!, spots[j]!, apart);
    }
    spots.forEach((s, i) => hold(s, home[i]!, slack));
  }
  return spots;
}

function push(a: Spot, b: Spot, apart: number): void {
  const dx = b.x - a.x || 0.01;
  const dy = b.y - a.y;
  const far = Math.hypot(dx, dy);
  if (far >= apart) return;
  const by = (apart - far) / 2 / far;
  a.x -= dx * by;
  a.y -= dy * by;
  b.x += dx * by;
  b.y += dy * by;
}

function hold(s: Spot, home: Spot, slack: number): void {
  const dx = s.x - home.x;
  const dy = s.y - home.y;
  const far = Math.hypot(dx, dy);
  if (far <= slack) return;
  s.x = home.x + (dx / far) * slack;
  s.y = home.y + (dy / far) * slack;
}

/** With many spots only those of the tile that is looked at, and the one that is picked, are large; the others are
 *  dots. */
export function nearAndFar(
  offers: readonly Offer[],
  near: Cell | null,
  picked: (offer: Offer) => boolean,
): { near: Offer[]; far: Offer[] } {
  const large = (offer: Offer): boolean =>
    picked(offer) || (!!near && offer.x === near.x && offer.y === near.y);
  const slots = offers.filter((offer) => offer.shape === 'slot');
  return { near: slots.filter(large), far: slots.filter((offer) => !large(offer)) };
}

/** The spot under a world point, nearest first; `reach` is how far a finger may miss. */
export function spotAt(spots: readonly Spot[], x: number, y: number, reach: number): Spot | null {
  let best: Spot | null = null;
  let bestFar = reach;
  for (const s of spots) {
    const far = Math.hypot(s.x - x, s.y - y);
    if (far <= bestFar) {
      best = s;
      bestFar = far;
    }
  }
  return best;
}
