import { describe, expect, it } from 'vitest';
import {
  blankTile,
  newTileId,
  segmentsIn,
  rotatedTile,
  withAllJoined,
  withFieldHalf,
  withInside,
  withJoin,
  withLayer,
  withMark,
  withSide,
  type TileEntry,
  type KindInfo,
} from './tile-model';

const KINDS: KindInfo[] = [
  { kind: 'city', shape: 'sides' },
  { kind: 'road', shape: 'sides' },
  { kind: 'field', shape: 'halves' },
  { kind: 'monastery', shape: 'inside', ends: true },
  { kind: 'garden', shape: 'inside' },
  { kind: 'fog', shape: 'by-layer' },
];
const SIDE = { C: 'city', R: 'road', F: 'field' } as const;

/** The tile with these sides, typed from the north clockwise. */
const typed = (letters: string, from: TileEntry = blankTile('T01')): TileEntry =>
  [...letters].reduce(
    (entry, letter, n) => withSide(entry, 0, 'NESW'[n] as 'N', SIDE[letter as 'C'], KINDS),
    from,
  );
const sides = (entry: TileEntry, kind: string): string[] =>
  segmentsIn(entry)
    .filter((part) => part.kind === kind)
    .map((part) => part.sides ?? '');

describe('sides', () => {
  it('of a city are one city, of one or two roads one road, and more roads meet', () => {
    expect(sides(typed('CFCF'), 'city')).toEqual(['NS']);
    expect(sides(typed('FRFR'), 'road')).toEqual(['EW']);
    expect(sides(typed('FRRR'), 'road')).toEqual(['E', 'S', 'W']);
    expect(sides(typed('FRRF', typed('FRRR')), 'road')).toEqual(['ES']);
  });

  it('of roads are apart where they end at what stands in the middle', () => {
    const through = typed('FRFR');
    const ended = withInside(through, 0, 'monastery', true, KINDS);
    expect(sides(ended, 'road')).toEqual(['E', 'W']);
    expect(sides(withInside(ended, 0, 'monastery', false, KINDS), 'road')).toEqual(['EW']);
    expect(sides(withInside(through, 0, 'garden', true, KINDS), 'road')).toEqual(['EW']);
  });

  it('that become field leave nothing behind, and keep what the others have', () => {
    const shielded = withMark(typed('CCFF'), 0, 0, { name: 'shields', of: ['city'], type: 'int' }, 1);
    expect(segmentsIn(typed('FCFF', shielded))).toEqual([{ kind: 'city', sides: 'E', shields: 1 }]);
    expect(segmentsIn(typed('FFFF', shielded))).toEqual([]);
  });

  it('are written in one way, whatever order they were said in', () => {
    const other = withSide(withSide(blankTile('T01'), 0, 'W', 'road', KINDS), 0, 'N', 'city', KINDS);
    expect(typed('CFFR')).toEqual(other);
  });

  it('of a kind join and part', () => {
    const apart = withJoin(typed('CCFF'), 0, 'city', ['N', 'E'], false, KINDS);
    expect(sides(apart, 'city')).toEqual(['N', 'E']);
    expect(sides(withJoin(apart, 0, 'city', ['N', 'E'], true, KINDS), 'city')).toEqual(['NE']);
    const cross = withAllJoined(typed('RRRR'), 0, 'road', true, KINDS);
    expect(sides(cross, 'road')).toEqual(['NESW']);
    const bridge = withJoin(
      withJoin(typed('RRRR'), 0, 'road', ['N', 'S'], true, KINDS),
      0,
      'road',
      ['E', 'W'],
      true,
      KINDS,
    );
    expect(sides(bridge, 'road')).toEqual(['NS', 'EW']);
  });

  it('carry layers, which come with what they begin with and go with their last side', () => {
    const one = withLayer(typed('CRFR'), 0, 'E', 'fog', { ghosts: 1 }, KINDS);
    const two = withLayer(one, 0, 'S', 'fog', { ghosts: 1 }, KINDS);
    expect(segmentsIn(two).at(-1)).toEqual({ kind: 'fog', sides: 'ES', ghosts: 1 });
    expect(
      sides(withLayer(withLayer(two, 0, 'E', 'fog', {}, KINDS), 0, 'S', 'fog', {}, KINDS), 'fog'),
    ).toEqual([]);
  });
});

describe('what follows from the land', () => {
  const whole: TileEntry = {
    ...typed('CFRF'),
    crossing: true,
    segments: [
      { kind: 'city', sides: 'N' },
      { kind: 'road', sides: 'S', end: 'city' },
      { kind: 'field', halves: [2, 3, 4], cities: [0] },
      { kind: 'field', halves: [5, 6, 7], cities: [0] },
    ],
  };

  it('is left to the server once the land changes', () => {
    const changed = withInside(whole, 0, 'monastery', true, KINDS);
    expect(changed['crossing']).toBeUndefined();
    expect(segmentsIn(changed)).toEqual([
      { kind: 'city', sides: 'N' },
      { kind: 'road', sides: 'S' },
      { kind: 'monastery' },
    ]);
  });

  it('stays while only something is printed', () => {
    const shielded = withMark(whole, 0, 0, { name: 'shields', of: ['city'], type: 'int' }, 1);
    expect(segmentsIn(shielded).length).toBe(4);
    expect(
      segmentsIn(withMark(shielded, 0, 0, { name: 'shields', of: ['city'], type: 'int' }, 0))[0],
    ).toEqual({ kind: 'city', sides: 'N' });
  });

  it('is said by hand half by half', () => {
    const fields = (entry: TileEntry): unknown[] =>
      segmentsIn(entry).flatMap(({ kind, halves }) => (kind === 'field' ? [halves] : []));
    expect(fields(withFieldHalf(whole, 0, 4, 1))).toEqual([
      [2, 3],
      [4, 5, 6, 7],
    ]);
    expect(fields(withFieldHalf(whole, 0, 4, 2))).toEqual([[2, 3], [5, 6, 7], [4]]);
    expect(withFieldHalf(whole, 0, 0, 1)).toBe(whole);
  });
});

describe('a tile', () => {
  it('is the same after four quarter turns, and one turn takes north to east', () => {
    const tile: TileEntry = {
      ...typed('CRFF'),
      arrow: { side: 'S', symbol: 'N' },
      corner_split: 'SE',
      notes: 'N',
      id: 'E',
    };
    const once = rotatedTile(tile);
    expect(sides(once, 'city')).toEqual(['E']);
    expect(once).toMatchObject({ id: 'E', notes: 'N', corner_split: 'SW', arrow: { side: 'W' } });
    expect(rotatedTile(rotatedTile(rotatedTile(once)))).toEqual(tile);
  });

  it('has a name that no other has', () => {
    expect(newTileId(['T01', 'T02'])).toBe('T03');
    expect(newTileId(['MP01', 'MP01-2'], 'MP01')).toBe('MP01-3');
    expect(newTileId(['MP01', 'MP01-2'], 'MP01-2')).toBe('MP01-3');
  });
});
