import { expect, test } from 'vitest';
import type { Point } from '../../board/camera/camera';
import { BADGE, freeSpot } from './flight-spots';

const PHONE = { width: 360, height: 300 };

function spots(at: Point, count: number, room = PHONE): Point[] {
  const taken: Point[] = [];
  for (let n = 0; n < count; n += 1) taken.push(freeSpot(at, taken, room));
  return taken;
}

test('the first points rise at their feature', () => {
  expect(freeSpot({ x: 150, y: 120 }, [], PHONE)).toEqual({ x: 150, y: 120 });
});

test.each([
  { x: 180, y: 150 },
  { x: 0, y: 0 },
  { x: 400, y: 310 },
])('six at once cover neither one another nor the edge of a phone (%o)', (at) => {
  const found = spots(at, 6);
  for (const [n, one] of found.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(BADGE.width / 2);
    expect(one.x).toBeLessThanOrEqual(PHONE.width - BADGE.width / 2);
    expect(one.y).toBeGreaterThanOrEqual(BADGE.height / 2);
    expect(one.y).toBeLessThanOrEqual(PHONE.height - BADGE.height / 2);
    for (const other of found.slice(n + 1))
      expect(Math.abs(one.x - other.x) >= BADGE.width || Math.abs(one.y - other.y) >= BADGE.height).toBe(
        true,
      );
  }
});
