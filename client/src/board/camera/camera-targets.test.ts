import { describe, expect, test } from 'vitest';
import { cases, chance, PORTS } from './boards.fixture';
import { boundsOf, isVisible, toScreen, type Camera } from './camera';
import {
  afterMove,
  targetForChoices,
  targetForSelection,
  targetForOpponentMove,
  targetForSelectedTile,
  targetForPlacements,
  targetForMarkers,
  VIEW_SIZE,
  showMost,
  PLACING_SIZE,
  openingTarget,
  TOUCH_SIZE,
  showAll,
} from './camera-targets';
import { markerSize } from './marker-layout';

const ALL = cases(40);
const start: Camera = { x: 0.5, y: 0.5, size: 92 };
const one = (cell: { x: number; y: number }) => boundsOf([cell]);

test('the whole map shows everything', () => {
  for (const [name, port, { tiles, places }] of ALL) {
    const all = [...tiles, ...places];
    expect(isVisible(showAll(all, port), port, boundsOf(all)), name).toBe(true);
  }
});

describe('my placing', () => {
  test('all places are whole, or the tiles are as small as is looked at', () => {
    for (const [name, port, { tiles, places }] of ALL) {
      const cam = targetForPlacements(start, port, tiles, places) ?? start;
      const seen = places.every((p) => isVisible(cam, port, one(p)));
      expect(
        seen
          ? cam.size >= VIEW_SIZE
          : cam.size === TOUCH_SIZE && showAll([...tiles, ...places], port).size < VIEW_SIZE,
        name,
      ).toBe(true);
    }
  });

  test('it moves no more once it is there, and not where nothing needs it', () => {
    for (const [name, port, { tiles, places }] of ALL) {
      const cam = targetForPlacements(start, port, tiles, places) ?? start;
      if (cam.size > TOUCH_SIZE) expect(targetForPlacements(cam, port, tiles, places), name).toBeNull();
    }
  });

  test('where they have no room it shows more of them than any view beside it', () => {
    for (const [name, port, { places }] of ALL) {
      const seen = (cam: Camera): number => places.filter((p) => isVisible(cam, port, one(p))).length;
      const best = showMost(places, port, start, TOUCH_SIZE);
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
        [3, 3],
      ] as const)
        expect(seen(best), name).toBeGreaterThanOrEqual(seen({ ...best, x: best.x + dx, y: best.y + dy }));
    }
  });
});

describe('a place is chosen', () => {
  test('it is whole and large enough, wherever one looked before', () => {
    for (const [name, port, { tiles, places }] of ALL) {
      const next = chance(name.length);
      const board = boundsOf([...tiles, ...places]);
      for (const hand of ['touch', 'mouse'] as const)
        for (const place of places.slice(0, 6)) {
          const from = { x: next() * 20 - 10, y: next() * 20 - 10, size: 12 + next() * 200 };
          const cam = targetForSelection(from, port, one(place), board, hand) ?? from;
          expect(isVisible(cam, port, one(place), 8), name).toBe(true);
          expect(cam.size, name).toBeGreaterThanOrEqual(PLACING_SIZE[hand]);
          expect(targetForSelection(cam, port, one(place), board, hand), name).toBeNull();
        }
    }
  });

  test('a piece of several cells is whole as well', () => {
    const piece = { left: 3, top: 1, right: 7, bottom: 4 };
    for (const port of Object.values(PORTS))
      expect(isVisible(targetForSelection(start, port, piece, piece, 'touch')!, port, piece)).toBe(true);
  });

  test('it stays near the finger', () => {
    const port = PORTS['desktop']!;
    const from = { x: 5, y: 5, size: 40 };
    const board = { left: -20, top: -20, right: 30, bottom: 30 };
    const cell = { x: 7, y: 4 };
    const at = toScreen(from, port, { x: 7.5, y: 4.5 });
    const to = toScreen(targetForSelection(from, port, one(cell), board, 'touch')!, port, { x: 7.5, y: 4.5 });
    expect(Math.hypot(to.x - at.x, to.y - at.y)).toBeLessThan(1);
  });
});

describe('spots on one tile', () => {
  const crossing = [
    [0.5, 0.2],
    [0.8, 0.5],
    [0.5, 0.8],
    [0.2, 0.5],
    [0.85, 0.15],
  ].map(([x = 0, y = 0]) => ({ x, y }));
  const tile = one({ x: 0, y: 0 });

  test('a tile that is large enough and whole stays', () => {
    const port = PORTS['desktop']!;
    expect(targetForMarkers({ x: 3, y: 0, size: 160 }, port, tile, crossing, tile, 'mouse')).toBeNull();
    expect(targetForMarkers({ x: 0.5, y: 0.5, size: 220 }, port, tile, crossing, tile, 'touch')).toBeNull();
  });

  test('otherwise it is as large as its spots need and the screen allows', () => {
    const small = PORTS['small with a sheet']!;
    const cam = targetForMarkers(start, small, tile, crossing, tile, 'touch')!;
    expect(cam.size).toBeLessThanOrEqual(224);
    expect(isVisible(cam, small, tile)).toBe(true);
    expect(
      targetForMarkers({ ...start, size: 30 }, PORTS['phone']!, tile, crossing.slice(0, 1), tile, 'touch')!
        .size,
    ).toBe(90);
  });

  test('a large tile that is cut moves without a change of size', () => {
    const cam = targetForMarkers(
      { x: 8, y: 0.5, size: 200 },
      PORTS['desktop']!,
      tile,
      crossing,
      tile,
      'mouse',
    )!;
    expect(cam.size).toBe(200);
  });

  test('a mouse gets the tile close, with discs that do not touch', () => {
    const port = PORTS['desktop']!;
    const board = { left: -6, top: -6, right: 6, bottom: 6 };
    for (const spots of [crossing.slice(0, 1), crossing]) {
      const cam = targetForMarkers({ x: 1, y: 1, size: 64 }, port, tile, spots, board, 'mouse')!;
      expect(cam.size).toBeGreaterThanOrEqual(110);
      expect(cam.size).toBeLessThanOrEqual(190);
      expect(isVisible(cam, port, tile)).toBe(true);
      const here = spots.map((at) => toScreen(cam, port, at));
      expect(markerSize(cam.size, here).pin).toBe(false);
    }
  });
});

test('choices on several tiles: all of them, or arrows at a size for fingers; the picked one is close', () => {
  for (const [name, port, { tiles }] of ALL) {
    const cells = tiles.filter((_, i) => i % 5 === 0);
    const cam = targetForChoices(start, port, cells) ?? start;
    if (cam.size > 40)
      expect(
        cells.every((c) => isVisible(cam, port, one(c))),
        name,
      ).toBe(true);
    const close = targetForSelectedTile(cam, port, one(cells[0]!), boundsOf(tiles)) ?? cam;
    expect(isVisible(close, port, one(cells[0]!)), name).toBe(true);
    expect(close.size).toBeGreaterThanOrEqual(100);
  }
});

test('after my move one looks where one looked before, with the new tile and never at the size of a figure', () => {
  for (const [name, port, { tiles }] of ALL) {
    const before = openingTarget(port, tiles.slice(0, -1), one(tiles[0]!));
    const cam = afterMove(before, port, tiles, one(tiles.at(-1)!));
    expect(isVisible(cam, port, one(tiles.at(-1)!)), name).toBe(true);
    expect(cam.size).toBeLessThanOrEqual(92);
  }
});

test('what others do moves the map as little as can be', () => {
  for (const [name, port, { tiles }] of ALL) {
    const latest = one(tiles.at(-1)!);
    const cam = openingTarget(port, tiles, one(tiles[0]!));
    const to = targetForOpponentMove(cam, port, tiles, latest);
    if (isVisible(cam, port, latest)) expect(to, name).toBeNull();
    else expect(isVisible(to!, port, latest) && to!.size === cam.size, name).toBe(true);
  }
});
