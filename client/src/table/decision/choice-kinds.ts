/** Who, then where: with more than three kinds of figures on offer, the kind is chosen before the place. */

import type { Offer } from '../../api/protocol';
import type { OfferArgs } from '../../plugins/api';

/** At most as many kinds are chosen inside the row of a place. */
const IN_ROWS = 3;

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
