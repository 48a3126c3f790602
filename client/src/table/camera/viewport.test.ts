import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SMALL, art } from '../../api/art.svelte';
import type { PlacedTile } from '../../api/protocol';
import { keyOf } from '../../board/grid';
import type { Camera } from '../../board/camera/camera';
import { FEW, sharpen, STILL } from './load-detail';
import { Sight } from '../../board/camera/viewport.svelte';

const FAR = SMALL - 1;
const NEAR = SMALL * 2;
const board = Array.from({ length: 9 }, (_, x) => ({ x, y: 0, tile: 'U', rotation: 0 }) as PlacedTile);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A map of nine tiles in a row; the screen shows the five in the middle once they are near. */
function row(): { sight: Sight; board: PlacedTile[]; picture: (tile: PlacedTile) => string } {
  const sight = new Sight(() => board.map(keyOf));
  sight.port = { width: 5 * NEAR, height: NEAR, top: 0, right: 0, bottom: 0, left: 0 };
  sight.jump({ x: 4.5, y: 0.5, size: FAR });
  return { sight, board, picture: ({ x }) => String(x) };
}
const plain = (sight: Sight): number[] => board.filter((tile) => sight.plain(keyOf(tile))).map((tile) => tile.x);

test('tiles that rest below the limit have bitmaps with less detail', () => {
  const sight = new Sight();
  for (const [size, far] of [
    [SMALL - 1, true],
    [SMALL, false],
  ] as const) {
    sight.jump({ x: 0, y: 0, size });
    expect(sight.far).toBe(far);
    expect(art.tile('U', 90, 1, 'dusk', sight.far)).toContain(far ? '/dusk/small/U-90-1.webp' : '/dusk/tile/U-90-1.svg');
  }
});

test('pictures do not change while a gesture scales them', () => {
  const sight = new Sight();
  sight.jump({ x: 0, y: 0, size: 2 * SMALL });
  sight.cam = { ...sight.cam, size: SMALL / 2 };
  expect(sight.far).toBe(false);
  sight.settle();
  expect(sight.far).toBe(true);
});

test('tiles on the screen get their details when the board rests, those in the middle first', async () => {
  const map = row();
  const { sight } = map;
  sight.jump({ ...sight.cam, size: NEAR });
  expect(plain(sight)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const asked: string[] = [];
  sharpen(map, async (address) => void asked.push(address));
  await vi.advanceTimersByTimeAsync(STILL - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['4', '3', '5', '2', '6']);
  expect(plain(sight)).toEqual([0, 1, 7, 8]);
});

test('nothing more is asked for once a hand moves the board', async () => {
  const map = row();
  map.sight.jump({ ...map.sight.cam, size: NEAR });
  const answers: (() => void)[] = [];
  const stop = sharpen(map, () => new Promise<void>((done) => answers.push(done)));
  await vi.advanceTimersByTimeAsync(STILL);
  expect(answers).toHaveLength(FEW);
  stop?.();
  answers.forEach((answer) => answer());
  await vi.advanceTimersByTimeAsync(STILL);
  expect(answers).toHaveLength(FEW);
  expect(plain(map.sight)).toHaveLength(9);
});

test('a tile that comes to a map that is near has its details at once', () => {
  const { sight } = row();
  sight.jump({ ...sight.cam, size: NEAR });
  expect(sight.plain('9,0')).toBe(false);
});

test('nothing settles on a map that has gone', async () => {
  const { sight } = row();
  sight.zoom({ x: 0, y: 0 }, 3);
  const { rest } = sight;
  sight.leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sight.rest).toBe(rest);
});

describe('a move with a pause before it', () => {
  function later(): { sight: Sight; to: Camera } {
    const { sight } = row();
    sight.jump({ x: 4.5, y: 0.5, size: NEAR });
    const to = { x: 6.5, y: 0.5, size: NEAR };
    sight.glide(to, 300);
    return { sight, to };
  }

  test('counts at once: what is chosen meanwhile is looked for where the map will be', async () => {
    const { sight, to } = later();
    expect(sight.moving).toBe(true);
    expect(sight.goal).toEqual(to);
    expect(sight.cam.x).toBe(4.5);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sight.cam).toEqual(to);
    expect(sight.moving).toBe(false);
  });

  test('is forgotten when a hand takes the map, or another move begins', async () => {
    const { sight } = later();
    sight.pan(10, 0);
    const { x } = sight.cam;
    await vi.advanceTimersByTimeAsync(1000);
    expect(sight.cam.x).toBe(x);

    const other = later().sight;
    other.glide({ ...other.cam, x: 3.5 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(other.cam.x).toBe(3.5);
  });

  test('is not made on a map that has gone', async () => {
    const { sight } = later();
    sight.leave();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sight.cam.x).toBe(4.5);
  });
});
