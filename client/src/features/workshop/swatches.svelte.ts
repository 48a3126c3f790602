/** For each kind one of our tiles that shows it, so that no list of looks has to be kept. */

import { SIDES } from '../../board/grid';
import { ours } from './tile-set-editor.svelte';
import type { Drawn } from './api';
import { FIELD, partsIn, type Part } from './tile-model';

export interface Look {
  picture: string;
  rotation: number;
  /** It is seen at the north side, otherwise in the middle. */
  side: boolean;
}

/** The plainest tile for a kind: with the fewest other things on it. */
export function looksOf(tiles: readonly Drawn[]): Map<string, Look> {
  const found = new Map<string, Look & { plain: number }>();
  for (const tile of tiles) {
    if (tile.cells || !tile.picture) continue;
    const parts = partsIn(tile);
    for (const part of parts) {
      const look = lookOf(part, tile.picture);
      // What lies inside is seen from every side.
      const within = part.sides || part.halves ? parts.filter(({ sides, halves }) => !sides && !halves).length : 0;
      const plain = 2 * parts.length + 6 * within - (part.halves?.length ?? 0);
      const before = found.get(part.kind);
      if (look && (!before || plain < before.plain)) found.set(part.kind, { ...look, plain });
    }
  }
  return found;
}

function lookOf({ kind, sides, halves }: Part, picture: string): Look | null {
  if (kind === FIELD) {
    // In the middle of as much field as there is.
    const wide = (n: number): number => [-2, -1, 0, 1, 2, 3].filter((by) => halves?.includes((2 * n + by + 8) % 8)).length;
    const side = [0, 1, 2, 3].reduce((best, n) => (wide(n) > wide(best) ? n : best), 0);
    return halves?.length ? { picture, rotation: ((4 - side) % 4) * 90, side: true } : null;
  }
  if (!sides) return { picture, rotation: 0, side: false };
  const side = SIDES.findIndex((one) => sides.includes(one));
  return { picture, rotation: ((4 - side) % 4) * 90, side: true };
}

class Swatches {
  #known = $state.raw<Readonly<Record<string, Map<string, Look>>>>({});
  #asked = new Set<string>();

  of(catalogue: string): ReadonlyMap<string, Look> {
    if (!this.#asked.has(catalogue)) {
      this.#asked.add(catalogue);
      ours(catalogue).then(
        ({ tiles }) => (this.#known = { ...this.#known, [catalogue]: looksOf(tiles) }),
        () => this.#asked.delete(catalogue), // letters stand for them
      );
    }
    return this.#known[catalogue] ?? new Map<string, Look>();
  }
}

export const swatches = new Swatches();
