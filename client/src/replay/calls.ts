/** What the looking back asks of the server. */

import { call, type SeatWish } from '../api';
import type { Told } from './frames';

const at = (table: string, kind: string): string => `/api/tables/${table}/${kind}`;

export const getReplay = (table: string): Promise<Told> => call<Told>(at(table, 'replay'));

export interface Film {
  state: 'none' | 'waiting' | 'making' | 'ready' | 'failed';
  /** Pictures done of so many; once it is ready `of` are bytes. */
  done: number;
  of: number;
  code?: string;
  text?: string;
}

/** How a picture looks. */
export interface Look {
  theme: 'light' | 'dusk';
  /** Names and points below the board. */
  names: boolean;
}

const query = ({ theme, names }: Look): string => `theme=${theme}&names=${names ? 1 : 0}`;

export const filmOf = (table: string, look: Look): Promise<Film> => call(`${at(table, 'film')}?${query(look)}`);
export const beginFilm = (table: string, look: Look): Promise<Film> => call(`${at(table, 'film')}?${query(look)}`, undefined, 'POST');
export const stopFilm = (table: string, look: Look): Promise<Film> => call(`${at(table, 'film')}?${query(look)}`, undefined, 'DELETE');
export const filmUrl = (table: string, look: Look): string => `${at(table, 'film.webp')}?${query(look)}`;
export const boardUrl = (table: string, kind: 'svg' | 'png', turn: number, look: Look): string =>
  `${at(table, `board.${kind}`)}?turn=${turn}&${query(look)}`;
export const jczUrl = (table: string): string => at(table, 'jcz');

export const playOn = (table: string, wish: { turn: number; seats: SeatWish[]; name?: string }): Promise<{ url: string }> =>
  call(at(table, 'play-on'), wish);
