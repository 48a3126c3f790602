/** A table that is being set up, before the server knows it. */
import type { CampaignRow, NewTableRequest, RulesSeatLimits, SeatLimits, SeatRequest, ServerMeta, SetupInfo } from '../../api/http.gen';
import type { Value } from '../../api';
import { t } from '../../i18n';
import { clockFor } from '../../clock/presets';
import type { ClockTerms, Snapshot } from '../../api/protocol';
import type { Company, Wish } from '../../lib/router.svelte';
import { FEWEST_SEATS, MOST_SEATS, tableName } from '../../game/seats';
import { calledOf, usualBot } from '../../game/players';
import { alone, fixes, houseOf, modulesOf, setupOf } from './module-selection';

type Options = NonNullable<NewTableRequest['options']>;

/** "person" plays at this device, "open" waits for somebody with the link. */
export type Who = 'person' | 'open' | `bot:${string}`;

export interface Place {
  key: number;
  who: Who;
  name: string;
}

/** A file that somebody brought. */
export interface Brought {
  file: string;
  content: unknown;
}

/** Tiles in the place of a catalogue: for an option of these modules. */
export interface OwnTiles extends Brought {
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
  own: Record<string, Brought | null>;
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
  sets: Record<string, OwnTiles>;
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
  places: Place[];
}

const second = (company: Company): Who => (company === 'bot' ? `bot:${usualBot()}` : company === 'friends' ? 'open' : 'person');

export function firstDraft(company: Company, name: string): Draft {
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
export const readyOf = (draft: Draft, meta: ServerMeta | null): SetupInfo | undefined =>
  draft.fixed || draft.team
    ? meta?.setups.find((setup) => setup.id === (draft.fixed || draft.team?.setup))
    : meta
      ? setupOf(meta, draft.modules, draft.house)
      : undefined;

/** A ready table is chosen: its modules, its options, its number of seats. */
export function withSetup(draft: Draft, meta: ServerMeta, setup: SetupInfo): Draft {
  const left = fixes(readyOf(draft, meta)) && !fixes(setup); // what was fixed is free again, and as usual
  const usual = left ? { takeback: true, aids: true } : {};
  return {
    ...draft,
    ...usual,
    ...setup.fixed,
    fixed: fixes(setup) ? setup.id : '',
    modules: modulesOf(meta, setup),
    house: {},
    team: alone(meta, setup) ? freshTeam(setup.id) : null,
    substitute: setup.bots.includes(draft.substitute) ? draft.substitute : '',
    places: knowing(seated(draft.places, setup.seats), setup.bots),
  };
}

/** What a link asked for, as far as there is such a thing here. */
export function withWish(draft: Draft, meta: ServerMeta, { setup, modules, level }: Wish): Draft {
  const ready = meta.setups.find((one) => one.id === setup);
  if (!ready) {
    const known = modules.filter((id) => meta.modules.some((one) => one.id === id && !meta.always.includes(id)));
    return known.length ? { ...draft, modules: known } : draft;
  }
  const set = withSetup(draft, meta, ready);
  const anywhere = level > 1;
  return set.team && meta.levels.some((row) => row.level === level) ? { ...set, team: { ...set.team, level, anywhere } } : set;
}

/** The game begins with a position: its rules are played, by as many people as it has. */
export function withPosition(draft: Draft, told: { text: string; whole: string; shown: Snapshot }, always: readonly string[]): Draft {
  const { rules, modules, seats } = told.shown.table;
  let { places } = draft;
  while (places.length < seats.length) places = added(places);
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
export const botAt = ({ who }: Place): string => (who.startsWith('bot:') ? who.slice('bot:'.length) : '');

/** A bot that does not know these rules gives its seat to one that does. */
export const knowing = (places: Place[], bots: string[]): Place[] =>
  places.map((place) => (!place.who.startsWith('bot:') || bots.includes(botAt(place)) ? place : { ...place, who: `bot:${usualBot(bots)}` }));

/** The highest level that may be chosen. */
export const openLevel = (team: Team, campaigns: readonly CampaignRow[], levels: number): number =>
  team.anywhere ? levels : (campaigns.find(({ id }) => id === team.campaign)?.open ?? 1);

/** What a game in levels tells the server about itself. */
function teamHouse({ level, switched, own, free }: Team): Record<string, unknown> {
  const brought = Object.entries(own).flatMap(([option, file]) => (file ? [[option, file.content]] : []));
  return { ...(free ? {} : { level, ...switched }), ...Object.fromEntries(brought) };
}

/** Modules that are in play, those of every table among them. */
export const inPlay = (draft: Draft, meta: ServerMeta | null): string[] =>
  (draft.team || draft.fixed ? readyOf(draft, meta)?.modules : null) ?? [...(meta?.always ?? []), ...draft.modules];

/** Sets of tiles that these rules have a use for. */
export function setsOf(draft: Draft, meta: ServerMeta | null): [string, OwnTiles][] {
  const played = inPlay(draft, meta);
  return draft.fixed ? [] : Object.entries(draft.sets).filter(([, { modules }]) => modules.some((id) => played.includes(id)));
}

function seated(places: Place[], { min, max }: SetupInfo['seats']): Place[] {
  let seats = places.slice(0, max);
  while (seats.length < min) seats = added(seats);
  return seats;
}

/** How many can play by which rules, as the server has said last. */
export interface Room {
  rules: string;
  seats: RulesSeatLimits;
  /** Why it cannot be rated; empty where it can. */
  unrated?: string;
}

const limits = (draft: Draft, meta: ServerMeta | null, room: Room | null): SeatLimits =>
  (draft.position ? { min: draft.places.length, max: draft.places.length } : undefined) ??
  (room && room.rules === rulesOf(draft, meta) ? room.seats : undefined) ??
  readyOf(draft, meta)?.seats ??
  meta?.seats ?? { min: FEWEST_SEATS, max: MOST_SEATS };

export const mayAdd = (draft: Draft, meta: ServerMeta | null, room: Room | null = null): boolean =>
  draft.places.length < limits(draft, meta, room).max;
export const mayRemove = (draft: Draft, meta: ServerMeta | null, room: Room | null = null): boolean =>
  draft.places.length > limits(draft, meta, room).min;

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
  const called = calledOf(botAt(place));
  const before = places.slice(0, index).filter((other) => (called ? other.who === place.who : other.who.startsWith('bot:'))).length;
  if (!called) return t(`ui-bot-name-${before + 1}`);
  return before ? `${called} ${before + 1}` : called;
}

/** The ruleset text: the name of a table that fixes its options, otherwise the modules one by one. */
export const rulesOf = (draft: Draft, meta: ServerMeta | null): string =>
  draft.position?.rules ||
  ((draft.fixed || draft.team) && readyOf(draft, meta)?.rules) ||
  ['base', ...draft.modules.filter((id) => !meta?.modules.some((one) => one.id === id && one.carried))].join('+');

/** Somebody else sits there who has a device of their own. */
export const shared = (draft: Draft): boolean => draft.places.some((place) => place.who === 'open');

export function wishOf(draft: Draft, meta: ServerMeta | null): NewTableRequest & { options: Options } {
  const seats = draft.places.map((place, index): SeatRequest => {
    const name = nameOfPlace(draft.places, index);
    if (place.who === 'open') return { kind: 'open' };
    if (place.who === 'person') return { kind: 'me', name };
    const bot = botAt(place);
    return calledOf(bot) ? { kind: 'bot', bot } : { kind: 'bot', bot, name };
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
      ...(draft.clock && !draft.box ? { clock: clockFor(draft.clock, draft.team !== null, draft.rated) } : {}),
      ...(shared(draft) && !draft.clock && !draft.rated && draft.absent !== 'wait' ? { absent: draft.absent, patience: draft.patience } : {}),
      ...(shared(draft) && draft.substitute ? { substitute: draft.substitute } : {}),
      ...(shared(draft) && draft.chat ? { chat: true } : {}),
      house: draft.position
        ? {}
        : {
            ...(draft.team ? teamHouse(draft.team) : meta ? houseOf(meta, draft.modules, draft.house) : {}),
            ...Object.fromEntries(setsOf(draft, meta).map(([option, { content }]) => [option, content])),
          },
    } as Options,
    name: tableName(nameOfPlace(draft.places, 0)),
    ...(shared(draft) && draft.public && !draft.box ? { public: true } : {}),
    ...(draft.position && { position: draft.position.text }),
    ...(draft.team && !draft.team.free ? { campaign: campaignOf(draft.team) } : {}),
  };
}

const campaignOf = ({ campaign, anywhere }: Team): { id?: string; anywhere: boolean } => (campaign ? { id: campaign, anywhere } : { anywhere });
