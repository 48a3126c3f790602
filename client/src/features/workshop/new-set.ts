/** Sets of this device that begin as ours: at a guess, at one tile, or with a corrected tile. */

import type { TileCatalogue } from '../../api/http.gen';
import { t } from '../../i18n';
import { ours } from './tile-set-editor.svelte';
import { parted, type ToldSet } from './api';
import type { Entry } from './tile-model';
import { withCorrection, type Correction } from './set-file';
import { placeOf } from './provenance';
import { shelf, type OwnSet } from './saved-sets.svelte';
import { catalogueText } from './text';

const addressOf = (set: OwnSet, at: number): string => `/workshop/${set.catalogue}?set=${set.id}&tile=${at + 1}`;

/** A copy of our tiles, or of these, under a name of its own. */
function copied(catalogue: string, { tiles, board }: ToldSet, most: number, changed?: Entry[]): OwnSet {
  return shelf.begin({
    catalogue,
    name: t('workshop-my-box', { name: catalogueText(catalogue) }).slice(0, most),
    about: '',
    tiles: changed ?? tiles.map((one) => parted(one).entry),
    ...(board !== undefined && { board }),
  });
}

/** Where a tile is put right, or without an id the first guess: in the latest set of this device that has it, else in a
 *  new copy of ours. */
export function beginAt({ id }: TileCatalogue, file: ToldSet, most: number, tile = ''): string {
  const set = shelf.of(id).find(({ tiles }) => placeOf(tiles, tile) >= 0) ?? copied(id, file, most);
  return addressOf(set, Math.max(0, placeOf(set.tiles, tile)));
}

/** Where a corrected tile stands in a new copy of ours. Rejects with an ApiError. */
export async function correct(one: Correction, most: number): Promise<string> {
  const file = await ours(one.catalogue);
  const made = withCorrection(
    file.tiles.map((drawn) => parted(drawn).entry),
    one,
  );
  return addressOf(copied(one.catalogue, file, most, made.tiles), made.at);
}
