/** What is printed on a tile, for reading aloud. Facts of the catalogue only; which sides must match
 *  is the engine's business. */

import { opposite, SIDES, type Side } from './grid';

export interface Segment {
  kind: string;
  sides?: string;
  shields?: number;
}
export interface TileFacts {
  id: string;
  segments: Segment[];
  crossing?: boolean;
}
export type Catalogue = ReadonlyMap<string, TileFacts>;

let loaded: Promise<Catalogue> | null = null;

/** Loads the catalogues once; they come as a file of their own so that the first page stays small. */
export function catalogue(): Promise<Catalogue> {
  const files = import.meta.glob<TileFacts[]>('../../../src/bastide/data/tiles/*.json', {
    import: 'default',
  });
  loaded ??= Promise.all(Object.values(files).map((load) => load())).then(
    (lists) => new Map(lists.flat().map((tile) => [tile.id, tile])),
    (error: unknown) => {
      loaded = null; // the server was away: the next reader asks again
      throw error;
    },
  );
  return loaded;
}

const turned = (side: Side, rotation: number): Side => SIDES[(SIDES.indexOf(side) + rotation / 90) % 4]!;

/** The kind of terrain on each side of a tile turned clockwise by `rotation` degrees. */
export function sidesOf(tile: TileFacts | undefined, rotation: number): Record<Side, string> {
  const out: Record<Side, string> = { N: 'field', E: 'field', S: 'field', W: 'field' };
  for (const segment of tile?.segments ?? []) {
    if (segment.kind === 'field' || !segment.sides) continue;
    for (const side of segment.sides) out[turned(side as Side, rotation)] = segment.kind;
  }
  return out;
}

/** Things in the middle of a tile that have no side: monastery, shields, crossing. */
export function extrasOf(tile: TileFacts | undefined): string[] {
  if (!tile) return [];
  const out = tile.segments.some((s) => s.kind === 'monastery') ? ['monastery'] : [];
  if (tile.segments.some((s) => (s.shields ?? 0) > 0)) out.push('shield');
  if (tile.crossing) out.push('crossing');
  return out;
}

/** What a neighbour shows towards the cell that lies on its `towards` side's far end. */
export const facing = (tile: TileFacts | undefined, rotation: number, towards: Side): string =>
  sidesOf(tile, rotation)[opposite(towards)];
