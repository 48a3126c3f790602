/** Texts of a row: what, whose, where, and its value. The server makes sure that no two rows are equal. */

import { variantKey, hasMessage, formatNumber, formatSigned, serverText, t } from '../../i18n';
import { offerInfo } from '../../plugins/registry';
import type { Offer } from '../../api/protocol';
import { hasOwnShape } from '../../board/figures';
import { announce } from '../../a11y/live-region.svelte';
import type { TableModel } from '../table-model.svelte';
import { positionArgs } from '../cell-position';
import { kindOf } from '../decision/choice-kinds';
import { countOf, numberOf } from '../decision/offer-shapes';
import { wholeTileText } from '../screen-reader/screen-reader-text';

const argOf = (offer: Offer, name: string): unknown => offer.label.args?.[name];

/** Its name. For tiles and amounts at one place, the place. */
export const titleOf = (offer: Offer): string => {
  const { key } = offer.label;
  const { shape, x = 0, y = 0 } = offer;
  if (shape === 'place') return t(key, positionArgs({ x, y }));
  const row = `${key}-row`;
  return hasMessage(row) ? t(row, offer.label.args) : serverText(offer.label);
};

/** The label of the confirm button when it is picked. */
export const choiceAction = (offer: Offer): string => {
  const deed = variantKey(`${offer.label.key}-do`, String(argOf(offer, 'role') ?? ''));
  return hasMessage(deed) ? t(deed, offer.label.args) : serverText(offer.label);
};

/** The owner of the figure, if not the player. */
function whoseOf(table: TableModel, offer: Offer): string {
  const seat = argOf(offer, 'seat');
  return seat === undefined || offerInfo(table, offer).selfNamed
    ? ''
    : table.isYou(Number(seat))
      ? t('table-you')
      : table.playerName(Number(seat));
}

/** Its tile, relative to the last one. */
function awayOf(offer: Offer): string {
  if (argOf(offer, 'down') === undefined || hasMessage(`${offer.label.key}-row`)) return '';
  return t('offer-away', offer.label.args);
}

function partsOf(table: TableModel, offer: Offer): string[] {
  const { key, args } = offer.label;
  const number = argOf(offer, 'number');
  return [
    chosenKindOf(table, offer),
    whoseOf(table, offer),
    hasMessage(`${key}-detail`) ? t(`${key}-detail`, args) : '',
    number === undefined ? '' : t('table-figure-number', { n: Number(number) }),
    awayOf(offer),
    offer.shape === 'choice' && offer.tile ? wholeTileText(table, offer.tile, 0) : '',
    hasMessage(`${key}-kind`) && offer.preview.length === 1 ? serverText(offer.preview[0]!) : '',
  ].filter(Boolean);
}

/** "Large meeple" */
export const kindName = (kind: string): string => t(variantKey('table-figure-kind', kind));

/** Differences of figures on one spot: kind or colour. */
export const variantName = (table: TableModel, offer: Offer): string =>
  table.team ? t(`ui-colour-${table.offerColour(offer)}`) : kindName(String(argOf(offer, 'kind') ?? ''));

/** The kind that was chosen before the place, unless the title names it. */
const chosenKindOf = (table: TableModel, offer: Offer): string =>
  table.input.kinds.length && hasOwnShape(table.figureKinds, kindOf(offer)) ? variantName(table, offer) : '';

export const detailOf = (table: TableModel, offer: Offer): string => partsOf(table, offer).join(' · ');

export interface ChoicePoints {
  /** Empty if it wins no points. */
  value: string;
  /** When it is paid, or what it is. */
  kind: string;
  /** Both in one text. */
  text: string;
}

/** The value of a row. Immediate and future points look different. */
export function choicePoints(offer: Offer): ChoicePoints | null {
  const points = Number(argOf(offer, 'points') ?? 0);
  const own = `${offer.label.key}-kind`;
  if (hasMessage(own))
    return points ? { value: formatSigned(points), kind: t(own, { points }), text: '' } : null;
  const [words] = offer.preview;
  if (!words || !hasMessage(`${words.key}-kind`)) return null;
  const worth = words.args?.['points'];
  const value =
    worth === undefined
      ? ''
      : words.key === 'offer-now'
        ? formatSigned(Number(worth))
        : formatNumber(Number(worth));
  return { value, kind: t(`${words.key}-kind`, words.args), text: serverText(words) };
}

/** The complete text of a choice, ending with the position of its cell. */
export function offerName(table: TableModel, offer: Offer): string {
  const several = table.input.variants.length > 1 && argOf(offer, 'kind') !== undefined;
  const at =
    offer.shape === 'slot' && offer.x !== undefined && argOf(offer, 'down') !== undefined
      ? t('table-at', positionArgs({ x: offer.x, y: offer.y ?? 0 }))
      : '';
  const what = [titleOf(offer), ...(several ? [variantName(table, offer)] : []), ...partsOf(table, offer)];
  return [...what, choicePoints(offer)?.text ?? '', at].filter(Boolean).join(', ');
}

/** "2 of 7: Highwayman, road east, 1 tile, so far 1". `shown` is the offer of the picked row. */
export function choiceName(table: TableModel, row: Offer, shown: Offer): string {
  const { choiceRows } = table.input;
  return t('table-option', {
    n: numberOf(choiceRows, row),
    total: countOf(choiceRows),
    label: offerName(table, shown),
  });
}

/** Announces the picked row. */
export function announceSelection(table: TableModel): void {
  const { selected } = table.input;
  if (selected) announce(t('table-picked', { label: offerName(table, selected) }));
}
