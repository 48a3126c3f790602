/** Positions on their way: in an address where they are short enough, from one page to the next otherwise. */

import { language } from '../../i18n/language.svelte';
import { tabStore } from '../../lib/storage.svelte';
import { withPosition, type Draft } from '../setup/table-draft';
import { editPosition } from './api';

/** Longer lines are cut by some programs that people send links with; the server takes twice as much. */
const LONGEST = 6000;
const KEY = 'bastide-position';

export const fullPositionUrl = (text: string): string =>
  `/position?p=${encodeURIComponent(text).replace(/%3A/g, ':').replace(/%2C/g, ',').replace(/%3B/g, ';').replace(/%20/g, '+')}`;

/** The address of a position; empty where it is too long for one. */
export function positionUrl(text: string): string {
  const address = fullPositionUrl(text);
  return address.length <= LONGEST ? address : '';
}

/** Taken along to the page that opens a table. */
export const storePosition = (text: string): unknown => tabStore.set(KEY, text);
export const storedPosition = (): string => tabStore.get(KEY) ?? '';

/** A table that begins with what was taken along. */
export async function withStoredPosition(draft: Draft, always: readonly string[]): Promise<Draft> {
  const [told] = await Promise.all([editPosition(storedPosition(), null, {}), language.fetch('position')]);
  return withPosition(draft, told, always);
}
