/** Offers of the server, grouped for showing. The client never makes an offer of its own. */

import type { Offer } from '../protocol';
import { inReadingOrder, keyOf, type Cell } from './grid';

/** One cell of the board with every direction that is offered there, smallest first. */
export interface Place extends Cell {
  turns: { rotation: number; offer: Offer }[];
}

export function placesOf(offers: readonly Offer[]): Place[] {
  const found = new Map<string, Place>();
  for (const offer of offers) {
    if (offer.shape !== 'place' || offer.x === undefined || offer.y === undefined) continue;
    const key = keyOf({ x: offer.x, y: offer.y });
    const place = found.get(key) ?? { x: offer.x, y: offer.y, turns: [] };
    place.turns.push({ rotation: offer.rotation ?? 0, offer });
    found.set(key, place);
  }
  for (const p of found.values()) p.turns.sort((a, b) => a.rotation - b.rotation);
  return inReadingOrder([...found.values()]);
}

/** Numbered options: spots and choices in the server's order. Confirmations stand apart as buttons. */
export const rowsOf = (offers: readonly Offer[]): Offer[] =>
  offers.filter((o) => o.shape === 'slot' || o.shape === 'choice');
export const confirmsOf = (offers: readonly Offer[]): Offer[] => offers.filter((o) => o.shape === 'confirm');

/** Which offer of a place to show first: the direction the tile in hand already has, if it fits,
 *  otherwise the next one clockwise. */
export function turnFor(place: Place, wanted: number): number {
  const from = ((wanted % 360) + 360) % 360;
  let best = place.turns[0]!.rotation;
  let bestAway = Infinity;
  for (const { rotation } of place.turns) {
    const away = (rotation - from + 360) % 360;
    if (away < bestAway) {
      best = rotation;
      bestAway = away;
    }
  }
  return best;
}

/** The following offered direction at this place; `by` is 1 (clockwise) or -1. */
export function nextTurn(place: Place, now: number, by: 1 | -1): number {
  const all = place.turns.map((t) => t.rotation);
  const at = all.indexOf(((now % 360) + 360) % 360);
  return all[(at + by + all.length) % all.length] ?? now;
}

export const offerAt = (place: Place | null | undefined, rotation: number): Offer | null =>
  place?.turns.find((t) => t.rotation === rotation)?.offer ?? null;

export const placeAt = (places: readonly Place[], cell: Cell | null): Place | null =>
  (cell && places.find((p) => p.x === cell.x && p.y === cell.y)) || null;

/** What the player is asked for, read from the shapes alone. */
export function askOf(offers: readonly Offer[]): 'none' | 'place' | 'pick' | 'confirm' {
  if (offers.some((o) => o.shape === 'place')) return 'place';
  if (offers.some((o) => o.shape === 'slot' || o.shape === 'choice')) return 'pick';
  return offers.length ? 'confirm' : 'none';
}
