/** The words of a row in the list of choices: what, whose, where, and what it is worth. No two rows of one decision have
 *  the same; the server says where a spot lies so that it is so. */

import { caseOf, known, num, plus, say, t } from '../../i18n';
import { each } from '../../plugins/registry';
import type { Offer } from '../../api/protocol';
import { announce } from '../../a11y/live-region.svelte';
import type { Desk } from '../table-model.svelte';
import { wholeText } from '../screen-reader/screen-reader-text';

const argOf = (offer: Offer, name: string): unknown => offer.label.args?.[name];

/** What it is; of several amounts at one place, the place. */
export const titleOf = (offer: Offer): string => {
  const row = `${offer.label.key}-row`;
  return known(row) ? t(row, offer.label.args) : say(offer.label);
};

/** What the big button does when this is picked. */
export const deedOf = (offer: Offer): string => {
  const deed = caseOf(`${offer.label.key}-do`, String(argOf(offer, 'role') ?? ''));
  return known(deed) ? t(deed, offer.label.args) : say(offer.label);
};

/** Whose figure it is about, unless it is the chooser's own. */
function whoseOf(desk: Desk, offer: Offer): string {
  const seat = argOf(offer, 'seat');
  return seat === undefined || each((part) => part.named).includes(offer.label.key)
    ? ''
    : desk.isYou(Number(seat))
      ? t('table-you')
      : desk.name(Number(seat));
}

/** On which tile, as seen from the one laid last. */
function awayOf(offer: Offer): string {
  if (argOf(offer, 'down') === undefined || known(`${offer.label.key}-row`)) return '';
  return t('offer-away', offer.label.args);
}

function partsOf(desk: Desk, offer: Offer): string[] {
  const { key, args } = offer.label;
  const number = argOf(offer, 'number');
  return [
    whoseOf(desk, offer),
    known(`${key}-detail`) ? t(`${key}-detail`, args) : '',
    number === undefined ? '' : t('table-figure-number', { n: Number(number) }),
    awayOf(offer),
    offer.shape === 'choice' && offer.tile ? wholeText(desk, offer.tile, 0) : '',
    known(`${key}-kind`) && offer.preview.length === 1 ? say(offer.preview[0]!) : '',
  ].filter(Boolean);
}

/** What tells figures of one spot apart: their kind, or the colour where a seat plays several. */
export const variantName = (desk: Desk, offer: Offer): string =>
  desk.team ? t(`ui-colour-${desk.colourOfOffer(offer)}`) : t(caseOf('table-figure-kind', String(argOf(offer, 'kind') ?? '')));

export const detailOf = (desk: Desk, offer: Offer): string => partsOf(desk, offer).join(' · ');

export interface Worth {
  /** Empty where something else than points is won. */
  value: string;
  /** When it is paid, or what it is. */
  kind: string;
  /** The same in one. */
  said: string;
}

/** What a row is worth, so that paid points and promised ones never look the same. */
export function worthOf(offer: Offer): Worth | null {
  const points = Number(argOf(offer, 'points') ?? 0);
  const own = `${offer.label.key}-kind`;
  if (known(own)) return points ? { value: plus(points), kind: t(own, { points }), said: '' } : null;
  const [words] = offer.preview;
  if (!words || !known(`${words.key}-kind`)) return null;
  const worth = words.args?.['points'];
  const value = worth === undefined ? '' : words.key === 'offer-now' ? plus(Number(worth)) : num(Number(worth));
  return { value, kind: t(`${words.key}-kind`, words.args), said: say(words) };
}

/** A choice in one breath, as it is said: the board's own numbers for its cell last. */
export function offerName(desk: Desk, offer: Offer): string {
  const several = desk.play.variants.length > 1 && argOf(offer, 'kind') !== undefined;
  const at =
    offer.shape === 'slot' && offer.x !== undefined && argOf(offer, 'down') !== undefined
      ? t('table-at', { row: num(offer.y ?? 0), column: num(offer.x) })
      : '';
  const what = [titleOf(offer), ...(several ? [variantName(desk, offer)] : []), ...partsOf(desk, offer)];
  return [...what, worthOf(offer)?.said ?? '', at].filter(Boolean).join(', ');
}

/** "2 of 7: Highwayman, road east, 1 tile, so far 1"; `shown` is the offer of the row that is picked. */
export function optionName(desk: Desk, row: Offer, shown: Offer): string {
  const { rows } = desk.play;
  return t('table-option', { n: rows.indexOf(row) + 1, total: rows.length, label: offerName(desk, shown) });
}

/** Says what is picked now. */
export function sayPick(desk: Desk): void {
  const { pick } = desk.play;
  if (pick) announce(t('table-picked', { label: offerName(desk, pick) }));
}
