/** The games of this device, as the server lists them, and what can be made of one. */
import { call, type TableLine } from '../../api';

export type Shown = 'open' | 'over' | 'hidden';

export interface GameLine extends TableLine {
  /** Of a game that is played in levels. */
  level: number;
  result: string;
  seats: { name: string; colour: string; kind: 'person' | 'bot' | 'open' }[];
  /** The seats of this device. */
  mine: number[];
  winners: number[];
  /** Of each seat, once everybody for himself has played to the end. */
  places: number[];
  laid: number;
  map: string;
  created: number;
  changed: number;
  /** This device's own name for it. */
  called?: string;
  /** Nobody else has ever had to do with it. */
  alone: boolean;
  /** A campaign needs it. */
  kept?: boolean;
}

export interface Games {
  games: GameLine[];
  counts: Record<Shown, number>;
  /** Where the next page begins. */
  next?: number;
}

export const getGames = (shown: Shown, from = 0): Promise<Games> => call(`/api/games?show=${shown}&from=${from}`);
export const changeGame = (table: string, what: { name?: string; hidden?: boolean }): Promise<{ name?: string }> => call(`/api/games/${table}`, what);
export const deleteGame = (table: string): Promise<{ erased: boolean }> => call(`/api/games/${table}`, undefined, 'DELETE');
