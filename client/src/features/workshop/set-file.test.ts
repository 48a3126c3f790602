import { describe, expect, it } from 'vitest';
import type { TileCatalogues } from '../../api/http.gen';
import { fileName, parseSet } from './set-file';
import { redoState, replaceState, undoState, startHistory, pushState } from './undo-history';
import { keyLetters } from './key-letters';
import { swatchLooks } from './swatches.svelte';

const known = {
  catalogues: [{ id: 'base' }, { id: 'other' }],
  limits: { bytes: 65536, entries: 2, name: 60, about: 500, games: 500 },
} as unknown as TileCatalogues;

describe('a file', () => {
  const tiles = [{ id: 'A', count: 2, segments: [{ kind: 'road', sides: 'S' }] }];
  const read = (value: unknown, catalogue = ''): ReturnType<typeof parseSet> =>
    parseSet(JSON.stringify(value), 'My box.json', known, catalogue);

  it('is a set, or where a catalogue is looked at a list of tiles', () => {
    const set = { catalogue: 'base', name: 'Mine', about: '', tiles };
    expect(read({ format: 'bastide-tiles/1', ...set })).toEqual({ set });
    expect(read(tiles, 'other')).toEqual({ set: { ...set, catalogue: 'other', name: 'My box' } });
  });

  it('that is none is told why', () => {
    const why = (value: unknown): unknown => (read(value) as { why: string }).why;
    expect((parseSet('{', 'x', known) as { why: string }).why).toBe('not-json');
    expect(why(7)).toBe('no-set');
    expect(why({ format: 'bastide-tiles/1' })).toBe('no-tiles');
    expect(why({ format: 'bastide-tiles/9', catalogue: 'base', tiles })).toBe('other-format');
    expect(why({ format: 'bastide-tiles/1', catalogue: 'moon', tiles })).toBe('no-catalogue');
    expect(why({ format: 'bastide-tiles/1', catalogue: 'base', tiles: [1, 2, 3] })).toBe('many');
  });

  it('with tiles of any form is shown, so that it can be put right', () => {
    const told = read({
      format: 'bastide-tiles/1',
      catalogue: 'base',
      tiles: [null, { count: 'x', segments: [7, { sides: 3, halves: {} }] }],
    });
    expect(told).toMatchObject({
      set: {
        tiles: [
          { id: 'T1', count: 1, segments: [] },
          { id: 'T2', count: 1, segments: [{ kind: '', sides: '3', halves: [] }] },
        ],
      },
    });
  });

  it('has a name that every system takes', () => {
    expect(fileName({ catalogue: 'base', name: 'Babiččina krabice, 2. vydání' })).toBe(
      'bastide-base-babiccina-krabice-2-vydani.json',
    );
    expect(fileName({ catalogue: 'base', name: '盒子' })).toBe('bastide-base-tiles.json');
  });
});

describe('steps', () => {
  it('go back and forth, and a new one ends those that were taken back', () => {
    const three = pushState(pushState(startHistory(1), 2), 3);
    expect(undoState(undoState(three)).now).toBe(1);
    expect(redoState(undoState(three)).now).toBe(3);
    expect(redoState(pushState(undoState(three), 4)).now).toBe(4);
    expect(undoState(startHistory(1)).now).toBe(1);
  });

  it('are one with what was completed afterwards', () => {
    const completed = replaceState(pushState(startHistory('a'), 'b'), 'b, whole');
    expect(undoState(completed).now).toBe('a');
  });
});

describe('letters', () => {
  it('are those that players write, then the first that is free', () => {
    const letters = keyLetters({
      kinds: [
        { kind: 'city', shape: 'sides' },
        { kind: 'road', shape: 'sides' },
        { kind: 'river', shape: 'sides' },
        { kind: 'field', shape: 'halves' },
        { kind: 'monastery', shape: 'inside' },
        { kind: 'fog', shape: 'by-layer' },
      ],
      attributes: [
        { name: 'shields', of: ['city'], type: 'int' },
        { name: 'goods', of: ['city'], type: 'str' },
        { name: 'tower', of: [], type: 'bool' },
      ],
    });
    expect(Object.fromEntries([...letters].map(([letter, what]) => [what, letter]))).toEqual({
      city: 'C',
      road: 'R',
      river: 'V',
      field: 'F',
      fog: 'O',
      monastery: 'M',
      'mark:shields': 'S',
      'mark:tower': 'W', // T turns
    });
  });
});

describe('looks', () => {
  it('are pieces of the plainest tile that shows a kind', () => {
    const looks = swatchLooks([
      {
        id: 'A',
        count: 1,
        picture: 'A',
        segments: [{ kind: 'city', sides: 'N' }, { kind: 'road', sides: 'S' }, { kind: 'chapel' }],
      },
      {
        id: 'B',
        count: 1,
        picture: 'B',
        segments: [
          { kind: 'road', sides: 'EW' },
          { kind: 'field', halves: [0, 1, 2, 7] },
        ],
      },
    ]);
    expect(looks.get('road')).toMatchObject({ picture: 'B', rotation: 270, side: true });
    expect(looks.get('field')).toMatchObject({ picture: 'B', rotation: 0 });
    expect(looks.get('chapel')).toMatchObject({ picture: 'A', side: false });
  });
});
