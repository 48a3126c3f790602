/** Creates sets of this device as copies of ours: at a guess, at one tile, or with a correction. */

import type { TileCatalogue } from '../../api/http.gen';
import { officialTiles } from './tile-set-editor.svelte';
import { splitPicture, type DrawnSet } from './api';
import type { TileEntry } from './tile-model';
import { withCorrection, type Correction } from './set-file';
import { placeOf } from './provenance';
import { savedSets, type OwnSet } from './saved-sets.svelte';
import { UNNAMED_SET } from './text';

const addressOf = (set: OwnSet, at: number): string =>
  `/workshop/${set.catalogue}?set=${set.id}&tile=${at + 1}`;

/** A copy of our tiles, or of these, without a name. */
function copied(catalogue: string, { tiles, board }: DrawnSet, changed?: TileEntry[]): OwnSet {
  return savedSets.create({
    catalogue,
    name: UNNAMED_SET,
    about: '',
    tiles: changed ?? tiles.map((one) => splitPicture(one).entry),
    ...(board !== undefined && { board }),
  });
}

/** The editor at a tile, or without an id at the first guess. Uses the latest set with it, else a new copy of ours. */
export function startSetAt({ id }: TileCatalogue, file: DrawnSet, tile = ''): string {
  const set = savedSets.ofCatalogue(id).find(({ tiles }) => placeOf(tiles, tile) >= 0) ?? copied(id, file);
  return addressOf(set, Math.max(0, placeOf(set.tiles, tile)));
}

/** The editor at a corrected tile in a new copy of ours. Rejects with an ApiError. */
export async function startCorrection(one: Correction): Promise<string> {
  const file = await officialTiles(one.catalogue);
  const made = withCorrection(
    file.tiles.map((drawn) => splitPicture(drawn).entry),
    one,
  );
  return addressOf(copied(one.catalogue, file, made.tiles), made.at);
}
