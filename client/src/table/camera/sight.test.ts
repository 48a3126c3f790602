import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SMALL, art } from '../../art.svelte';
import type { PlacedTile } from '../../protocol';
import { keyOf } from '../grid';
import { FEW, sharpen, STILL } from './sharpen';
import { Sight } from './sight.svelte';

const FAR = SMALL - 1;
const NEAR = SMALL * 2;
const board = Array.from({ length: 9 }, (_, x) => ({ x, y: 0, tile: 'U', rotation: 0 }) as PlacedTile);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
