/** The catalogue of tiles, for descriptions and for pieces of several cells. The engine decides which sides match. */

import type { View } from '../api/protocol';
import { opposite, SIDES, type Cell, type Side } from './grid';
import { featureKinds } from './feature-order';

export interface Segment {
  kind: string;
  sides?: string;
  shields?: number;
  /** Attributes of modules: an inn, a cathedral. */
  [mark: string]: unknown;
}
export interface TileFacts {
  id: string;
  segments: Segment[];
  crossing?: boolean;
  /** A piece of several cells, not rotated. Then `segments` is empty. */
  cells?: { dx: number; dy: number; segments: Segment[] }[];
  /** Attributes of modules. */
  [print: string]: unknown;
}
export type Catalogue = ReadonlyMap<string, TileFacts>;

let loaded: Promise<Catalogue> | null = null;

/** Every type of tile at a table, if the table tells the remaining tiles. Otherwise null. */
export function tileTypesOf(view: View | null): string[] | null {
  if (!view?.left.tiles) return null;
  const held = [view.decision?.tile, ...(view.kept ?? [])].filter((id) => typeof id === 'string');
  return [...Object.keys(view.left.tiles), ...view.tiles.map((one) => one.tile), ...held];
}

const BASE = import.meta.glob<TileFacts[]>('../../../src/bastide/data/tiles/base.json', {
  eager: true,
  import: 'default',
});
const FILES = import.meta.glob<TileFacts[]>(
  ['../../../src/bastide/data/tiles/*.json', '!../../../src/bastide/data/tiles/base.json'],
  { import: 'default' },
);
/** Tiles that only older versions of the catalogues have, by the tile that lies in their place now. */
const OLDER = import.meta.glob<Record<string, TileFacts[]>>('../../../src/bastide/data/tiles/older/*.json', {
  import: 'default',
});

const catalogueOf = (tiles: readonly TileFacts[]): Catalogue => new Map(tiles.map((tile) => [tile.id, tile]));
const base = Object.values(BASE).flat();

async function loadAll(): Promise<Catalogue> {
  const older = Object.values(OLDER).map((load) => async () => Object.values(await load()).flat());
  const files = await Promise.all([...Object.values(FILES), ...older].map((load) => load()));
  return catalogueOf([...base, ...files.flat()]);
}

/** Loads the catalogues once. They are files of their own so that a table stays small. The base game is always here, and
 *  is enough if it has `all` of the tiles at a table. */
export async function loadCatalogue(all: readonly string[] | null = null): Promise<Catalogue> {
  if (all && !loaded) {
    const first = catalogueOf(base);
    if (all.every((id) => first.has(id))) return first;
  }
  loaded ??= loadAll().catch((error: unknown) => {
    loaded = null; // the server was away: the next request tries again
    throw error;
  });
  return loaded;
}

/** The name of the picture of one cell of a piece. */
export const pictureName = (tile: string, cell = 0): string => (cell ? `${tile}~${cell}` : tile);

/** A side after rotation. */
export const rotatedSide = (side: Side, rotation: number): Side =>
  SIDES[(SIDES.indexOf(side) + rotation / 90) % 4]!;

const TURN: Record<number, (x: number, y: number) => [number, number]> = {
  0: (x, y) => [x, y],
  90: (x, y) => [-y, x],
  180: (x, y) => [-x, -y],
  270: (x, y) => [y, -x],
};

/** The cells of a rotated piece, relative to the first one at 0, 0. */
export function cellsOf(tile: TileFacts | undefined, rotation: number): Cell[] {
  return (tile?.cells ?? [{ dx: 0, dy: 0 }]).map(({ dx, dy }) => {
    const [x, y] = TURN[rotation]!(dx, dy);
    return { x: x || 0, y: y || 0 };
  });
}

/** The facts of one cell. */
export const segmentsOf = (tile: TileFacts | undefined, cell: number): Segment[] =>
  (tile?.cells ? tile.cells[cell]?.segments : tile?.segments) ?? [];

/** The terrain of each side after rotation in degrees clockwise. */
export function sidesOf(tile: TileFacts | undefined, rotation: number, cell = 0): Record<Side, string> {
  const out: Record<Side, string> = { N: 'field', E: 'field', S: 'field', W: 'field' };
  for (const segment of segmentsOf(tile, cell)) {
    if (segment.kind === 'field' || segment.kind === 'mist' || !segment.sides) continue;
    for (const side of segment.sides) out[rotatedSide(side as Side, rotation)] = segment.kind;
  }
  return out;
}

/** The sides of each feature of a kind, in the order of the tile. */
export function partsOf(tile: TileFacts | undefined, rotation: number, kind: string, cell = 0): Side[][] {
  const parts = segmentsOf(tile, cell).filter((segment) => segment.kind === kind && segment.sides);
  return parts.map(({ sides = '' }) => {
    const reached = new Set([...sides].map((side) => rotatedSide(side as Side, rotation)));
    return SIDES.filter((side) => reached.has(side));
  });
}

/** Sides with mist, which covers what is printed there. */
export function mistOf(tile: TileFacts | undefined, rotation: number, cell = 0): Side[] {
  const veiled = segmentsOf(tile, cell).filter((segment) => segment.kind === 'mist');
  const sides = new Set(
    veiled.flatMap(({ sides = '' }) => [...sides].map((side) => rotatedSide(side as Side, rotation))),
  );
  return SIDES.filter((side) => sides.has(side));
}

/** Kinds that reach a side. */
const SPREAD: ReadonlySet<string> = new Set(['city', 'road', 'field', 'mist']);

/** Features and attributes without a side: monastery, garden, shields, crossing. Text about mist names those in it. */
export function sidelessFeatures(tile: TileFacts | undefined, cell = 0): string[] {
  if (!tile) return [];
  const parts = segmentsOf(tile, cell);
  const out = [...featureKinds(), 'ruin'].filter(
    (kind) => !SPREAD.has(kind) && parts.some((part) => part.kind === kind),
  );
  if (parts.some((part) => (part.shields ?? 0) > 0)) out.push('shield');
  if (tile.crossing) out.push('crossing');
  for (const part of parts)
    for (const [mark, value] of Object.entries(part)) if (value === true && mark !== 'mist') out.push(mark);
  return [...new Set(out)];
}

/** A river tile: drawn before the others. */
export const isRiver = (tile: TileFacts | undefined): boolean =>
  !!tile &&
  [tile.segments, ...(tile.cells ?? []).map((cell) => cell.segments)].some((parts) =>
    parts.some((part) => part.kind === 'river'),
  );

/** The terrain that a neighbour shows on its side `towards` the cell. */
export const facing = (tile: TileFacts | undefined, rotation: number, towards: Side, cell = 0): string =>
  sidesOf(tile, rotation, cell)[opposite(towards)];
