/** The server's HTTP side. Every failure becomes an ApiError with words to show. */
import { fresh } from '../pwa/fresh.svelte';
import { notice, type Told } from '../lib/notice.svelte';
import type { ClockTerms, Phase } from './protocol';
import { PROTOCOL } from './protocol.gen';
import { rooted } from '../lib/root';
import { pending } from '../lib/settled';

/** The value of an option of the rules. */
export type Value = boolean | number;

/** `values` are all it may have; `rule` describes it; `pictured`: it has a symbol; `pictures` are tiles that show each value. */
export interface Option {
  name: string;
  values: Value[];
  default: Value;
  rule: string;
  pictured?: boolean;
  pictures?: string[][];
}

export interface Range {
  min: number;
  max: number;
}

/** A kind of figure: `like` names the one in whose place it may be used, `strength` is what it counts as for the majority. */
export interface FigureKind {
  kind: string;
  like: string;
  strength: number;
}

export interface RuleModule {
  id: string;
  requires: string[];
  excludes: string[];
  tiles: number;
  /** Kinds of figures that it brings. */
  figures?: FigureKind[];
  options: Option[];
  /** It comes with others that need it and goes with them, and is not chosen by itself. */
  carried?: boolean;
  /** The turned tile that stands for it. */
  picture?: Turned;
  /** Of a module from outside: its words by language, and the ids of its rules. */
  words?: Partial<Record<string, string>>;
  rules?: string[];
}

/** A tile by its picture, and its rotation. */
export type Turned = [id: string, rotation: number];

/** A table ready to play; `fixed` are options of the table that it leaves no choice about. */
export interface Setup {
  id: string;
  rules: string;
  modules: string[];
  /** What stands for it. */
  pictures: Turned[];
  fixed: Partial<Record<'takeback' | 'aids', boolean>>;
  seats: Range;
  /** Bots that know these rules, the strongest first. */
  bots: string[];
  /** It is played in levels. */
  levels: boolean;
}

/** Levels that one group of people has played at this device's tables. */
export interface Campaign {
  id: string;
  open: number;
  won: number[];
  levels: number;
  games: number;
  url: string;
  phase: Phase;
  seats: { name: string; colour: string }[];
}

/** What a lesson teaches: modules of the rules, or a numbered level; the base game neither. */
export interface LessonLine {
  id: string;
  rules: string;
  teaches: string[];
  level: number;
  minutes: number;
}

/** How far this device has come in a lesson; `table` is where it goes on. */
export interface Study extends LessonLine {
  steps: number;
  reached: number;
  done: boolean;
  table?: string;
}

/** How many can play, and the rule that says so. */
export interface Seating extends Range {
  rule: string;
}

export interface Meta {
  version: string;
  compiled: boolean;
  art: string;
  modules: RuleModule[];
  /** Modules that are in play at every table. */
  always: string[];
  /** Modules that have a name of their own together. */
  parts: Record<string, string[]>;
  setups: Setup[];
  lessons: LessonLine[];
  /** Of a game that is played in levels; what else a row holds is its own. */
  levels: { level: number; target: number; [more: string]: unknown }[];
  seats: Range;
  bots: string[];
  /** The named ones of them, weakest first, and the one for somebody who has not played here. */
  players: { bot: string; called: string }[];
  newcomer: string;
  /** Programs from outside that play here, by name. */
  guests: string[];
  colours: string[];
  /** After how many days what is stored goes, 0 is never; `cookie` is that of this browser. */
  days: Record<'cookie' | 'lobby' | 'game' | 'archive' | 'delete' | 'delete_lobby' | 'delete_lesson', number>;
  /** Who runs the server, in his own words. */
  operator?: string;
  /** It sends mail to accounts that want it. */
  mail?: boolean;
  /** Present when the server listens on the network. */
  lan?: { url: string };
}

export interface TableLine {
  table: string;
  name: string;
  rules: string;
  modules: string[];
  house: Record<string, Value>;
  phase: Phase;
  yourTurn: boolean;
  /** Milliseconds that this device has left there, where its clock runs. */
  due?: number;
  /** In turn order; `scores` go with it. */
  seats: { name: string; colour: string }[];
  scores: number[];
  /** Tiles still in the bag; null before the start. */
  left: number | null;
}

export type SeatWish = { kind: 'me'; name: string } | { kind: 'open' } | { kind: 'bot'; bot?: string; name?: string };

export interface TableWish {
  takeback: boolean;
  aids?: boolean;
  /** Aids that the table leaves out. */
  without?: string[];
  /** What it gives besides. */
  advice?: string[];
  /** The seat that begins; null by lot. */
  starter?: number | null;
  /** Days that the game may lie untouched; 0 leaves it to the server. */
  period?: number;
  absent?: 'wait' | 'bot' | 'end';
  patience?: number;
  /** How much time everybody has. */
  clock?: ClockTerms;
  /** The bot that plays for those who leave. */
  substitute?: string;
  chat?: boolean;
  rated?: boolean;
  /** People draw from a box and say what they drew. */
  chance?: 'auto' | 'manual';
  /** Values of options; an own level is an object, own tiles are a list. */
  house?: Record<string, unknown>;
}

export interface NewTable {
  rules: string;
  seats: SeatWish[];
  options: TableWish;
  name?: string;
  /** Strangers are shown it. */
  public?: boolean;
  /** Begins with it; its rules, options and number of players are played. */
  position?: string;
  /** Goes on with a campaign; `anywhere` also at a level that is not open yet. */
  campaign?: { id?: string; anywhere?: boolean };
}

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly ref = '',
    readonly args: Record<string, string | number> = {},
    /** The rule of the game that it comes from, if it comes from one. */
    readonly rule = '',
  ) {
    super(text);
  }
}

/** So often, and so many seconds at most, a page waits when the server says that it asks too fast. */
const RETRY = { times: 3, seconds: 15 };
/** The server has forgotten this browser, or never knew it. Its page gives a new cookie, then the call works. */
const UNKNOWN = 'nothing-known';

export const call = <T>(path: string, body?: unknown, method?: 'POST' | 'DELETE'): Promise<T> => pending(request<T>(path, body, method));

async function request<T>(path: string, body?: unknown, method?: 'POST' | 'DELETE'): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send(path, body, method);
    const data: unknown = await answer.json().catch(() => null);
    if (answer.ok) {
      fresh.accepted();
      return data as T;
    }
    const told = (data ?? {}) as Partial<ApiError> & { text?: string };
    const seconds = Number(answer.headers.get('retry-after'));
    if (told.code === 'too-fast' && tries < RETRY.times && seconds <= RETRY.seconds) {
      await new Promise((done) => setTimeout(done, 1000 * seconds));
      continue;
    }
    if (told.code === UNKNOWN && tries === 1) {
      await send('/');
      continue;
    }
    if (answer.status === 409 && told.code === 'version') fresh.refused();
    const { code = 'server', text = '', ref = '', args, rule } = told;
    throw new ApiError(answer.status === 404 ? 'not-found' : code, text, ref, args, rule);
  }
}

async function send(path: string, body?: unknown, method?: 'POST' | 'DELETE'): Promise<Response> {
  try {
    const asked: RequestInit = body !== undefined ? post(body) : method ? { method } : {};
    return await fetch(rooted(path), { ...asked, headers: { ...asked.headers, 'bastide-protocol': String(PROTOCOL) } });
  } catch {
    throw new ApiError('offline', '');
  }
}

const post = (body: unknown): RequestInit => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export const getMeta = (): Promise<Meta> => call<Meta>('/api/meta');
/** And what the operator says. */
export async function getTables(): Promise<TableLine[]> {
  const told = await call<{ tables: TableLine[]; notice?: Told }>('/api/tables');
  notice.hear(told.notice);
  return told.tables;
}
export const getCampaigns = async (): Promise<Campaign[]> => (await call<{ campaigns: Campaign[] }>('/api/campaigns')).campaigns;
export const makeTable = (wish: NewTable): Promise<{ table: string; url: string }> => call('/api/tables', wish);
/** What a table would be; refused with a sentence where it cannot be. */
export const checkTable = (wish: NewTable): Promise<{ tiles: number; seats: Seating; unrated: string }> => call('/api/check', wish);
export const getLessons = async (): Promise<Study[]> => (await call<{ lessons: Study[] }>('/api/lessons')).lessons;
/** The names of the table, the learner and the others; `again` begins anew. */
export const openLesson = (
  lesson: string,
  names: { name: string; me: string; others: string[]; again: boolean },
): Promise<{ table: string; url: string }> => call(`/api/lessons/${lesson}`, names);
/** A puzzle as this device knows it; `solved` once it has tried it. One of an own game has its `table` and no rating. */
export interface PuzzleLine {
  id: string;
  modules: string[];
  seats: number;
  rating?: number;
  tries?: number;
  solved?: boolean;
  table?: string;
  turn?: number;
}

/** A turn of a game of this device's own: it lost `loss` points. `name` and `changed` (ms) are those of the game. */
export interface OwnPuzzle extends PuzzleLine {
  table: string;
  turn: number;
  seat: number;
  loss: number;
  name: string;
  changed: number;
}

/** `today` is the puzzle of the day, `next` one that suits this device, "" where it has tried all. */
export interface Puzzling {
  today: string;
  next: string;
  me: { rating: number; tried: number; solved: number; streak: number };
  puzzle: PuzzleLine;
}
export const getPuzzle = (id = 'today'): Promise<Puzzling> => call(`/api/puzzles/${id}`);
/** The puzzles of own games, or of one of them. */
export const getOwnPuzzles = async (table = ''): Promise<OwnPuzzle[]> =>
  (await call<{ puzzles: OwnPuzzle[] }>(`/api/puzzles/own${table && `?table=${table}`}`)).puzzles;
export const openPuzzle = (
  id: string,
  names: { name: string; me: string; others: string[]; again: boolean },
): Promise<{ table: string; url: string }> => call(`/api/puzzles/${id}`, names);
export const recordUrl = (table: string): string => `/api/tables/${table}/record`;
