/** Spots that differ only in a detail (amount, colour) are one row, a group. The detail is chosen after the place. */

import type { Offer } from '../../api/protocol';

/** Arguments that make two spots at one point different places. */
const PARTS = ['role', 'seat', 'towards', 'pair'];

/** Two offers of a group have the same point and name. */
export const groupKey = (offer: Offer): string =>
  offer.shape === 'slot' && offer.at
    ? [offer.label.key, ...PARTS.map((name) => word(offer, name)), offer.x, offer.y, ...offer.at].join()
    : offer.id;

const word = (offer: Offer, name: string): string => String(offer.label.args?.[name] ?? '');

const amount = (offer: Offer): number => Number(offer.label.args?.['n'] ?? 0);

/** One offer for each group, in the server's order: the largest amount, otherwise the first. */
export function groupChoices(offers: readonly Offer[]): Offer[] {
  const found = new Map<string, Offer>();
  for (const offer of offers) {
    const key = groupKey(offer);
    const before = found.get(key);
    if (!before || amount(offer) > amount(before)) found.set(key, offer);
  }
  return [...found.values()];
}

/** All offers of the group. */
export const variantsOf = (offers: readonly Offer[], offer: Offer | null): Offer[] =>
  offer ? offers.filter((other) => groupKey(other) === groupKey(offer)) : [];

export const sameGroup = (a: Offer | null, b: Offer | null): boolean =>
  !!a && !!b && groupKey(a) === groupKey(b);
