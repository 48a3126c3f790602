/** The row of kinds: what is in it, and what choosing a kind does. */

import type { Offer } from '../../api/protocol';
import { announce } from '../../a11y/live-region.svelte';
import { t } from '../../i18n';
import { groupKey } from '../decision/choice-groups';
import { kindOf } from '../decision/choice-kinds';
import type { TableModel } from '../table-model.svelte';
import { kindName, offerName } from './choice-text';

type Input = TableModel['input'];

/** The most kinds of one row. Those without a place are left out first. */
export const KINDS_IN_A_ROW = 6;

/** The row of a kind at the same place, or its only row. */
export function placeForKind(rows: readonly Offer[], kind: string, before: Offer | null): Offer | null {
  const own = rows.filter((row) => kindOf(row) === kind);
  return own.find((row) => before && spot(row) === spot(before)) ?? (own.length === 1 ? own[0]! : null);
}

const spot = ({ x, y, segment, at }: Offer): string => [x, y, segment, at].join();

/** The number of places of a kind. */
export const countPlaces = (offers: readonly Offer[], kind: string): number =>
  new Set(offers.filter((offer) => kindOf(offer) === kind).map(groupKey)).size;

/** The most rows of any kind, so that the list is as high for each. */
export const mostRows = (offers: readonly Offer[], kinds: readonly string[]): number =>
  Math.max(0, ...kinds.map((kind) => countPlaces(offers, kind))) + countPlaces(offers, '');

/** All kinds of the row: those offered, and those of the supply without a place. */
export function kindsInRow(offered: readonly string[], supplied: readonly string[]): string[] {
  const all = [...new Set([...supplied, ...offered])];
  const spare = Math.max(0, KINDS_IN_A_ROW - offered.length);
  const idle = all.filter((kind) => !offered.includes(kind)).slice(0, spare);
  return all.filter((kind) => offered.includes(kind) || idle.includes(kind));
}

/** Chooses a kind. The place stays if this kind may stand there, and an only place is picked. */
export function selectKind(input: Input, kind: string): boolean {
  if (!input.kinds.includes(kind) || input.busy) return false;
  const before = input.selected;
  input.clearSelection();
  input.wantedKind = kind;
  input.notice = null;
  input.select(placeForKind(input.choiceRows, kind, before) ?? undefined);
  return true;
}

/** The next or previous kind. */
export function nextKind(input: Input, by: 1 | -1): boolean {
  const { kinds, kind } = input;
  return selectKind(input, kinds[(kinds.indexOf(kind) + by + kinds.length) % kinds.length] ?? '');
}

/** Asks the server why a kind has no place. */
export async function explainKind(input: Input, kind: string): Promise<void> {
  if (!input.helpAllowed) input.notice = 'table-no-help';
  else if (!(await input.refusals.explainChoices(null, null, (miss) => kindOf(miss) === kind)))
    input.notice = 'table-which-kind-nowhere';
}

/** Announces the chosen kind, and the place if there is one. */
export function announceKind(table: TableModel): void {
  const { choices, kind, selected } = table.input;
  const has = t('table-which-kind-has', { kind: kindName(kind), count: countPlaces(choices, kind) });
  announce(selected ? `${has}. ${t('table-picked', { label: offerName(table, selected) })}` : has);
}
