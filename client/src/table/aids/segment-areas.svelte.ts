/** The area of each segment of a tile, fetched once per picture. */

import { art } from '../../api/art.svelte';
import type { TableModel } from '../table-model.svelte';
import type { PlacedTile } from '../../api/protocol';
import { artVariant } from '../../board/art-variant';

type SegmentAreas = Record<string, string>;
let areaCache = $state.raw<ReadonlyMap<string, SegmentAreas>>(new Map());
const asked = new Set<string>();

const addressOf = (table: TableModel, tile: PlacedTile): string =>
  art.area(table.pictureId(tile.tile, tile.cell), tile.rotation, artVariant(tile.x, tile.y));

/** Fetches the outlines of a tile if needed. */
export function loadAreas(table: TableModel, tile: PlacedTile): void {
  const address = addressOf(table, tile);
  if (!art.version || asked.has(address)) return;
  asked.add(address);
  fetch(address).then(
    async (answer) => {
      if (!answer.ok) return;
      const areas = (await answer.json()) as SegmentAreas;
      areaCache = new Map([...areaCache, [address, areas]]);
    },
    () => asked.delete(address),
  );
}

/** The outline of a segment, if loaded. */
export const areaOf = (table: TableModel, tile: PlacedTile, segment: number): string =>
  areaCache.get(addressOf(table, tile))?.[segment] ?? '';
