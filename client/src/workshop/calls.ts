/** Tile sets, as the server knows and checks them. */

import { call } from '../api';
import { ENDS, type Entry, type KindInfo, type MarkInfo } from './entry';

/** What every set has: so many tiles of a sort, by the key of a sentence. */
export interface FixedCount {
  key: string;
  args: Record<string, string>;
  need: number;
  rule: string;
  have?: number;
}

export interface CatalogueInfo {
  id: string;
  /** Modules of the rules that use it, and the option that takes another one. */
  modules: string[];
  option: string;
  tiles: number;
  fixed: FixedCount[];
  provenance: Record<string, number>;
  /** Where tiles are known from, by id: a word of the page. */
  sources: Record<string, string>;
  kinds: KindInfo[];
  attributes: MarkInfo[];
  board: boolean;
}

export interface Limits {
  bytes: number;
  entries: number;
  copies: number;
  name: number;
  about: number;
  games: number;
}

export interface Known {
  catalogues: CatalogueInfo[];
  limits: Limits;
}

export interface Problem {
  /** Which tile of the file, from 0; null for the whole set. */
  entry: number | null;
  tile: string | null;
  field?: string;
  code: string;
  args: Record<string, string | number>;
  rule: string;
  text: string;
}

export const FORMAT = 'bastide-tiles/1';
/** The correction of one tile. */
export const TILE_FORMAT = 'bastide-tile/1';

export interface SetFile {
  format: typeof FORMAT;
  catalogue: string;
  name: string;
  about?: string;
  tiles: Entry[];
  board?: unknown;
}

/** One tile, and the id of ours that it replaces; without one, ours lacks it. */
export interface TileFile extends Omit<SetFile, 'format' | 'board'> {
  format: typeof TILE_FORMAT;
  replaces?: string;
}

/** As the server tells a set, or the correction of one tile. */
export type ToldSet = Omit<SetFile, 'tiles' | 'format'> & { format: typeof FORMAT | typeof TILE_FORMAT; replaces?: string; tiles: Drawn[] };

/** Beside an entry: the name of its picture; null where it cannot be drawn. */
export type Drawn = Entry & { picture: string | null };

export interface Compared {
  same: number;
  changed: [string, string][];
  added: string[];
  removed: string[];
}

export interface Checked {
  problems: Problem[];
  entries: (Drawn | null)[];
  fixed: FixedCount[];
  compared: Compared;
}

export interface TileTold {
  entry: Drawn;
  problems: Problem[];
}

export interface Figures {
  games: number;
  points: number;
  turns: number;
  nowhere: number;
  laid: Record<string, number>;
  completed: Record<string, number>;
}

export interface Trial {
  job: string;
  state: 'waiting' | 'running' | 'done' | 'stopped' | 'failed';
  done: number;
  games: number;
  own?: Figures;
  ours?: Figures;
  error?: { seed: number | string; text: string };
}

export async function getKnown(): Promise<Known> {
  const known = await call<Known>('/api/tilesets');
  return { ...known, catalogues: known.catalogues.map(withEnds) };
}

/** What a road may be said to end at are kinds as well. */
function withEnds(info: CatalogueInfo): CatalogueInfo {
  const words = info.attributes.find(({ name }) => name === ENDS)?.values ?? [];
  return { ...info, kinds: info.kinds.map((one) => (words.includes(one.kind) && one.shape === 'inside' ? { ...one, ends: true } : one)) };
}
export const getOurs = (catalogue: string): Promise<ToldSet> => call(`/api/tilesets/${catalogue}`);
export const checkSet = (file: SetFile): Promise<Checked> => call('/api/tilesets/check', file);
export const checkTile = (catalogue: string, entry: Entry): Promise<TileTold> => call('/api/tilesets/tile', { catalogue, entry });
export const shareSet = (file: SetFile | TileFile): Promise<{ id: string; url: string }> => call('/api/tilesets', file);
export const getShared = (id: string): Promise<ToldSet & { mine: boolean; shared_ms: number }> => call(`/api/tilesets/shared/${id}`);
export const unshare = (id: string): Promise<unknown> => call(`/api/tilesets/shared/${id}`, undefined, 'DELETE');
export const beginTrial = (wish: { set: SetFile; rules: string; players: number; games: number }): Promise<{ job: string }> =>
  call('/api/tilesets/trial', wish);
export const getTrial = (job: string): Promise<Trial> => call(`/api/tilesets/trial/${job}`);
export const stopTrial = (job: string): Promise<unknown> => call(`/api/tilesets/trial/${job}`, undefined, 'DELETE');

/** The entry alone, and the name of its picture. */
export function parted({ picture, ...entry }: Drawn): { entry: Entry; picture: string | null } {
  return { entry: entry as Entry, picture: picture ?? null };
}
