/** How well tiles are known, and the first guess. */

import type { TileCatalogue } from '../../api/http.gen';
import type { TileEntry } from './tile-model';

export const KINDS = ['documented', 'owner', 'partly documented', 'reconstructed'] as const;
export type ProvenanceKind = (typeof KINDS)[number];

/** The part before a comma. Unknown values count as guesses. */
export function provenanceKind(how = ''): ProvenanceKind {
  const word = how.split(',')[0]?.trim() ?? '';
  return KINDS.find((kind) => kind === word) ?? 'reconstructed';
}

/** Whether a tile is a guess. Boards are not counted. */
export const isGuess = (entry: TileEntry): boolean =>
  !entry['unmanned'] && provenanceKind(entry.provenance) === 'reconstructed';

export const guessesOf = ({ provenance }: TileCatalogue): number =>
  countsOf(provenance).find(({ how }) => how === 'reconstructed')?.count ?? 0;

/** Counts of tiles by provenance, the best known first. */
export function countsOf(counts: Readonly<Record<string, number>>): { how: ProvenanceKind; count: number }[] {
  const rows = Object.entries(counts);
  return KINDS.map((how) => ({
    how,
    count: rows.reduce((sum, [one, n]) => sum + (provenanceKind(one) === how ? n : 0), 0),
  })).filter(({ count }) => count > 0);
}

export function countTiles(tiles: readonly TileEntry[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const entry of tiles)
    if (!entry['unmanned'])
      found[entry.provenance ?? ''] = (found[entry.provenance ?? ''] ?? 0) + entry.count;
  return found;
}

/** The place of a tile or, without an id, of the first guess from a place on. -1 if there is none. */
export function placeOf(tiles: readonly TileEntry[], id = '', from = 0): number {
  return tiles.findIndex((entry, at) => (id ? entry.id === id : at >= from && isGuess(entry)));
}
