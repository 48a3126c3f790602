/** Spots that differ only in a detail (how many ghosts, which colour) stand at one place and are one row: a stack.
 *  The detail is chosen after the place. */

import type { Offer } from '../../api/protocol';

/** Two offers of one stack lie on one point of the board and would be called the same. */
export const groupKey = (offer: Offer): string =>
  offer.shape === 'slot' && offer.at ? [offer.label.key, word(offer, 'role'), word(offer, 'seat'), offer.x, offer.y, ...offer.at].join() : offer.id;

const word = (offer: Offer, name: string): string => String(offer.label.args?.[name] ?? '');

const amount = (offer: Offer): number => Number(offer.label.args?.['n'] ?? 0);

/** One offer for each stack, in the server's order: the one of the largest amount, otherwise the first. */
export function groupChoices(offers: readonly Offer[]): Offer[] {
  const found = new Map<string, Offer>();
  for (const offer of offers) {
    const key = groupKey(offer);
    const before = found.get(key);
    if (!before || amount(offer) > amount(before)) found.set(key, offer);
  }
  return [...found.values()];
}

/** All offers of one stack, this one among them. */
export const variantsOf = (offers: readonly Offer[], offer: Offer | null): Offer[] =>
  offer ? offers.filter((other) => groupKey(other) === groupKey(offer)) : [];

export const sameGroup = (a: Offer | null, b: Offer | null): boolean => !!a && !!b && groupKey(a) === groupKey(b);
