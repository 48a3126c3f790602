/** Pan and zoom maths without DOM. The world is measured in cells. The camera has a centre and the CSS pixels of a cell. */

export interface Camera {
  x: number;
  y: number;
  size: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** The size of the map's element, and insets covered by controls. */
export interface ViewArea {
  width: number;
  height: number;
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** 100 % is 92 px per cell, and a ninth of the map on large screens. */
export const FULL_SIZE = 92;
const CELLS_AT_FULL_SIZE = 9;
/** The range for zooming by hand. The whole map may be smaller. */
export const MIN_SIZE = FULL_SIZE * 0.4;
const MOST_ZOOM = 2.6;
/** Tolerance for rounding, in pixels. */
const SLACK = 0.51;

export const clamp = (v: number, low: number, high: number): number => Math.min(Math.max(v, low), high);
export const fullSize = ({ width, height }: ViewArea): number =>
  Math.max(FULL_SIZE, Math.min(width, height) / CELLS_AT_FULL_SIZE);
export const maxSize = (port: ViewArea): number => fullSize(port) * MOST_ZOOM;
/** Width and height of the uncovered area. */
export const visibleSize = (port: ViewArea): { width: number; height: number } => ({
  width: Math.max(port.width - port.left - port.right, 1),
  height: Math.max(port.height - port.top - port.bottom, 1),
});

/** The pixel of the port with the camera's centre: the middle of the uncovered area. */
export function visibleCentre(port: ViewArea): Point {
  return {
    x: port.left + (port.width - port.left - port.right) / 2,
    y: port.top + (port.height - port.top - port.bottom) / 2,
  };
}

export function toWorld(cam: Camera, port: ViewArea, p: Point): Point {
  const m = visibleCentre(port);
  return { x: cam.x + (p.x - m.x) / cam.size, y: cam.y + (p.y - m.y) / cam.size };
}

export function toScreen(cam: Camera, port: ViewArea, w: Point): Point {
  const m = visibleCentre(port);
  return { x: m.x + (w.x - cam.x) * cam.size, y: m.y + (w.y - cam.y) * cam.size };
}

/** The same camera at another size. The world point under `p` stays under `p`. */
export function zoomAt(cam: Camera, port: ViewArea, p: Point, size: number, least = MIN_SIZE): Camera {
  const w = toWorld(cam, port, p);
  const m = visibleCentre(port);
  const next = clamp(size, least, maxSize(port));
  return { x: w.x - (p.x - m.x) / next, y: w.y - (p.y - m.y) / next, size: next };
}

export const panBy = (cam: Camera, dx: number, dy: number): Camera => ({
  ...cam,
  x: cam.x - dx / cam.size,
  y: cam.y - dy / cam.size,
});

/** Keeps an edge of the map at least in the middle of the view. */
export const keepInReach = (cam: Camera, b: Bounds): Camera => ({
  ...cam,
  x: clamp(cam.x, b.left, b.right),
  y: clamp(cam.y, b.top, b.bottom),
});

/** Smallest bounds of all cells. An empty list gives the start cell. */
export function boundsOf(cells: Iterable<{ x: number; y: number }>): Bounds {
  const b = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const c of cells) {
    b.left = Math.min(b.left, c.x);
    b.top = Math.min(b.top, c.y);
    b.right = Math.max(b.right, c.x + 1);
    b.bottom = Math.max(b.bottom, c.y + 1);
  }
  return b.left > b.right ? { left: 0, top: 0, right: 1, bottom: 1 } : b;
}

/** The camera that shows all of `b` with `pad` pixels around, never larger than `most`. */
export function fit(b: Bounds, port: ViewArea, pad: number, most: number): Camera {
  const { width, height } = visibleSize(port);
  const size = Math.min(
    Math.max(width - 2 * pad, 1) / (b.right - b.left),
    Math.max(height - 2 * pad, 1) / (b.bottom - b.top),
  );
  return { x: (b.left + b.right) / 2, y: (b.top + b.bottom) / 2, size: Math.min(size, most) };
}

/** Moves the camera so that no part of the view is empty while the map reaches beyond another edge. */
export function fillView(cam: Camera, b: Bounds, port: ViewArea, pad: number): Camera {
  const axis = (at: number, low: number, high: number, pixels: number): number => {
    const half = Math.max(pixels - 2 * pad, 1) / 2 / cam.size;
    return high - low <= 2 * half ? (low + high) / 2 : clamp(at, low + half, high - half);
  };
  return {
    ...cam,
    x: axis(cam.x, b.left, b.right, port.width - port.left - port.right),
    y: axis(cam.y, b.top, b.bottom, port.height - port.top - port.bottom),
  };
}

/** The position of `b` on the screen. */
export function screenBounds(cam: Camera, port: ViewArea, b: Bounds): Bounds {
  const a = toScreen(cam, port, { x: b.left, y: b.top });
  const z = toScreen(cam, port, { x: b.right, y: b.bottom });
  return { left: a.x, top: a.y, right: z.x, bottom: z.y };
}

/** True if all of `b` is visible, `pad` pixels away from covering controls. */
export function isVisible(cam: Camera, port: ViewArea, b: Bounds, pad = 0): boolean {
  const box = screenBounds(cam, port, b);
  const most = pad - SLACK;
  return (
    box.left >= port.left + most &&
    box.top >= port.top + most &&
    box.right <= port.width - port.right - most &&
    box.bottom <= port.height - port.bottom - most
  );
}

/** The nearest camera of this size that shows all of `b`. Null without room. */
export function panTo(cam: Camera, port: ViewArea, b: Bounds, pad: number): Camera | null {
  const { width, height } = visibleSize(port);
  const axis = (at: number, low: number, high: number, pixels: number): number | null => {
    const half = (pixels / 2 - pad) / cam.size;
    if (high - low > 2 * (half + SLACK / cam.size)) return null;
    const centre = (low + high) / 2;
    return clamp(at, Math.min(high - half, centre), Math.max(low + half, centre));
  };
  const x = axis(cam.x, b.left, b.right, width);
  const y = axis(cam.y, b.top, b.bottom, height);
  return x === null || y === null ? null : { ...cam, x, y };
}

/** True if any part of a cell is on the screen, also below controls. */
export function isOnScreen(cam: Camera, port: ViewArea, cell: Point): boolean {
  const { x, y } = toScreen(cam, port, cell);
  return x < port.width && y < port.height && x + cam.size > 0 && y + cam.size > 0;
}

/** Rounds down to whole device pixels per cell, so that tiles meet without a hairline. */
export const snapSize = (size: number, ratio: number): number =>
  Math.max(Math.floor(size * ratio + 1e-6), 1) / ratio;
export const snapPixel = (v: number, ratio: number): number => Math.round(v * ratio) / ratio;

const ease = (t: number): number => 1 - (1 - t) ** 3;

/** The camera between two at time t in 0..1. Sizes are mixed geometrically, for an even zoom. */
export function interpolate(a: Camera, b: Camera, t: number): Camera {
  const k = ease(clamp(t, 0, 1));
  return {
    x: a.x + (b.x - a.x) * k,
    y: a.y + (b.y - a.y) * k,
    size: a.size * (b.size / a.size) ** k,
  };
}
