/** Buttons at the edges of the map with the number of items beyond. They cover no whole item, unless items are everywhere. */

import type { Side } from '../grid';
import {
  clamp,
  visibleCentre,
  screenBounds,
  visibleSize,
  isVisible,
  type Bounds,
  type Camera,
  type Point,
  type ViewArea,
} from './camera';

export interface Arrow {
  side: Side;
  /** The indices of the items beyond. */
  items: number[];
  /** Pixels of the port. */
  box: Bounds;
  /** There is room for the number only. */
  tight: boolean;
}
export interface Size {
  width: number;
  height: number;
}
/** Steps in which a button slides until it covers no whole item. */
const STEP = 8;
/** A button with nothing but a number. */
export const SMALL_ARROW: Size = { width: 44, height: 44 };

/** The side of an item: the larger part of its way from the middle to the edge. */
function sideOf(at: Point, port: ViewArea): Side {
  const m = visibleCentre(port);
  const { width, height } = visibleSize(port);
  const [x, y] = [(at.x - m.x) / width, (at.y - m.y) / height];
  return Math.abs(x) >= Math.abs(y) ? (x < 0 ? 'W' : 'E') : y < 0 ? 'N' : 'S';
}

/** One button for each side with items that are not whole. It avoids whole items and `kept` boxes. With `dense` items it counts what it covers. */
export function layoutArrows(
  cam: Camera,
  port: ViewArea,
  items: readonly Bounds[],
  sizeOf: (side: Side) => Size,
  kept: readonly Bounds[] = [],
  dense = false,
): Arrow[] {
  const boxes = items.map((item) => screenBounds(cam, port, item));
  const full = items.map((item) => isVisible(cam, port, item));
  const whole = distinct(boxes.filter((_, i) => full[i]));
  const busy = [...kept];
  const found: Arrow[] = [];
  for (const side of ['N', 'E', 'S', 'W'] as const) {
    const beyond = boxes.flatMap((b, i) => (!full[i] && sideOf(centre(b), port) === side ? [i] : []));
    if (!beyond.length) continue;
    const at = mean(beyond.map((i) => centre(boxes[i]!)));
    const bare = [...busy, ...whole];
    const wide = freeBox(side, at, sizeOf(side), port, bare);
    const box =
      wide ??
      freeBox(side, at, SMALL_ARROW, port, bare, dense ? STEP : STEP / 4) ??
      (dense ? freeBox(side, at, SMALL_ARROW, port, busy) : null);
    if (!box) continue;
    busy.push(box);
    const under = boxes.flatMap((b, i) => (full[i] && meet(b, box) ? [i] : []));
    found.push({ side, items: [...beyond, ...under], box, tight: !wide });
  }
  return found;
}

/** Several items of one cell take space once. */
const distinct = (boxes: readonly Bounds[]): Bounds[] => [
  ...new Map(boxes.map((b) => [`${b.left} ${b.top}`, b])).values(),
];
const centre = (b: Bounds): Point => ({ x: (b.left + b.right) / 2, y: (b.top + b.bottom) / 2 });
const mean = (all: readonly Point[]): Point => ({
  x: all.reduce((sum, p) => sum + p.x, 0) / all.length,
  y: all.reduce((sum, p) => sum + p.y, 0) / all.length,
});
const meet = (a: Bounds, b: Bounds): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Along its side, as near to its place as possible without covering. If the side is full, farther in. */
function freeBox(
  side: Side,
  at: Point,
  size: Size,
  port: ViewArea,
  busy: readonly Bounds[],
  step = STEP,
): Bounds | null {
  const upright = side === 'W' || side === 'E';
  const low = { x: port.left, y: port.top };
  const high = {
    x: Math.max(low.x, port.width - port.right - size.width),
    y: Math.max(low.y, port.height - port.bottom - size.height),
  };
  const x = side === 'W' ? low.x : side === 'E' ? high.x : clamp(at.x - size.width / 2, low.x, high.x);
  const y = side === 'N' ? low.y : side === 'S' ? high.y : clamp(at.y - size.height / 2, low.y, high.y);
  const inward = side === 'E' || side === 'S' ? -step : step;
  const boxAt = (p: Point): Bounds => ({
    left: p.x,
    top: p.y,
    right: p.x + size.width,
    bottom: p.y + size.height,
  });
  const within = (p: Point): boolean => p.x >= low.x && p.x <= high.x && p.y >= low.y && p.y <= high.y;
  const [along, across] = upright ? [high.y - low.y, high.x - low.x] : [high.x - low.x, high.y - low.y];
  for (let deep = 0; deep * step <= across; deep++)
    for (let slid = 0; slid * step <= along; slid++)
      for (const way of slid ? [slid, -slid] : [0]) {
        const p = upright
          ? { x: x + deep * inward, y: y + way * step }
          : { x: x + way * step, y: y + deep * inward };
        if (within(p) && !busy.some((box) => meet(boxAt(p), box))) return boxAt(p);
      }
  return null;
}
