/** Requests about tile sets. */

import { call } from '../../api';
import type {
  TileCatalogue,
  TileCatalogues,
  TileChecked,
  TileSetChecked,
  TileSetFile,
  TileSetShared,
  Trial,
  TrialStarted,
} from '../../api/http.gen';
import { ENDS, type TileEntry } from './tile-model';

export const FORMAT = 'bastide-tiles/1';
/** The correction of one tile. */
export const TILE_FORMAT = 'bastide-tile/1';

export interface SetFile extends TileSetFile {
  tiles: TileEntry[];
}

/** An entry with the name of its picture, or null if it cannot be drawn. */
export type Drawn = TileEntry & { picture: string | null };

/** A set, or the correction of one tile, as the server sends it. */
export interface DrawnSet extends TileSetFile {
  tiles: Drawn[];
}

export async function getWorkshopInfo(): Promise<TileCatalogues> {
  const known = await call('GET /api/tilesets');
  return { ...known, catalogues: known.catalogues.map(withEnds) };
}

/** Values for the end of a road are kinds as well. */
function withEnds(info: TileCatalogue): TileCatalogue {
  const words = info.attributes.find(({ name }) => name === ENDS)?.values ?? [];
  return {
    ...info,
    kinds: info.kinds.map((one) =>
      words.includes(one.kind) && one.shape === 'inside' ? { ...one, ends: true } : one,
    ),
  };
}
export const getOfficialTiles = async (catalogue: string): Promise<DrawnSet> =>
  (await call('GET /api/tilesets/{catalogue}', { path: { catalogue } })) as DrawnSet;
export const checkSet = (file: SetFile): Promise<TileSetChecked> =>
  call('POST /api/tilesets/check', { body: { ...file } });
export const checkTile = (catalogue: string, entry: TileEntry): Promise<TileChecked> =>
  call('POST /api/tilesets/tile', { body: { catalogue, entry } });
export const shareSet = (file: SetFile): Promise<TileSetShared> =>
  call('POST /api/tilesets', { body: { ...file } });
export const getShared = async (id: string): Promise<DrawnSet & { mine: boolean }> =>
  (await call('GET /api/tilesets/shared/{id}', { path: { id } })) as unknown as DrawnSet & { mine: boolean };
export const unshare = (id: string): Promise<unknown> =>
  call('DELETE /api/tilesets/shared/{id}', { path: { id } });
export const startTrial = (
  set: SetFile,
  rules: string,
  players: number,
  games: number,
): Promise<TrialStarted> =>
  call('POST /api/tilesets/trial', { body: { set: { ...set }, rules, players, games } });
export const getTrial = (job: string): Promise<Trial> =>
  call('GET /api/tilesets/trial/{job}', { path: { job } });
export const stopTrial = (job: string): Promise<unknown> =>
  call('DELETE /api/tilesets/trial/{job}', { path: { job } });

/** The entry without the name of its picture. */
export function splitPicture({ picture, ...entry }: Record<string, unknown>): {
  entry: TileEntry;
  picture: string | null;
} {
  return { entry: entry as TileEntry, picture: (picture as Drawn['picture'] | undefined) ?? null };
}
