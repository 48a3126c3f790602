/** A table that is being set up, before the server knows it. */
import type { CampaignRow, NewTableRequest, RulesSeatLimits, SeatLimits, SeatRequest, ServerMeta, SetupInfo } from '../../api/http.gen';
import type { Value } from '../../api';
import { t } from '../../i18n';
import { allowedClock } from '../../clock/presets';
import type { ClockTerms, Snapshot } from '../../api/protocol';
import type { Opponents, TableRequest } from '../../lib/router.svelte';
import { MIN_SEATS, MAX_SEATS, tableName } from '../../game/seats';
import { botName, defaultBot } from '../../game/players';
import { isStandalone, fixesOptions, changedOptions, modulesOf, setupOf } from './module-selection';

type Options = NonNullable<NewTableRequest['options']>;

/** "person" plays at this device, "open" waits for somebody with the link. */
export type SeatKindChoice = 'person' | 'open' | `bot:${string}`;

export interface DraftSeat {
  key: number;
  who: SeatKindChoice;
  name: string;
}

export interface UploadedFile {
  file: string;
  content: unknown;
}

/** Tiles in the place of a catalogue: for an option of these modules. */
export interface CustomTileSet extends UploadedFile {
  modules: string[];
}

export interface Team {
  setup: string;
  level: number;
  /** What of its level is switched on. */
  switched: Record<string, boolean>;
  /** Levels that are not open yet may be played too. */
  anywhere: boolean;
  /** Which campaign it goes on with; empty begins one. */
  campaign: string;
  /** Files for options of the game, and whether with them it is no level of the campaign. */
  own: Record<string, UploadedFile | null>;
  free: boolean;
}

export interface Draft {
  /** A ready table that fixes its options; empty while everything may be chosen. */
  fixed: string;
  /** A game of its own that is played in levels: its ready table and what is chosen of it. */
  team: Team | null;
  /** Modules beyond the base game. */
  modules: string[];
  house: Record<string, Value>;
  /** Sets of tiles of one's own, by the option that takes them. */
  sets: Record<string, CustomTileSet>;
  takeback: boolean;
  aids: boolean;
  /** Aids that the table leaves out. */
  without: string[];
  /** What it gives besides. */
  advice: string[];
  /** Key of the place that begins; null by lot. */
  starter: number | null;
  /** Days that the game may lie untouched; 0 leaves it to the server. */
  period: number;
  /** What happens to somebody who stays away while others wait, and after how many minutes. */
  absent: 'wait' | 'bot' | 'end';
  patience: number;
  /** How much time everybody has; null without clocks. */
  clock: ClockTerms | null;
  /** The bot that plays for those who leave; empty leaves it to those that sit there. */
  substitute: string;
  /** People may type what they say. */
  chat: boolean;
  /** Strangers are shown it. */
  public?: boolean;
  /** The result moves ratings. */
  rated: boolean;
  /** People draw from a box and say what they drew: nobody but people plays, all at this device. */
  box: boolean;
  /** The position that the game begins with, and its rules. */
  position: { text: string; rules: string } | null;
  places: DraftSeat[];
}

const second = (company: Opponents): SeatKindChoice => (company === 'bot' ? `bot:${defaultBot()}` : company === 'friends' ? 'open' : 'person');

export function firstDraft(company: Opponents, name: string): Draft {
  return {
    fixed: '',
    team: null,
    modules: ['fields'],
    house: {},
    sets: {},
    takeback: true,
    aids: true,
    without: [],
    advice: company === 'bot' || company === 'box' ? ['hint'] : [],
    starter: null,
    period: 0,
    absent: 'bot',
    patience: 5,
    clock: null,
    substitute: '',
    chat: false,
    rated: false,
    box: company === 'box',
    position: null,
    places: [
      { key: 0, who: 'person', name },
      { key: 1, who: second(company), name: '' },
    ],
  };
}

/** The ready table that is chosen or that the choice amounts to. */
export const presetOf = (draft: Draft, meta: ServerMeta | null): SetupInfo | undefined =>
  draft.fixed || draft.team
    ? meta?.setups.find((setup) => setup.id === (draft.fixed || draft.team?.setup))
    : meta
      ? setupOf(meta, draft.modules, draft.house)
      : undefined;

/** A ready table is chosen: its modules, its options, its number of seats. */
export function withPreset(draft: Draft, meta: ServerMeta, setup: SetupInfo): Draft {
  const left = fixesOptions(presetOf(draft, meta)) && !fixesOptions(setup); // what was fixed is free again, and as usual
  const usual = left ? { takeback: true, aids: true } : {};
  return {
    ...draft,
    ...usual,
    ...setup.fixed,
    fixed: fixesOptions(setup) ? setup.id : '',
    modules: modulesOf(meta, setup),
    house: {},
    team: isStandalone(meta, setup) ? freshTeam(setup.id) : null,
    substitute: setup.bots.includes(draft.substitute) ? draft.substitute : '',
    places: withKnowingBots(withSeats(draft.places, setup.seats), setup.bots),
  };
}

/** What a link asked for, as far as there is such a thing here. */
export function withRequest(draft: Draft, meta: ServerMeta, { setup, modules, level }: TableRequest): Draft {
  const ready = meta.setups.find((one) => one.id === setup);
  if (!ready) {
    const known = modules.filter((id) => meta.modules.some((one) => one.id === id && !meta.always.includes(id)));
    return known.length ? { ...draft, modules: known } : draft;
  }
  const set = withPreset(draft, meta, ready);
  const anywhere = level > 1;
  return set.team && meta.levels.some((row) => row.level === level) ? { ...set, team: { ...set.team, level, anywhere } } : set;
}

/** The game begins with a position: its rules are played, by as many people as it has. */
export function withPosition(draft: Draft, told: { text: string; whole: string; shown: Snapshot }, always: readonly string[]): Draft {
  const { rules, modules, seats } = told.shown.table;
  let { places } = draft;
  while (places.length < seats.length) places = withSeatAdded(places);
  return {
    ...draft,
    fixed: '',
    team: null,
    modules: modules.filter((id) => !always.includes(id)),
    position: { text: told.whole || told.text, rules },
    places: places.slice(0, Math.max(1, seats.length)),
  };
}

const freshTeam = (setup: string): Team => ({
  setup,
  level: 1,
  switched: {},
  anywhere: false,
  campaign: '',
  own: {},
  free: false,
});

/** The bot of a place; empty where none plays. */
export const botOf = ({ who }: DraftSeat): string => (who.startsWith('bot:') ? who.slice('bot:'.length) : '');

/** A bot that does not know these rules gives its seat to one that does. */
export const withKnowingBots = (places: DraftSeat[], bots: string[]): DraftSeat[] =>
  places.map((place) => (!place.who.startsWith('bot:') || bots.includes(botOf(place)) ? place : { ...place, who: `bot:${defaultBot(bots)}` }));

/** The highest level that may be chosen. */
export const openLevel = (team: Team, campaigns: readonly CampaignRow[], levels: number): number =>
  team.anywhere ? levels : (campaigns.find(({ id }) => id === team.campaign)?.open ?? 1);

/** What a game in levels tells the server about itself. */
function teamHouse({ level, switched, own, free }: Team): Record<string, unknown> {
  const brought = Object.entries(own).flatMap(([option, file]) => (file ? [[option, file.content]] : []));
  return { ...(free ? {} : { level, ...switched }), ...Object.fromEntries(brought) };
}

/** Modules that are in play, those of every table among them. */
export const modulesInPlay = (draft: Draft, meta: ServerMeta | null): string[] =>
  (draft.team || draft.fixed ? presetOf(draft, meta)?.modules : null) ?? [...(meta?.always ?? []), ...draft.modules];

/** Sets of tiles that these rules have a use for. */
export function tileSetsOf(draft: Draft, meta: ServerMeta | null): [string, CustomTileSet][] {
  const played = modulesInPlay(draft, meta);
  return draft.fixed ? [] : Object.entries(draft.sets).filter(([, { modules }]) => modules.some((id) => played.includes(id)));
}

function withSeats(places: DraftSeat[], { min, max }: SetupInfo['seats']): DraftSeat[] {
  let seats = places.slice(0, max);
  while (seats.length < min) seats = withSeatAdded(seats);
  return seats;
}

/** How many can play by which rules, as the server has said last. */
export interface SeatRange {
  rules: string;
  seats: RulesSeatLimits;
  /** Why it cannot be rated; empty where it can. */
  unrated?: string;
}

const limits = (draft: Draft, meta: ServerMeta | null, room: SeatRange | null): SeatLimits =>
  (draft.position ? { min: draft.places.length, max: draft.places.length } : undefined) ??
  (room && room.rules === rulesOf(draft, meta) ? room.seats : undefined) ??
  presetOf(draft, meta)?.seats ??
  meta?.seats ?? { min: MIN_SEATS, max: MAX_SEATS };

export const canAddSeat = (draft: Draft, meta: ServerMeta | null, room: SeatRange | null = null): boolean =>
  draft.places.length < limits(draft, meta, room).max;
export const canRemoveSeat = (draft: Draft, meta: ServerMeta | null, room: SeatRange | null = null): boolean =>
  draft.places.length > limits(draft, meta, room).min;

/** One more place, of the kind of the last one. */
export function withSeatAdded(places: DraftSeat[]): DraftSeat[] {
  const last = places.at(-1);
  const key = Math.max(...places.map((place) => place.key)) + 1;
  return [...places, { key, who: last?.who ?? 'open', name: '' }];
}

/** The name a place gets when nobody types one. */
export function draftSeatName(places: readonly DraftSeat[], index: number): string {
  const place = places[index];
  if (!place) return '';
  if (place.name.trim()) return place.name.trim();
  if (!place.who.startsWith('bot:')) return t('ui-player-n', { n: index + 1 });
  const called = botName(botOf(place));
  const before = places.slice(0, index).filter((other) => (called ? other.who === place.who : other.who.startsWith('bot:'))).length;
  if (!called) return t(`ui-bot-name-${before + 1}`);
  return before ? `${called} ${before + 1}` : called;
}

/** The ruleset text: the name of a table that fixes its options, otherwise the modules one by one. */
export const rulesOf = (draft: Draft, meta: ServerMeta | null): string =>
  draft.position?.rules ||
  ((draft.fixed || draft.team) && presetOf(draft, meta)?.rules) ||
  ['base', ...draft.modules.filter((id) => !meta?.modules.some((one) => one.id === id && one.carried))].join('+');

/** Somebody else sits there who has a device of their own. */
export const hasOtherDevices = (draft: Draft): boolean => draft.places.some((place) => place.who === 'open');

export function newTableRequest(draft: Draft, meta: ServerMeta | null): NewTableRequest & { options: Options } {
  const seats = draft.places.map((place, index): SeatRequest => {
    const name = draftSeatName(draft.places, index);
    if (place.who === 'open') return { kind: 'open' };
    if (place.who === 'person') return { kind: 'me', name };
    const bot = botOf(place);
    return botName(bot) ? { kind: 'bot', bot } : { kind: 'bot', bot, name };
  });
  const starter = draft.places.findIndex((place) => place.key === draft.starter);
  return {
    rules: rulesOf(draft, meta),
    seats,
    options: {
      takeback: draft.takeback && !draft.rated,
      aids: draft.aids && !draft.rated,
      ...(draft.rated ? { rated: true } : {}),
      ...(draft.aids && !draft.rated && draft.without.length ? { without: draft.without } : {}),
      ...(draft.aids && !draft.rated && draft.advice.length ? { advice: draft.advice } : {}),
      starter: starter < 0 ? (draft.box ? 0 : null) : starter,
      ...(draft.box ? { chance: 'manual' as const } : {}),
      ...(draft.period ? { period: draft.period } : {}),
      ...(draft.clock && !draft.box ? { clock: allowedClock(draft.clock, draft.team !== null, draft.rated) } : {}),
      ...(hasOtherDevices(draft) && !draft.clock && !draft.rated && draft.absent !== 'wait'
        ? { absent: draft.absent, patience: draft.patience }
        : {}),
      ...(hasOtherDevices(draft) && draft.substitute ? { substitute: draft.substitute } : {}),
      ...(hasOtherDevices(draft) && draft.chat ? { chat: true } : {}),
      house: draft.position
        ? {}
        : {
            ...(draft.team ? teamHouse(draft.team) : meta ? changedOptions(meta, draft.modules, draft.house) : {}),
            ...Object.fromEntries(tileSetsOf(draft, meta).map(([option, { content }]) => [option, content])),
          },
    } as Options,
    name: tableName(draftSeatName(draft.places, 0)),
    ...(hasOtherDevices(draft) && draft.public && !draft.box ? { public: true } : {}),
    ...(draft.position && { position: draft.position.text }),
    ...(draft.team && !draft.team.free ? { campaign: campaignOf(draft.team) } : {}),
  };
}

const campaignOf = ({ campaign, anywhere }: Team): { id?: string; anywhere: boolean } => (campaign ? { id: campaign, anywhere } : { anywhere });
