import { describe, expect, test } from 'vitest';
import {
  interpolate,
  boundsOf,
  fillView,
  fit,
  fullSize,
  keepInReach,
  maxSize,
  MIN_SIZE,
  panBy,
  isVisible,
  snapSize,
  toScreen,
  toWorld,
  zoomAt,
  type Camera,
  type ViewArea,
} from './camera';

const port: ViewArea = { width: 800, height: 600, top: 60, right: 0, bottom: 20, left: 0 };
const cam: Camera = { x: 3, y: -2, size: 92 };

describe('camera', () => {
  test('screen and world are inverse', () => {
    const p = { x: 123, y: 456 };
    const back = toScreen(cam, port, toWorld(cam, port, p));
    expect(back.x).toBeCloseTo(p.x);
    expect(back.y).toBeCloseTo(p.y);
  });

  test('the camera point lies in the middle of what is not covered', () => {
    expect(toScreen(cam, port, { x: 3, y: -2 })).toEqual({ x: 400, y: 320 });
  });

  test('zooming keeps the world under the pointer', () => {
    const p = { x: 700, y: 90 };
    for (const size of [40, 92, 180]) {
      const next = zoomAt(cam, port, p, size);
      const before = toWorld(cam, port, p);
      const after = toWorld(next, port, p);
      expect(after.x).toBeCloseTo(before.x);
      expect(after.y).toBeCloseTo(before.y);
    }
  });

  test('zoom stops at 40 and 260 percent', () => {
    expect(zoomAt(cam, port, { x: 0, y: 0 }, 1).size).toBe(MIN_SIZE);
    expect(zoomAt(cam, port, { x: 0, y: 0 }, 9999).size).toBe(maxSize(port));
    expect(maxSize(port)).toBeCloseTo(92 * 2.6);
  });

  test('tiles grow with large screens', () => {
    const bare = { top: 0, right: 0, bottom: 0, left: 0 };
    expect(fullSize({ ...bare, width: 1030, height: 712 })).toBe(92);
    expect(fullSize({ ...bare, width: 390, height: 1000 })).toBe(92);
    expect(fullSize({ ...bare, width: 3400, height: 2100 })).toBeCloseTo(2100 / 9);
  });

  test('a drag moves the board with the hand', () => {
    const before = toScreen(cam, port, { x: 0, y: 0 });
    const after = toScreen(panBy(cam, 30, -12), port, { x: 0, y: 0 });
    expect(after.x - before.x).toBeCloseTo(30);
    expect(after.y - before.y).toBeCloseTo(-12);
  });

  test('fit shows everything when it can', () => {
    const bounds = boundsOf([
      { x: -3, y: -2 },
      { x: 4, y: 2 },
    ]);
    expect(isVisible(fit(bounds, port, 20, 115), port, bounds)).toBe(true);
  });

  test('fit of a single tile is not larger than asked', () => {
    expect(fit(boundsOf([{ x: 0, y: 0 }]), port, 20, 100).size).toBe(100);
  });

  test('the leash keeps the middle on the board', () => {
    const held = keepInReach(
      { ...cam, x: 99, y: -99 },
      boundsOf([
        { x: 0, y: 0 },
        { x: 5, y: 5 },
      ]),
    );
    expect([held.x, held.y]).toEqual([6, 0]);
  });

  test('cover leaves no empty rim where the board is larger than the view', () => {
    const bounds = { left: 0, top: 0, right: 30, bottom: 4 };
    const covered = fillView({ x: 0.5, y: 9, size: 92 }, bounds, port, 0);
    expect(toScreen(covered, port, { x: 0, y: 0 }).x).toBeCloseTo(0);
    expect(covered.y).toBe(2);
  });

  test('a resting cell takes whole device pixels', () => {
    for (const ratio of [1, 1.25, 1.5, 2, 3]) {
      const device = snapSize(91.37, ratio) * ratio;
      expect(device).toBeCloseTo(Math.round(device));
    }
  });

  test('a move starts and ends where it should', () => {
    const to = { x: -1, y: 7, size: 200 };
    expect(interpolate(cam, to, 0)).toEqual(cam);
    const end = interpolate(cam, to, 1);
    expect(end.x).toBeCloseTo(to.x);
    expect(end.size).toBeCloseTo(to.size);
  });

  test('no cells give the start cell', () => {
    expect(boundsOf([])).toEqual({ left: 0, top: 0, right: 1, bottom: 1 });
  });
});
