/** The ground of each segment of a tile, from the server's art; asked for once per picture. */

import { SvelteMap } from 'svelte/reactivity';
import { art } from '../../api/art.svelte';
import type { Desk } from '../table-model.svelte';
import type { PlacedTile } from '../../api/protocol';
import { variantOf } from '../../board/art-variant';

type Areas = Record<string, string>;
const kept = new SvelteMap<string, Areas>();
const asked = new Set<string>();

const addressOf = (desk: Desk, tile: PlacedTile): string => art.area(desk.pictureId(tile.tile, tile.cell), tile.rotation, variantOf(tile.x, tile.y));

/** Has the outlines of a tile fetched, if they are not here yet. */
export function fetchAreas(desk: Desk, tile: PlacedTile): void {
  const address = addressOf(desk, tile);
  if (!art.version || asked.has(address)) return;
  asked.add(address);
  fetch(address).then(
    async (answer) => void (answer.ok && kept.set(address, (await answer.json()) as Areas)),
    () => asked.delete(address),
  );
}

/** The outline of a segment, once it is known. */
export const areaOf = (desk: Desk, tile: PlacedTile, segment: number): string => kept.get(addressOf(desk, tile))?.[segment] ?? '';
