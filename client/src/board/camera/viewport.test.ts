import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SMALL, art } from '../../api/art.svelte';
import type { PlacedTile } from '../../api/protocol';
import { cellKey } from '../grid';
import type { Camera } from './camera';
import { BATCH, loadDetail, IDLE_MS } from '../layers/load-detail';
import { Viewport } from './viewport.svelte';

const FAR = SMALL - 1;
const NEAR = SMALL * 2;
const tiles = Array.from({ length: 9 }, (_, x) => ({ x, y: 0, tile: 'U', rotation: 0 }) as PlacedTile);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A map of nine tiles in a row. The screen shows the five in the middle once they are near. */
function row(): { viewport: Viewport; tiles: PlacedTile[]; placedPicture: (tile: PlacedTile) => string } {
  const viewport = new Viewport(() => tiles.map(cellKey));
  viewport.area = { width: 5 * NEAR, height: NEAR, top: 0, right: 0, bottom: 0, left: 0 };
  viewport.jump({ x: 4.5, y: 0.5, size: FAR });
  return { viewport, tiles, placedPicture: ({ x }) => String(x) };
}
const plain = (viewport: Viewport): number[] =>
  tiles.filter((tile) => viewport.isLowDetail(cellKey(tile))).map((tile) => tile.x);

test('tiles that rest below the limit have bitmaps with less detail', () => {
  const viewport = new Viewport();
  for (const [size, far] of [
    [SMALL - 1, true],
    [SMALL, false],
  ] as const) {
    viewport.jump({ x: 0, y: 0, size });
    expect(viewport.lowDetail).toBe(far);
    expect(art.tile('U', 90, 1, 'dusk', viewport.lowDetail)).toContain(
      far ? '/dusk/small/U-90-1.webp' : '/dusk/tile/U-90-1.svg',
    );
  }
});

test('pictures do not change while a gesture scales them', () => {
  const viewport = new Viewport();
  viewport.jump({ x: 0, y: 0, size: 2 * SMALL });
  viewport.camera = { ...viewport.camera, size: SMALL / 2 };
  expect(viewport.lowDetail).toBe(false);
  viewport.settle();
  expect(viewport.lowDetail).toBe(true);
});

test('tiles on the screen get their details when the board rests, those in the middle first', async () => {
  const map = row();
  const { viewport } = map;
  viewport.jump({ ...viewport.camera, size: NEAR });
  expect(plain(viewport)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const asked: string[] = [];
  loadDetail(map, async (address) => void asked.push(address));
  await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['4', '3', '5', '2', '6']);
  expect(plain(viewport)).toEqual([0, 1, 7, 8]);
});

test('nothing more is asked for once a hand moves the board', async () => {
  const map = row();
  map.viewport.jump({ ...map.viewport.camera, size: NEAR });
  const answers: (() => void)[] = [];
  const stop = loadDetail(map, () => new Promise<void>((done) => answers.push(done)));
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  expect(answers).toHaveLength(BATCH);
  stop?.();
  answers.forEach((answer) => answer());
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  expect(answers).toHaveLength(BATCH);
  expect(plain(map.viewport)).toHaveLength(9);
});

test('a tile that comes to a map that is near has its details at once', () => {
  const { viewport } = row();
  viewport.jump({ ...viewport.camera, size: NEAR });
  expect(viewport.isLowDetail('9,0')).toBe(false);
});

test('nothing settles on a map that has gone', async () => {
  const { viewport } = row();
  viewport.zoom({ x: 0, y: 0 }, 3);
  const { renderSize } = viewport;
  viewport.dispose();
  await vi.advanceTimersByTimeAsync(1000);
  expect(viewport.renderSize).toBe(renderSize);
});

describe('a move with a pause before it', () => {
  function later(): { viewport: Viewport; to: Camera } {
    const { viewport } = row();
    viewport.jump({ x: 4.5, y: 0.5, size: NEAR });
    const to = { x: 6.5, y: 0.5, size: NEAR };
    viewport.animateTo(to, 300);
    return { viewport, to };
  }

  test('sets the target of the camera at once, and moves there', async () => {
    const { viewport, to } = later();
    expect(viewport.moving).toBe(true);
    expect(viewport.targetCamera).toEqual(to);
    expect(viewport.camera.x).toBe(4.5);
    await vi.advanceTimersByTimeAsync(1000);
    expect(viewport.camera).toEqual(to);
    expect(viewport.moving).toBe(false);
  });

  test('is forgotten when a hand takes the map, or another move begins', async () => {
    const { viewport } = later();
    viewport.pan(10, 0);
    const { x } = viewport.camera;
    await vi.advanceTimersByTimeAsync(1000);
    expect(viewport.camera.x).toBe(x);

    const other = later().viewport;
    other.animateTo({ ...other.camera, x: 3.5 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(other.camera.x).toBe(3.5);
  });

  test('is not made on a map that has gone', async () => {
    const { viewport } = later();
    viewport.dispose();
    await vi.advanceTimersByTimeAsync(1000);
    expect(viewport.camera.x).toBe(4.5);
  });
});
