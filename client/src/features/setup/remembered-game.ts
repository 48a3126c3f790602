/** The game that this device remembers, as a draft of the set-up page. */
import type { ServerMeta } from '../../api/http.gen';
import type { FavouriteGame } from '../../game/favourite-game.svelte';
import { newTableRequest } from './new-table-request';
import { firstDraft, rulesOf, withKnowingBots, type Draft, type DraftSeat } from './table-draft';

/** What is remembered of a draft. Own tile sets and positions stay where they are stored, and names with the people. */
export function rememberedChoices(draft: Draft, meta: ServerMeta): FavouriteGame {
  const places = draft.places.map((place): DraftSeat => ({ ...place, name: '' }));
  const team = draft.team && { ...draft.team, campaign: '', own: {}, free: false };
  const kept = { ...draft, sets: {}, position: null, rated: false, box: false, starter: null, team, places };
  const open = places.map((place, n): DraftSeat => ({ ...place, who: n ? 'open' : 'person' }));
  const { rules, options } = newTableRequest({ ...kept, places: open }, meta);
  return { rules, seats: places.length, options, draft: kept };
}

/** Whether a draft is the remembered game, for whichever people. */
export function isRemembered(draft: Draft, favourite: FavouriteGame | null, meta: ServerMeta): boolean {
  const whole = ({ rules, seats, options }: FavouriteGame): string => JSON.stringify([rules, seats, options]);
  return favourite !== null && whole(rememberedChoices(draft, meta)) === whole(favourite);
}

/** The remembered game with the people of the draft. Null if its rules are gone. */
export function withRemembered(draft: Draft, favourite: FavouriteGame, meta: ServerMeta): Draft | null {
  const usual = firstDraft('bot', '');
  const told = Object.entries((favourite.draft ?? {}) as Record<string, unknown>).filter(
    ([name, value]) =>
      name in usual && (typeof value === typeof usual[name as keyof Draft] || value === null),
  );
  const kept = { ...usual, ...Object.fromEntries(told) } as Draft;
  if (!Array.isArray(kept.places) || !Array.isArray(kept.modules) || !rulesKnown(kept, favourite, meta))
    return null;
  const [first, second] = draft.places;
  const places = kept.places.map((place, n): DraftSeat => {
    const who = second && !second.who.startsWith('bot:') ? second.who : place.who;
    return n ? { key: place.key, who, name: draft.places[n]?.name ?? '' } : { ...first!, key: place.key };
  });
  return { ...kept, box: draft.box, places: withKnowingBots(places, meta.bots) };
}

const rulesKnown = (kept: Draft, favourite: FavouriteGame, meta: ServerMeta): boolean =>
  rulesOf(kept, meta) === favourite.rules &&
  kept.modules.every((id) => meta.modules.some((one) => one.id === id));
