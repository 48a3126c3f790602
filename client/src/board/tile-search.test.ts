import '../plugins/installed/all';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Offer } from '../api/protocol';
import type { TileFacts } from './tiles';
import { tileKinds, lettersOf, matchesSearch, exactMatch, sortKeys } from './tile-search';

const FOLDER = '../src/bastide/data/tiles/';
const read = (file: string): TileFacts[] => JSON.parse(readFileSync(FOLDER + file, 'utf8')) as TileFacts[];
const base = new Map(read('base.json').map((tile) => [tile.id, tile]));
const offer = (tile: string, left = 1): Offer =>
  ({ id: `draw ${tile}`, tile, label: { key: 'offer-draw', args: { tile, left } } }) as unknown as Offer;
const box = (tiles: Iterable<string>) =>
  tileKinds(
    [...tiles].map((tile) => offer(tile)),
    [],
    base,
  );

describe('the kinds in a box', () => {
  it('are found by the letters of their sides, from any side on', () => {
    expect(lettersOf(base.get('C'))).toBe('CCCC');
    for (const typed of ['ffrr', 'frrf', 'RRFF', 'rf'])
      expect(matchesSearch(typed, 'V', base.get('V'))).toBe(true);
    expect(matchesSearch('frfr', 'V', base.get('V'))).toBe(false);
    expect(matchesSearch('', 'V', base.get('V'))).toBe(true);
  });

  it('are found by their names, and a name goes before letters', () => {
    const found = box(base.keys()).filter(({ tile }) => matchesSearch('c', tile, base.get(tile)));
    expect(found.length).toBeGreaterThan(1);
    expect(exactMatch('c', found)?.tile).toBe('C');
    expect(exactMatch('', found)).toBeNull();
    expect(exactMatch('cccc', box(['C']))?.tile).toBe('C');
  });

  it('stay where they are when they are used up, and are no longer drawn', () => {
    const before = box(base.keys()).map(({ tile }) => tile);
    const left = [...base.keys()].filter((tile) => tile !== 'C').map((tile) => offer(tile, 2));
    const after = tileKinds(left, ['C', 'C', 'face-down'], base);
    expect(after.map(({ tile }) => tile)).toEqual(before);
    expect(after.find(({ tile }) => tile === 'C')).toMatchObject({ left: 0, offer: null });
    expect(exactMatch('C', after)).toBeNull();
  });

  it('can be told apart by what they show', () => {
    expect(sortKeys(box(base.keys()), base)).toEqual(
      expect.arrayContaining(['city', 'road', 'monastery', 'shield']),
    );
    expect(sortKeys(box(base.keys()), base)).not.toContain('field');
  });

  it.each(readdirSync(FOLDER).filter((file) => file.endsWith('.json')))(
    'are in an order in %s, pieces of several cells as well',
    (file) => {
      const tiles = new Map(read(file).map((tile) => [tile.id, tile]));
      const kinds = tileKinds(
        [...tiles.keys()].map((tile) => offer(tile)),
        [],
        tiles,
      );
      expect(kinds).toHaveLength(tiles.size);
      sortKeys(kinds, tiles);
    },
  );
});
