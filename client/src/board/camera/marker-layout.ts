/** Markers of spots: their size, their distance, and the nearest to a finger. Pixels. */

import type { Offer } from '../../api/protocol';
import type { Cell } from '../grid';
import type { Bounds, Point } from './camera';

const LARGEST = 44;
const SMALLEST = 30;
const PIN = 22;
/** Pixels between two markers. */
const GAP = { disc: 6, pin: 3 } as const;
const ROUNDS = 200;
/** A marker that moved farther has a line to its spot. */
const TIED = 7;
/** A finger reaches the nearest within half of 44 pixels. */
export const TOUCH_RADIUS = 22;

export interface MarkerSize {
  /** Only the number. */
  pin: boolean;
  diameter: number;
}

/** Half a tile at most. Where they would be too small or too close, pins. */
export function markerSize(size: number, spots: readonly Point[]): MarkerSize {
  const diameter = Math.min(LARGEST, size / 2);
  const near = spots.some((a, i) =>
    spots.slice(0, i).some((b) => Math.hypot(a.x - b.x, a.y - b.y) < SMALLEST + 4),
  );
  return diameter < SMALLEST || near ? { pin: true, diameter: PIN } : { pin: false, diameter };
}

/** Moves markers apart, each pair by half of the overlap, and keeps within `room` those whose spot is there. */
export function spreadMarkers(spots: readonly Point[], { pin, diameter }: MarkerSize, room: Bounds): Point[] {
  const apart = diameter + GAP[pin ? 'pin' : 'disc'];
  const r = diameter / 2;
  const inside = spots.map(
    (p) => p.x >= room.left && p.x <= room.right && p.y >= room.top && p.y <= room.bottom,
  );
  const all = spots.map((p) => ({ ...p }));
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (let i = 1; i < all.length; i++)
      for (let j = 0; j < i; j++) moved = push(all[i]!, all[j]!, apart) || moved;
    all.forEach((p, i) => {
      if (!inside[i]) return;
      p.x = within(p.x, room.left + r, room.right - r);
      p.y = within(p.y, room.top + r, room.bottom - r);
    });
    if (!moved) break;
  }
  return all;
}

const within = (v: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(Math.max(v, low), high);

function push(a: Point, b: Point, apart: number): boolean {
  const [dx, dy] = [a.x - b.x || 0.01, a.y - b.y];
  const far = Math.hypot(dx, dy);
  if (far >= apart - 0.05) return false;
  const by = (apart - far) / 2 / far;
  a.x += dx * by;
  a.y += dy * by;
  b.x -= dx * by;
  b.y -= dy * by;
  return true;
}

export const tieLine = (mark: Point, spot: Point): boolean =>
  Math.hypot(mark.x - spot.x, mark.y - spot.y) > TIED;

/** A marker in hundredths of a cell. `at` is its spot. */
export interface Marker extends Point {
  offer: Offer;
  n: number;
  at: Point;
}

/** The spot of an offer, in hundredths of a cell. */
export const spotOf = (offer: Offer): Point | null =>
  offer.shape === 'slot' && offer.at && offer.x !== undefined && offer.y !== undefined
    ? { x: offer.x * 100 + offer.at[0], y: offer.y * 100 + offer.at[1] }
    : null;

/** The marker nearest to a point, within `reach`. */
export function nearestMarker<T extends Point>(marks: readonly T[], at: Point, reach: number): T | null {
  let best: T | null = null;
  for (const one of marks) {
    const far = Math.hypot(one.x - at.x, one.y - at.y);
    if (far <= reach) [best, reach] = [one, far];
  }
  return best;
}

/** With many spots, only those of the current tile and the picked one are large. Others are dots. */
export function splitByFocus(
  offers: readonly Offer[],
  near: Cell | null,
  picked: (offer: Offer) => boolean,
): { near: Offer[]; far: Offer[] } {
  const large = (offer: Offer): boolean =>
    picked(offer) || (!!near && offer.x === near.x && offer.y === near.y);
  const slots = offers.filter((offer) => offer.shape === 'slot');
  return { near: slots.filter(large), far: slots.filter((offer) => !large(offer)) };
}
