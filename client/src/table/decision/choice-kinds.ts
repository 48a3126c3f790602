/** Who, then where: with more than three kinds of figures on offer, the kind is chosen before the place. */

import type { Offer } from '../../api/protocol';
import type { OfferArgs } from '../../plugins/api';
import { groupKey } from './choice-groups';

/** At most as many kinds are chosen inside the row of a place. */
const IN_ROWS = 3;
/** The most kinds of one row. Those without a place are left out first. */
export const SIX = 6;

/** The kind of figure that an offer brings. The colours of a team (`guard-2`) are one kind. Empty for other offers. */
export function kindOf({ label }: Pick<Offer, 'label'>): string {
  const { kind = '', seat } = (label.args ?? {}) as OfferArgs;
  return seat === undefined ? kind.replace(/-\d+$/, '') : '';
}

/** The kinds to choose from, in the server's order. Empty if the places come first. */
export function kindsOf(offers: readonly Offer[]): string[] {
  const kinds = [...new Set(offers.map(kindOf))].filter(Boolean);
  return kinds.length > IN_ROWS ? kinds : [];
}

/** The wanted kind if it is offered, otherwise the first. */
export const chosenKind = (kinds: readonly string[], wanted: string): string =>
  kinds.includes(wanted) ? wanted : (kinds[0] ?? '');

/** The offers of a kind, and those without a kind. All without a chosen kind. */
export const ofKind = (offers: readonly Offer[], kind: string): readonly Offer[] =>
  kind ? offers.filter((offer) => [kind, ''].includes(kindOf(offer))) : offers;

/** The row of a kind at the same place, or its only row. */
export function placeForKind(rows: readonly Offer[], kind: string, before: Offer | null): Offer | null {
  const own = rows.filter((row) => kindOf(row) === kind);
  return own.find((row) => before && spot(row) === spot(before)) ?? (own.length === 1 ? own[0]! : null);
}

const spot = ({ x, y, segment, at = [] }: Offer): string => [x, y, segment, ...at].join();

/** The number of places of a kind. */
export const countPlaces = (offers: readonly Offer[], kind: string): number =>
  new Set(offers.filter((offer) => kindOf(offer) === kind).map(groupKey)).size;

/** The most rows of any kind, so that the list is as high for each. */
export const mostRows = (offers: readonly Offer[], kinds: readonly string[]): number =>
  Math.max(0, ...kinds.map((kind) => countPlaces(offers, kind))) + countPlaces(offers, '');

/** All kinds of the row: those offered, and those of the supply without a place. */
export function kindsInRow(offered: readonly string[], supplied: readonly string[]): string[] {
  const all = [...new Set([...supplied, ...offered])];
  const spare = Math.max(0, SIX - offered.length);
  const idle = all.filter((kind) => !offered.includes(kind)).slice(0, spare);
  return all.filter((kind) => offered.includes(kind) || idle.includes(kind));
}
