/** Sets as files. The page checks only what it needs to understand, the server the rest. */

import type { TileCatalogues } from '../../api/http.gen';
import { FORMAT, TILE_FORMAT, type SetFile } from './api';
import type { TileEntry, TileSegment } from './tile-model';
import type { OwnSet } from './saved-sets.svelte';

export type ReadResult =
  | { set: Omit<OwnSet, 'id' | 'changed'> }
  | { why: 'not-json' | 'no-set' | 'no-tiles' | 'other-format' | 'no-catalogue' | 'many' | 'one-tile' };

const isObject = (value: unknown): value is Record<string, unknown> =>
  !!value && typeof value === 'object' && !Array.isArray(value);

/** A tile that the page can show: the lists that it draws have their types. */
export function parseEntry(value: unknown, n: number): TileEntry {
  const raw = isObject(value) ? value : {};
  const parts = (list: unknown): TileSegment[] =>
    (Array.isArray(list) ? list : []).filter(isObject).map((part): TileSegment => ({
      ...part,
      kind: String(part['kind'] ?? ''),
      ...('sides' in part && { sides: String(part['sides']) }),
      ...('halves' in part && { halves: Array.isArray(part['halves']) ? part['halves'].map(Number) : [] }),
      ...('cities' in part && { cities: Array.isArray(part['cities']) ? part['cities'].map(Number) : [] }),
    })) as TileSegment[];
  const cells = Array.isArray(raw['cells']) && raw['cells'].length ? raw['cells'].filter(isObject) : null;
  const { segments, cells: _, ...marks } = raw;
  const count = Number(raw['count']);
  return {
    ...marks,
    id: typeof raw['id'] === 'string' ? raw['id'] : `T${n + 1}`,
    count: Number.isInteger(count) && count > 0 ? count : 1,
    ...(cells
      ? {
          cells: cells.map((cell) => ({
            dx: Number(cell['dx']) || 0,
            dy: Number(cell['dy']) || 0,
            segments: parts(cell['segments']),
          })),
        }
      : { segments: parts(segments) }),
  } as TileEntry;
}

/** The set in the text of a file. A plain list of tiles belongs to the current catalogue. */
export function parseSet(text: string, file: string, known: TileCatalogues, catalogue = ''): ReadResult {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { why: 'not-json' };
  }
  const name = file.replace(/\.json$/i, '').slice(0, known.limits.name);
  const whole: Partial<SetFile> | null = Array.isArray(read)
    ? { format: FORMAT, catalogue, name, tiles: read as TileEntry[] }
    : isObject(read)
      ? read
      : null;
  if (!whole) return { why: 'no-set' };
  if (!Array.isArray(whole.tiles)) return { why: 'no-tiles' };
  if ((whole.format as string) === TILE_FORMAT) return { why: 'one-tile' };
  if (whole.format !== FORMAT) return { why: 'other-format' };
  if (whole.tiles.length > known.limits.entries) return { why: 'many' };
  if (!known.catalogues.some(({ id }) => id === whole.catalogue)) return { why: 'no-catalogue' };
  return {
    set: {
      catalogue: String(whole.catalogue),
      name: (typeof whole.name === 'string' && whole.name) || name,
      about: typeof whole.about === 'string' ? whole.about : '',
      tiles: whole.tiles.map(parseEntry),
      ...(whole.board !== undefined && { board: whole.board }),
    },
  };
}

export interface Correction {
  catalogue: string;
  name: string;
  /** Our tile that it replaces. Empty if we have none. */
  replaces: string;
  tile: TileEntry;
}

/** The tile that a file corrects, or null. */
export function parseCorrection(text: string, known: TileCatalogues): Correction | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(read) || read['format'] !== TILE_FORMAT) return null;
  const { catalogue, name, replaces, tiles } = read;
  if (!known.catalogues.some(({ id }) => id === catalogue) || !Array.isArray(tiles) || tiles.length !== 1)
    return null;
  return {
    catalogue: String(catalogue),
    name: String(name),
    replaces: typeof replaces === 'string' ? replaces : '',
    tile: parseEntry(tiles[0], 0),
  };
}

/** Replaces the tile in a list or appends it, and returns its place. */
export function withCorrection(
  tiles: readonly TileEntry[],
  { replaces, tile }: Pick<Correction, 'replaces' | 'tile'>,
): { tiles: TileEntry[]; at: number } {
  const found = tiles.findIndex(({ id }) => id === replaces);
  return found < 0
    ? { tiles: [...tiles, tile], at: tiles.length }
    : { tiles: tiles.with(found, tile), at: found };
}

/** A file name that works on every system. */
export const fileName = ({ catalogue, name }: Pick<OwnSet, 'catalogue' | 'name'>): string =>
  `bastide-${catalogue}-${
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^A-Za-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase() || 'tiles'
  }.json`;
