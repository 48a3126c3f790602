/** One of our tiles for each kind, as its picture. */

import { SIDES } from '../../board/grid';
import { officialTiles } from './tile-set-editor.svelte';
import type { Drawn } from './api';
import { FIELD, segmentsIn, type TileSegment } from './tile-model';

export interface SwatchLook {
  picture: string;
  rotation: number;
  /** Shown at the north side, otherwise in the middle. */
  side: boolean;
}

/** The plainest tile with a kind. */
export function swatchLooks(tiles: readonly Drawn[]): Map<string, SwatchLook> {
  const found = new Map<string, SwatchLook & { plain: number }>();
  for (const tile of tiles) {
    if (tile.cells || !tile.picture) continue;
    const parts = segmentsIn(tile);
    for (const part of parts) {
      const look = lookOf(part, tile.picture);
      // Inside segments look the same from each side.
      const within =
        part.sides || part.halves ? parts.filter(({ sides, halves }) => !sides && !halves).length : 0;
      const plain = 2 * parts.length + 6 * within - (part.halves?.length ?? 0);
      const before = found.get(part.kind);
      if (look && (!before || plain < before.plain)) found.set(part.kind, { ...look, plain });
    }
  }
  return found;
}

function lookOf({ kind, sides, halves }: TileSegment, picture: string): SwatchLook | null {
  if (kind === FIELD) {
    // In the middle of the largest part of the field.
    const wide = (n: number): number =>
      [-2, -1, 0, 1, 2, 3].filter((by) => halves?.includes((2 * n + by + 8) % 8)).length;
    const side = [0, 1, 2, 3].reduce((best, n) => (wide(n) > wide(best) ? n : best), 0);
    return halves?.length ? { picture, rotation: ((4 - side) % 4) * 90, side: true } : null;
  }
  if (!sides) return { picture, rotation: 0, side: false };
  const side = SIDES.findIndex((one) => sides.includes(one));
  return { picture, rotation: ((4 - side) % 4) * 90, side: true };
}

class Swatches {
  #known = $state.raw<Readonly<Record<string, Map<string, SwatchLook>>>>({});
  #asked = new Set<string>();

  of(catalogue: string): ReadonlyMap<string, SwatchLook> {
    if (!this.#asked.has(catalogue)) {
      this.#asked.add(catalogue);
      officialTiles(catalogue).then(
        ({ tiles }) => (this.#known = { ...this.#known, [catalogue]: swatchLooks(tiles) }),
        () => this.#asked.delete(catalogue), // letters are shown instead
      );
    }
    return this.#known[catalogue] ?? new Map<string, SwatchLook>();
  }
}

export const swatches = new Swatches();
