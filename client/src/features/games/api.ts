/** Requests about the games of this device. */
import { call } from '../../api';
import type {
  GameChangeRequest,
  GameChanges,
  GameCounts,
  GameDeleted,
  GameImported,
  GameList,
  ImportRequest,
} from '../../api/http.gen';

export type GameFilter = keyof GameCounts;

export const getGames = (show: GameFilter, from = 0): Promise<GameList> =>
  call('GET /api/games', { query: { show, from } });
export const changeGame = (table: string, body: GameChangeRequest): Promise<GameChanges> =>
  call('POST /api/games/{table}', { path: { table }, body });
/** The longest file in UTF-16 units. The server accepts as many characters. */
export const MOST_CHARACTERS = 400_000;
export const importGame = (body: ImportRequest): Promise<GameImported> => call('POST /api/import', { body });
export const deleteGame = (table: string): Promise<GameDeleted> =>
  call('DELETE /api/games/{table}', { path: { table } });
