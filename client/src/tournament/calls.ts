/** What the pages of tournaments ask the server. */
import { call, type TableWish } from '../api';

export type Kind = 'robin' | 'swiss' | 'knockout';
export const KINDS: readonly Kind[] = ['robin', 'swiss', 'knockout'];
export type Shown = 'open' | 'running' | 'over' | 'mine';
export const LISTS: readonly Shown[] = ['open', 'running', 'over', 'mine'];
export type Result = '' | 'one' | 'two' | 'drawn' | 'none';

export interface Line {
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
}

/** Points are whole ones; a draw is half of one. */
export interface Entrant {
  name: string;
  withdrawn: boolean;
  place: number;
  points: number;
  won: number;
  drawn: number;
  lost: number;
  buchholz: number;
  margin: number;
}

/** `table` is missing where others still play with the same draws. */
export interface DuelGame {
  table?: string;
  result: Result;
  points: [number, number];
}

/** Entrants by number; without a `two` there is nobody to play. */
export interface Duel {
  one: number;
  two: number | null;
  result: Result;
  /** Points of the one and of the other in its games. */
  tally: [number, number];
  said?: boolean;
  games: DuelGame[];
}

export interface Tournament extends Line {
  host: string;
  /** Whoever asks made it. */
  mine: boolean;
  deal: boolean;
  rounds: number;
  entrants: Entrant[];
  played: Duel[][];
  you?: number;
  leftMs?: number;
  secrets?: string[][];
}

export interface Wish {
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
export type Deed = 'join' | 'leave' | 'start' | 'cancel';
export const doWith = (id: string, deed: Deed): Promise<Tournament> => call(`${ALL}/${id}/${deed}`, {});
export const award = (id: string, board: number, result: Result): Promise<Tournament> => call(`${ALL}/${id}/award`, { board, result });
