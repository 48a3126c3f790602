/** The seats of a table that is being set up, before the server knows it. */
import type { NewTable, SeatWish } from '../../api';
import { t } from '../../i18n';
import type { Company } from '../../router.svelte';
import { FEWEST_SEATS, LONGEST_NAME, MOST_SEATS } from '../../seats';
import { USUAL_BOT } from '../../setup';

/** "person" plays at this device, "open" waits for somebody with the link. */
export type Who = 'person' | 'open' | `bot:${string}`;

export interface Place {
  key: number;
  who: Who;
  name: string;
}

export interface Draft {
  fields: boolean;
  takeback: boolean;
  places: Place[];
}

const SECOND: Record<Company, Who> = {
  bot: `bot:${USUAL_BOT}`,
  friends: 'open',
  device: 'person',
};

export function firstDraft(company: Company, name: string): Draft {
  return {
    fields: true,
    takeback: true,
    places: [
      { key: 0, who: 'person', name },
      { key: 1, who: SECOND[company], name: '' },
    ],
  };
}

export const mayAdd = (draft: Draft): boolean => draft.places.length < MOST_SEATS;
export const mayRemove = (draft: Draft): boolean => draft.places.length > FEWEST_SEATS;

/** One more place, of the kind of the last one. */
export function added(places: Place[]): Place[] {
  const last = places.at(-1);
  const key = Math.max(...places.map((place) => place.key)) + 1;
  return [...places, { key, who: last?.who ?? 'open', name: '' }];
}

/** The name a place gets when nobody types one. */
export function nameOfPlace(places: readonly Place[], index: number): string {
  const place = places[index];
  if (!place) return '';
  if (place.name.trim()) return place.name.trim();
  if (!place.who.startsWith('bot:')) return t('ui-player-n', { n: index + 1 });
  const before = places.slice(0, index).filter((other) => other.who.startsWith('bot:'));
  return t(`ui-bot-name-${before.length + 1}`);
}

export function wishOf(draft: Draft): NewTable {
  const seats = draft.places.map((place, index): SeatWish => {
    const name = nameOfPlace(draft.places, index);
    if (place.who === 'open') return { kind: 'open' };
    if (place.who === 'person') return { kind: 'me', name };
    return { kind: 'bot', bot: place.who.slice('bot:'.length), name };
  });
  return {
    rules: draft.fields ? 'base+fields' : 'base',
    seats,
    options: { takeback: draft.takeback },
    name: tableName(nameOfPlace(draft.places, 0)),
  };
}

/** Names of tables are as short as names of people. */
function tableName(host: string): string {
  const name = t('ui-table-of', { name: host });
  return name.length <= LONGEST_NAME ? name : host;
}
