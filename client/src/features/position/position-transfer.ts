/** Positions between pages: in the address if short, otherwise stored. */

import { language } from '../../i18n/language.svelte';
import { tabStore } from '../../lib/storage.svelte';
import { withPosition, type Draft } from '../setup/table-draft';
import { editPosition } from './api';

/** Some programs cut longer links. The server accepts twice as much. */
const LONGEST = 6000;
const KEY = 'bastide-position';

export const fullPositionUrl = (text: string): string =>
  `/position?p=${encodeURIComponent(text).replace(/%3A/g, ':').replace(/%2C/g, ',').replace(/%3B/g, ';').replace(/%20/g, '+')}`;

/** The address of a position, or empty if the text is too long. */
export function positionUrl(text: string): string {
  const address = fullPositionUrl(text);
  return address.length <= LONGEST ? address : '';
}

/** Stores a position for the page that opens a table. */
export const storePosition = (text: string): unknown => tabStore.set(KEY, text);

/** Opens a table with the stored position. */
export async function withStoredPosition(draft: Draft, always: readonly string[]): Promise<Draft> {
  const [told] = await Promise.all([
    editPosition(tabStore.get(KEY) ?? '', null, {}),
    language.fetch('position'),
  ]);
  return withPosition(draft, told, always);
}
