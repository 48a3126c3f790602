/** Where new points rise, so that none covers others. */

import type { Point } from '../../board/camera/camera';

/** The room of one badge. */
export const BADGE = { width: 72, height: 42 } as const;
const IN_A_ROW = 3;
const TRIES = 36;

/** The first free spot at or near `at`: side by side, then in rows, away from the edges. `room` is the size of the map. */
export function freeSpot(at: Point, taken: readonly Point[], room: { width: number; height: number }): Point {
  const right = room.width - BADGE.width / 2;
  const x = within(at.x, BADGE.width / 2, right);
  const y = within(at.y, BADGE.height, room.height - BADGE.height / 2);
  const across = x + (IN_A_ROW - 1) * BADGE.width > right ? -BADGE.width : BADGE.width;
  const down = y > room.height / 2 ? -BADGE.height : BADGE.height;
  let spot = { x, y };
  for (let n = 1; n < TRIES && taken.some((other) => covers(spot, other)); n += 1)
    spot = { x: x + (n % IN_A_ROW) * across, y: y + Math.floor(n / IN_A_ROW) * down };
  return spot;
}

const covers = (a: Point, b: Point): boolean =>
  Math.abs(a.x - b.x) < BADGE.width && Math.abs(a.y - b.y) < BADGE.height;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
