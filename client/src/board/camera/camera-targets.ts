/** Camera targets: one rule for every moment of the game. Null means no move. */

import type { Cell } from '../grid';
import {
  boundsOf,
  clamp,
  fillView,
  fit,
  fullSize,
  panTo,
  visibleSize,
  isVisible,
  zoomAt,
  toScreen,
  type Bounds,
  type Camera,
  type Point,
  type ViewArea,
} from './camera';

/** Pixels per cell: to look at, for a finger, to place a tile, for choices on many tiles, and for the picked one. */
export const VIEW_SIZE = 32;
export const TOUCH_SIZE = 44;
export const PLACING_SIZE = { touch: 72, mouse: 48 } as const;
const CHOICE = 40;
const PICKED = 100;
/** Pixels between two spots that are clear of each other, and the range of sizes for it. */
const SPOTS = {
  touch: { apart: 62, least: 90, most: 224 },
  mouse: { apart: 46, least: 110, most: 190 },
} as const;
const COUNTED = 50;
const PAD = 2;
const RIM = 8;
const FRAME = 12;

export type PointerKind = 'touch' | 'mouse';

/** Rounding to device pixels may reduce a size. */
const large = (cam: Camera, least: number): boolean => cam.size > least - 1;

/** The whole map, however small. */
export const showAll = (cells: Iterable<Cell>, port: ViewArea, most = fullSize(port)): Camera =>
  fit(boundsOf(cells), port, PAD, most);

const shown = (cam: Camera, port: ViewArea, cells: readonly Cell[]): boolean =>
  cells.every((cell) => isVisible(cam, port, boundsOf([cell])));

/** The whole map if it is large enough to look at, otherwise as many cells as fit at the size for fingers. */
export function targetForPlacements(
  cam: Camera,
  port: ViewArea,
  tiles: readonly Cell[],
  places: readonly Cell[],
): Camera | null {
  if (large(cam, TOUCH_SIZE) && shown(cam, port, places)) return null;
  const all = showAll([...tiles, ...places], port);
  return all.size >= VIEW_SIZE ? all : showMost(places, port, cam, TOUCH_SIZE);
}

/** The camera of this size that shows most of these cells whole, the nearest of those. */
export function showMost(cells: readonly Cell[], port: ViewArea, from: Point, size: number): Camera {
  const { width, height } = visibleSize(port);
  // A cell is whole while the middle of the view is no farther from its middle than this.
  const reach = { x: width / 2 / size - 0.5, y: height / 2 / size - 0.5 };
  const b = boundsOf(cells);
  let best: Camera = { x: (b.left + b.right) / 2, y: (b.top + b.bottom) / 2, size };
  let [count, way] = [-1, 0];
  for (let y = b.top; y <= b.bottom; y += 0.5)
    for (let x = b.left; x <= b.right; x += 0.5) {
      let seen = 0;
      for (const c of cells)
        if (Math.abs(c.x + 0.5 - x) <= reach.x && Math.abs(c.y + 0.5 - y) <= reach.y) seen++;
      const far = Math.hypot(x - from.x, y - from.y);
      if (seen < count || (seen === count && far >= way)) continue;
      [best, count, way] = [{ x, y, size }, seen, far];
    }
  return best;
}

/** Shows the choice whole and large enough, with neighbours if there is room. It stays under the finger. */
export const targetForSelection = (
  cam: Camera,
  port: ViewArea,
  chosen: Bounds,
  board: Bounds,
  hand: PointerKind,
): Camera | null => closer(cam, port, chosen, board, PLACING_SIZE[hand]);

function closer(cam: Camera, port: ViewArea, chosen: Bounds, board: Bounds, near: number): Camera | null {
  if (large(cam, near) && isVisible(cam, port, chosen, RIM)) return null;
  const size = Math.min(Math.max(cam.size, near), fit(chosen, port, RIM, Infinity).size);
  const middle = { x: (chosen.left + chosen.right) / 2, y: (chosen.top + chosen.bottom) / 2 };
  const close = zoomAt(cam, port, toScreen(cam, port, middle), size, 0);
  const edge = both(board, chosen);
  const around = {
    left: Math.max(chosen.left - 1, edge.left),
    top: Math.max(chosen.top - 1, edge.top),
    right: Math.min(chosen.right + 1, edge.right),
    bottom: Math.min(chosen.bottom + 1, edge.bottom),
  };
  const to = panTo(close, port, around, RIM) ?? panTo(close, port, chosen, RIM) ?? { ...close, ...middle };
  return fillView(to, edge, port, RIM);
}

const both = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** Spots on one tile (or piece): whole, and large enough to tell apart. Points in cells. With a mouse, neighbours stay in view. */
export function targetForMarkers(
  cam: Camera,
  port: ViewArea,
  tile: Bounds,
  spots: readonly Point[],
  board: Bounds,
  hand: PointerKind,
): Camera | null {
  const { apart, least, most } = SPOTS[hand];
  const need = clamp(apart / smallestDistance(spots), least, most);
  if (hand === 'mouse') return closer(cam, port, tile, board, need);
  if (large(cam, need)) {
    const pan = panTo(cam, port, tile, FRAME / 2);
    if (pan) return isVisible(cam, port, tile) ? null : pan;
  }
  return fit(tile, port, FRAME / 2, need);
}

export function smallestDistance(spots: readonly Point[]): number {
  let least = Infinity;
  spots.forEach((a, i) =>
    spots.slice(0, i).forEach((b) => (least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y)))),
  );
  return least;
}

/** Choices on several tiles: all, or as many as fit. */
export function targetForChoices(cam: Camera, port: ViewArea, cells: readonly Cell[]): Camera | null {
  if (large(cam, CHOICE) && shown(cam, port, cells)) return null;
  const all = showAll(cells, port);
  return all.size >= CHOICE ? all : showMost(cells, port, cam, CHOICE);
}

/** The tile of the picked choice, close. */
export function targetForSelectedTile(
  cam: Camera,
  port: ViewArea,
  tile: Bounds,
  board: Bounds,
): Camera | null {
  if (large(cam, PICKED) && isVisible(cam, port, tile, RIM)) return null;
  const size = Math.min(Math.max(cam.size, PICKED), fit(tile, port, RIM, Infinity).size);
  const to = { x: (tile.left + tile.right) / 2, y: (tile.top + tile.bottom) / 2, size };
  return fillView(to, board, port, RIM);
}

/** After an own move: the former view with the new tile, never at the size for figures. */
export function afterMove(before: Camera, port: ViewArea, tiles: readonly Cell[], latest: Bounds): Camera {
  if (isVisible(before, port, latest)) return before;
  const all = showAll(tiles, port);
  return all.size >= VIEW_SIZE ? all : (panTo(before, port, latest, RIM) ?? all);
}

/** Shows the cells of a card. */
export const targetForHighlight = (cam: Camera, port: ViewArea, wanted: Bounds): Camera =>
  isVisible(cam, port, wanted) ? cam : (panTo(cam, port, wanted, RIM) ?? fit(wanted, port, RIM, cam.size));

/** Others moved: the shortest way to see it. */
export function targetForOpponentMove(
  cam: Camera,
  port: ViewArea,
  tiles: readonly Cell[],
  latest: Bounds,
): Camera | null {
  if (isVisible(cam, port, latest)) return null;
  return panTo(cam, port, latest, RIM) ?? afterMove(cam, port, tiles, latest);
}

/** The whole map. A counted feature is closer if it would be too small. */
export function targetForScoring(port: ViewArea, tiles: readonly Cell[], counted: Bounds | null): Camera {
  const all = showAll(tiles, port);
  if (!counted || all.size >= VIEW_SIZE) return all;
  const near = fit(counted, port, RIM, COUNTED);
  return near.size > all.size ? fillView(near, boundsOf(tiles), port, RIM) : all;
}

/** On arrival at a table: the whole map if large enough, otherwise the last move. */
export function openingTarget(port: ViewArea, tiles: readonly Cell[], latest: Bounds): Camera {
  const all = showAll(tiles, port);
  if (all.size >= VIEW_SIZE) return all;
  const at = { x: (latest.left + latest.right) / 2, y: (latest.top + latest.bottom) / 2, size: TOUCH_SIZE };
  return fillView(at, boundsOf(tiles), port, RIM);
}
