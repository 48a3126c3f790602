/** Requests of the replay. */
import { call } from '../../api';
import type { FilmState, GameReplay, PlayOnRequest, TableAddress } from '../../api/http.gen';

const at = (table: string, kind: string): string => `/api/tables/${table}/${kind}`;

export const getReplay = (table: string): Promise<GameReplay> =>
  call('GET /api/tables/{table}/replay', { path: { table } });

/** Options of a picture. */
export interface FilmLook {
  theme: 'light' | 'dusk';
  /** Names and points below the map. */
  names: boolean;
}

type Query = Record<'theme' | 'names', string>;
const values = ({ theme, names }: FilmLook): Query => ({ theme, names: names ? '1' : '0' });
const query = (look: FilmLook): string => new URLSearchParams(values(look)).toString();

export const getFilm = (table: string, look: FilmLook): Promise<FilmState> =>
  call('GET /api/tables/{table}/film', { path: { table }, query: values(look) });
export const startFilm = (table: string, look: FilmLook): Promise<FilmState> =>
  call('POST /api/tables/{table}/film', { path: { table }, query: values(look) });
export const stopFilm = (table: string, look: FilmLook): Promise<FilmState> =>
  call('DELETE /api/tables/{table}/film', { path: { table }, query: values(look) });
export const filmUrl = (table: string, look: FilmLook): string => `${at(table, 'film.webp')}?${query(look)}`;
export const boardUrl = (table: string, kind: 'svg' | 'png', turn: number, look: FilmLook): string =>
  `${at(table, `board.${kind}`)}?turn=${turn}&${query(look)}`;
export const jczUrl = (table: string): string => at(table, 'jcz');

export const continueFrom = (table: string, body: PlayOnRequest): Promise<TableAddress> =>
  call('POST /api/tables/{table}/play-on', { path: { table }, body });
