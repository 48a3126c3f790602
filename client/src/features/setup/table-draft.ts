/** The settings of a new table. */
import type { CampaignRow, RulesSeatLimits, SeatLimits, ServerMeta, SetupInfo } from '../../api/http.gen';
import type { Value } from '../../api';
import { t } from '../../i18n';
import type { ClockTerms, Snapshot, TableInfo } from '../../api/protocol';
import type { Opponents, TableRequest } from '../../lib/router.svelte';
import { MIN_SEATS, MAX_SEATS } from '../../game/seats';
import { botName, defaultBot, namedBots } from '../../game/players';
import { isStandalone, fixesOptions, modulesOf, setupOf } from './module-selection';

/** `person` plays on this device, `open` waits for a player with the link. */
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

/** A custom set of tiles for the option of these modules. */
export interface CustomTileSet extends UploadedFile {
  modules: string[];
}

export interface Team {
  setup: string;
  level: number;
  /** Modules of its level that are switched on. */
  switched: Record<string, boolean>;
  /** Locked levels can be played as well. */
  anywhere: boolean;
  /** The campaign to continue. Empty starts one. */
  campaign: string;
  /** Files for options, and whether the game is no level of the campaign with them. */
  own: Record<string, UploadedFile | null>;
  free: boolean;
}

export interface Draft {
  /** A ready table with fixed options. Empty while all can be chosen. */
  fixed: string;
  /** A standalone game with levels: its ready table and choices. */
  team: Team | null;
  modules: string[];
  house: Record<string, Value>;
  /** Custom sets of tiles by the option that takes them. */
  sets: Record<string, CustomTileSet>;
  takeback: boolean;
  aids: boolean;
  /** Aids that the table leaves out. */
  without: string[];
  /** Optional aids of the table. */
  advice: string[];
  /** Key of the seat that begins. Null draws lots. */
  starter: number | null;
  order: 'seated' | 'lot';
  /** Days until an idle game ends. 0 leaves it to the server. */
  period: number;
  /** The action for absent players, and after how many minutes. */
  absent: 'wait' | 'bot' | 'end';
  patience: number;
  /** The time limit. Null without clocks. */
  clock: ClockTerms | null;
  /** The bot that replaces players who leave. Empty lets the others decide. */
  substitute: string;
  /** Free text in the chat. */
  chat: boolean;
  /** The table is listed publicly. */
  public?: boolean;
  rated: boolean;
  /** A table beside a real box: people draw tiles and enter them. Only people on this device play. */
  box: boolean;
  /** The position to start with, and its rules. */
  position: { text: string; rules: string } | null;
  places: DraftSeat[];
}

const second = (company: Opponents): SeatKindChoice =>
  company === 'bot' ? `bot:${defaultBot()}` : company === 'friends' ? 'open' : 'person';

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
    // People on one device sit as they are seated.
    order: company === 'friends' ? 'lot' : 'seated',
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

/** The ready table that is chosen, or that equals the choice. */
export const presetOf = (draft: Draft, meta: ServerMeta | null): SetupInfo | undefined =>
  draft.fixed || draft.team
    ? meta?.setups.find((setup) => setup.id === (draft.fixed || draft.team?.setup))
    : meta
      ? setupOf(meta, draft.modules, draft.house)
      : undefined;

/** Chooses a ready table: modules, options and number of seats. */
export function withPreset(draft: Draft, meta: ServerMeta, setup: SetupInfo): Draft {
  const left = fixesOptions(presetOf(draft, meta)) && !fixesOptions(setup); // options that were fixed get their defaults
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
    places: withKnowingBots(withSeats(draft.places, setup), setup.bots),
  };
}

/** The options of a table as a draft, to change them while it waits. */
export function draftOfTable({ rules, modules, options, seats }: TableInfo, meta: ServerMeta): Draft {
  const ready = meta.setups.find(
    (setup) => setup.rules === rules && (fixesOptions(setup) || isStandalone(meta, setup)),
  );
  const fresh = firstDraft('friends', '');
  const places = seats.map((seat): DraftSeat => {
    const who = seat.kind === 'bot' && seat.bot ? (`bot:${seat.bot}` as const) : 'open';
    return { key: seat.seat, who: seat.kind === 'me' ? 'person' : who, name: '' };
  });
  const { house, level } = withoutLevel(options.house);
  const chosen = modules.filter((id) => !meta.always.includes(id));
  const set = ready ? withPreset(fresh, meta, ready) : { ...fresh, modules: chosen, house };
  return {
    ...set,
    team: set.team && { ...set.team, level, switched: house as Record<string, boolean>, anywhere: level > 1 },
    takeback: options.takeback,
    aids: options.aids,
    without: options.without ?? [],
    advice: options.advice ?? [],
    starter: options.starter,
    order: options.order ?? 'seated',
    period: options.period ?? 0,
    absent: options.absent ?? 'wait',
    patience: options.patience ?? fresh.patience,
    clock: options.clock ?? null,
    substitute: options.substitute ?? '',
    chat: options.chat ?? false,
    places,
  };
}

function withoutLevel({ level = 1, ...house }: Record<string, Value>): {
  house: Record<string, Value>;
  level: number;
} {
  return { house, level: Number(level) };
}

/** Applies the settings of a link, as far as they exist. */
export function withRequest(draft: Draft, meta: ServerMeta, { setup, modules, level }: TableRequest): Draft {
  const ready = meta.setups.find((one) => one.id === setup);
  if (!ready) {
    const known = modules.filter((id) =>
      meta.modules.some((one) => one.id === id && !meta.always.includes(id)),
    );
    return known.length ? { ...draft, modules: known } : draft;
  }
  const set = withPreset(draft, meta, ready);
  const anywhere = level > 1;
  return set.team && meta.levels.some((row) => row.level === level)
    ? { ...set, team: { ...set.team, level, anywhere } }
    : set;
}

/** Uses the rules and the number of seats of a position. */
export function withPosition(
  draft: Draft,
  told: { text: string; whole: string; shown: Snapshot },
  always: readonly string[],
): Draft {
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

/** The bot of a seat, or empty. */
export const botOf = ({ who }: DraftSeat): string => (who.startsWith('bot:') ? who.slice('bot:'.length) : '');

/** Replaces bots that do not know the rules. */
export const withKnowingBots = (places: DraftSeat[], bots: string[]): DraftSeat[] =>
  places.map((place) =>
    !place.who.startsWith('bot:') || bots.includes(botOf(place))
      ? place
      : { ...place, who: `bot:${defaultBot(bots)}` },
  );

/** The highest level that can be chosen. */
export const openLevel = (team: Team, campaigns: readonly CampaignRow[], levels: number): number =>
  team.anywhere ? levels : (campaigns.find(({ id }) => id === team.campaign)?.open ?? 1);

/** Modules in play, including those of every table. */
export const modulesInPlay = (draft: Draft, meta: ServerMeta | null): string[] =>
  (draft.team || draft.fixed ? presetOf(draft, meta)?.modules : null) ?? [
    ...(meta?.always ?? []),
    ...draft.modules,
  ];

/** Custom sets that these rules can use. */
export function tileSetsOf(draft: Draft, meta: ServerMeta | null): [string, CustomTileSet][] {
  const played = modulesInPlay(draft, meta);
  return draft.fixed
    ? []
    : Object.entries(draft.sets).filter(([, { modules }]) => modules.some((id) => played.includes(id)));
}

function withSeats(places: DraftSeat[], setup: SetupInfo): DraftSeat[] {
  const { min, max } = setup.seats;
  let seats = places.slice(0, max);
  while (seats.length < min) seats = withSeatAdded(seats, setup.bots);
  return seats;
}

/** The possible number of players by rules, of the last answer. */
export interface SeatRange {
  rules: string;
  seats: RulesSeatLimits;
  /** The reason why it cannot be rated, or empty. */
  unrated?: string;
}

const limits = (draft: Draft, meta: ServerMeta | null, room: SeatRange | null): SeatLimits =>
  (draft.position ? { min: draft.places.length, max: draft.places.length } : undefined) ??
  (room && room.rules === rulesOf(draft, meta) ? room.seats : undefined) ??
  presetOf(draft, meta)?.seats ??
  meta?.seats ?? { min: MIN_SEATS, max: MAX_SEATS };

export const canAddSeat = (draft: Draft, meta: ServerMeta | null, room: SeatRange | null = null): boolean =>
  draft.places.length < limits(draft, meta, room).max;
export const canRemoveSeat = (
  draft: Draft,
  meta: ServerMeta | null,
  room: SeatRange | null = null,
): boolean => draft.places.length > limits(draft, meta, room).min;

/** Adds a seat of the same kind as the last. After a named bot comes the next one (of `bots`) that is not seated yet. */
export function withSeatAdded(places: DraftSeat[], bots?: readonly string[]): DraftSeat[] {
  const last = places.at(-1);
  const key = Math.max(...places.map((place) => place.key)) + 1;
  const named = namedBots(bots);
  const at = last ? named.indexOf(botOf(last)) : -1;
  const free = [...named.slice(at + 1), ...named.slice(0, at + 1)].find(
    (bot) => !places.some((place) => botOf(place) === bot),
  );
  const who = at >= 0 && free ? (`bot:${free}` as const) : (last?.who ?? 'open');
  return [...places, { key, who, name: '' }];
}

/** The default name of a seat. */
export function draftSeatName(places: readonly DraftSeat[], index: number): string {
  const place = places[index];
  if (!place) return '';
  if (place.name.trim()) return place.name.trim();
  if (!place.who.startsWith('bot:')) return t('ui-player-n', { n: index + 1 });
  const called = botName(botOf(place));
  const before = places
    .slice(0, index)
    .filter((other) => (called ? other.who === place.who : other.who.startsWith('bot:'))).length;
  if (!called) return t(`ui-bot-name-${before + 1}`);
  return before ? `${called} ${before + 1}` : called;
}

/** The ruleset text: the name of a fixed ready table, otherwise the modules. */
export const rulesOf = (draft: Draft, meta: ServerMeta | null): string =>
  draft.position?.rules ||
  ((draft.fixed || draft.team) && presetOf(draft, meta)?.rules) ||
  ['base', ...draft.modules.filter((id) => !meta?.modules.some((one) => one.id === id && one.carried))].join(
    '+',
  );

/** Whether a person with another device has a seat. */
export const hasOtherDevices = (draft: Draft): boolean => draft.places.some((place) => place.who === 'open');

/** Two players always alternate. A position and a real table have their own order. */
export const canDrawOrder = (draft: Draft): boolean =>
  draft.places.length > 2 && !draft.box && !draft.position;
export const orderOf = (draft: Draft): Draft['order'] => (canDrawOrder(draft) ? draft.order : 'seated');
