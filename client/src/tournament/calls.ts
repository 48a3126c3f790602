/** What the pages of tournaments ask the server. */
import { call, type TableWish } from '../api';

export type Kind = 'robin' | 'swiss' | 'knockout' | 'league';
export const KINDS: readonly Kind[] = ['robin', 'swiss', 'knockout', 'league'];
export type Seeds = 'joined' | 'rating' | 'hand' | 'draw';
export const SEEDS: readonly Seeds[] = ['joined', 'rating', 'draw', 'hand'];
export type Shown = 'open' | 'running' | 'over' | 'mine';
export const LISTS: readonly Shown[] = ['open', 'running', 'over', 'mine'];
export type Result = '' | 'one' | 'two' | 'drawn' | 'none' | 'placed';

/** `seats` at a table, of which so many go on (`through`); teams of so many `boards` (0: none); of a league the people of a
 * `division`, and how many move. */
interface Form {
  seats: number;
  through: number;
  boards: number;
  division: number;
  moves: number;
  /** The second game of a duel has the draws of its first. */
  swap: boolean;
  /** Of a knock-out: two play for the third place. */
  third: boolean;
  seeds: Seeds;
}

export interface Line extends Form {
  id: string;
  name: string;
  kind: Kind;
  phase: 'open' | 'running' | 'over' | 'cancelled';
  people: number;
  most: number;
  rules: string;
  modules: string[];
  /** Of each duel. */
  games: number;
  /** For a round; 0 is no hurry. */
  hours: number;
  /** Of a league. */
  season?: number;
}

interface Standing {
  name: string;
  place: number;
  points: number;
  won: number;
  drawn: number;
  lost: number;
  buchholz: number;
  margin: number;
}

/** Points are whole ones; a draw is half of one. `team` is a place in `teams`; what is `void` does not count. */
export interface Entrant extends Standing {
  withdrawn: boolean;
  rating?: number;
  void?: boolean;
  team?: number;
  accepted?: boolean;
}

/** `points` of matches (2 for a win) and of the `boards`; members by number, in the order of the boards. */
export interface Team extends Standing {
  boards: number;
  captain: number | null;
  mine: boolean;
  ready: boolean;
  members: number[];
}

/** Teams by their place. */
export interface Match {
  one: number;
  two: number | null;
  result: Result;
  tally: [number, number];
}

/** What the host decided by hand. */
export interface Note {
  what: 'award' | 'out' | 'later' | 'instead' | 'late';
  reason: string;
  whom: number;
}

/** `table` is missing where others still play with the same draws. */
export interface DuelGame {
  table?: string;
  result: Result;
  points: number[];
}

/** Entrants by number; without a `two` there is nobody to play. */
export interface Duel {
  one: number;
  two: number | null;
  result: Result;
  /** Points of the one and of the other in its games. */
  tally: [number, number];
  unplayed?: boolean;
  /** Of a table of more than two: who else sits there, and the places of all. */
  others?: number[];
  places?: number[];
  /** Who goes on from such a table in a knock-out. */
  on?: number[];
  /** The match of teams to which the board belongs. */
  match?: number;
  games: DuelGame[];
}

/** Of a bracket, people or teams by number, null where nobody knows yet: who goes `on`, or has won the last one. `begun`: it
 * is played as the duel, or match, of that number of its round; `free`: there is nobody to play. */
export interface Slot {
  one: number | null;
  two: number | null;
  on: number | null;
  begun: boolean;
  free: boolean;
}

export interface Tournament extends Line {
  host: string;
  /** Whoever asks made it. */
  mine: boolean;
  deal: boolean;
  rounds: number;
  entrants: Entrant[];
  played: Duel[][];
  notes: Note[];
  teams?: Team[];
  matches?: Match[][];
  /** Of a knock-out of two: its rounds, with those to come. */
  bracket?: Slot[][];
  /** First and last (exclusive) of each. */
  divisions?: [number, number][];
  /** The next season; empty without one. */
  next?: string;
  /** Who would step in, and whether whoever asks is among them; whether one of them may come late. */
  standbys?: string[];
  ready?: boolean;
  lateMay?: boolean;
  promise?: string;
  drawn?: string;
  you?: number;
  leftMs?: number;
  secrets?: string[][];
}

export interface Wish extends Form {
  name: string;
  kind: Kind;
  rules: string;
  options: TableWish;
  games: number;
  rounds: number;
  most: number;
  hours: number;
  deal: boolean;
}

const ALL = '/api/tournaments';
export const getTournaments = async (show: Shown): Promise<Line[]> => (await call<{ tournaments: Line[] }>(`${ALL}?show=${show}`)).tournaments;
export const getTournament = (id: string): Promise<Tournament> => call(`${ALL}/${id}`);
export const makeTournament = (wish: Wish): Promise<{ tournament: string; url: string }> => call(ALL, wish);
export type Deed = 'join' | 'leave' | 'start' | 'cancel' | 'accept' | 'season' | 'ready' | 'not-ready';
export const doWith = (id: string, deed: Deed): Promise<Tournament> => call(`${ALL}/${id}/${deed}`, {});
export type Word =
  | { deed: 'award'; board: number; round: number; result: Result; places: number[]; reason: string }
  | { deed: 'out'; whom: number; reason: string }
  | { deed: 'replace'; whom: number; by: number; reason: string }
  | { deed: 'late'; by: number; reason: string }
  | { deed: 'later'; hours: number; reason: string }
  | { deed: 'order' | 'line-up'; order: number[] }
  | { deed: 'team'; name: string; members: string[] }
  | { deed: 'invite'; members: string[] };
export const say = (id: string, { deed, ...body }: Word): Promise<Tournament> => call(`${ALL}/${id}/${deed}`, body);
