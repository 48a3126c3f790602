/** The view of a map: the camera, and the size of tiles when it rests. */

import { SMALL } from '../../api/art.svelte';
import {
  interpolate,
  boundsOf,
  fit,
  keepInReach,
  visibleCentre,
  MIN_SIZE,
  panBy,
  panTo,
  visibleSize,
  isVisible,
  snapPixel,
  snapSize,
  zoomAt,
  type Bounds,
  type Camera,
  type Point,
  type ViewArea,
} from './camera';
import { InsetTracker } from './insets';
import { USER_MOVE_PAUSE, DURATIONS, tween } from '../../lib/motion';
import { Activity } from '../../lib/settled';

const REST_MS = 260;
/** Margin in pixels of what is brought into view, and the least size of a map. */
const RIM = 8;
const SLIT = 40;

export class Viewport {
  /** The size of the map's element, and insets. */
  area = $state.raw<ViewArea>({ width: 0, height: 0, top: 0, right: 0, bottom: 0, left: 0 });
  readonly insets = new InsetTracker((box, insets) => {
    const port: ViewArea = { ...box, ...insets };
    this.pixelRatio = devicePixelRatio;
    if ((Object.keys(port) as (keyof ViewArea)[]).some((key) => port[key] !== this.area[key]))
      this.area = port;
  });
  camera = $state.raw<Camera>({ x: 0.5, y: 0.5, size: 92 });
  /** The camera at rest, or at the end of the current move. */
  targetCamera = $state.raw<Camera>({ x: 0.5, y: 0.5, size: 92 });
  /** A gesture or an animation moves it. */
  moving = $state(false);
  /** CSS pixels per cell of the pictures. Gestures only scale them. */
  renderSize = $state(92);
  pixelRatio = $state(1);
  /** Tiles are so small that pictures with less detail look better. Changes at rest only. */
  readonly lowDetail = $derived(this.renderSize < SMALL);
  /** Near tiles that wait for their details (keyOf). */
  lowDetailCells = $state.raw<ReadonlySet<string>>(new Set());
  #bounds: Bounds = boundsOf([]);
  #touched = -Infinity;
  #stopAnimation: () => void = () => {};
  #settleTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #activity = new Activity();

  /** `tiles` names those on the map (keyOf). */
  constructor(private readonly tiles: () => Iterable<string> = () => []) {}

  /** The world's origin in the port, and the scale relative to the resting size. */
  readonly offset = $derived.by(() => {
    const m = visibleCentre(this.area);
    const scale = this.camera.size / this.renderSize;
    const x = m.x - this.camera.x * this.camera.size;
    const y = m.y - this.camera.y * this.camera.size;
    const still = scale === 1;
    return {
      x: still ? snapPixel(x, this.pixelRatio) : x,
      y: still ? snapPixel(y, this.pixelRatio) : y,
      scale,
    };
  });

  /** The player moved the map lately, so it stays. */
  get userMoved(): boolean {
    return performance.now() - this.#touched < USER_MOVE_PAUSE;
  }

  set bounds(b: Bounds) {
    this.#bounds = b;
  }

  /** After a new question or a choice, earlier moves by hand no longer count. */
  forgetUserMove(): void {
    this.#touched = -Infinity;
  }

  pan(dx: number, dy: number): void {
    this.#userMove();
    this.#move(panBy(this.camera, dx, dy));
  }

  zoom(at: Point, factor: number): void {
    this.#userMove();
    this.#move(zoomAt(this.camera, this.area, at, this.camera.size * factor, this.#minSize()));
    this.#settleSoon();
  }

  /** Buttons and keys: one step around the middle. */
  step(factor: number): void {
    this.#userMove();
    const m = visibleCentre(this.area);
    this.animateTo(zoomAt(this.camera, this.area, m, this.camera.size * factor, this.#minSize()));
  }

  nudge(dx: number, dy: number): void {
    this.#userMove();
    this.animateTo(keepInReach(panBy(this.camera, dx, dy), this.#bounds));
  }

  /** Shows a place on request. */
  moveTo(to: Camera): void {
    this.#userMove();
    this.animateTo(to);
  }

  /** Moves over 260 ms, or at once with reduced motion, after a delay. A gesture stops it. */
  animateTo(wish: Camera, pause = 0): void {
    this.#stopAnimation();
    const from = this.camera;
    const to = { ...wish, size: snapSize(wish.size, this.pixelRatio) };
    const near = Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 1e-4 && from.size === to.size;
    if (near) return this.settle();
    this.targetCamera = to;
    this.moving = true;
    this.#activity.begin();
    const go = (): void => {
      this.#stopAnimation = tween(
        DURATIONS.camera,
        (t) => (this.camera = interpolate(from, to, t)),
        () => this.settle(),
      );
    };
    const later = pause ? setTimeout(go, pause) : go();
    if (later) this.#stopAnimation = () => clearTimeout(later);
  }

  /** The picture with less detail. */
  isLowDetail(key: string): boolean {
    return this.lowDetail || this.lowDetailCells.has(key);
  }

  /** True if all of `b` is visible when the camera has arrived. */
  isVisible(b: Bounds, cam: Camera = this.targetCamera): boolean {
    return isVisible(cam, this.area, b);
  }

  /** True if it is not all visible on a map that is large enough. */
  isCutOff(b: Bounds): boolean {
    const { width, height } = visibleSize(this.area);
    return Math.min(width, height) > SLIT && !this.isVisible(b);
  }

  /** Brings something into view by the shortest way. */
  reveal(b: Bounds): void {
    if (!this.isVisible(b))
      this.animateTo(
        panTo(this.targetCamera, this.area, b, RIM) ?? fit(b, this.area, RIM, this.targetCamera.size),
      );
  }

  /** After a gesture: whole device pixels per cell, so that tiles meet without hairlines. Far tiles wait for `sharpen`. */
  settle(): void {
    clearTimeout(this.#settleTimer);
    const size = snapSize(this.camera.size, this.pixelRatio);
    if (this.renderSize < SMALL && size >= SMALL) this.lowDetailCells = new Set(this.tiles());
    this.renderSize = size;
    this.camera = this.targetCamera = { ...this.camera, size };
    this.moving = false;
    this.#activity.end();
  }

  /** Stops all motion when the map is removed. */
  dispose(): void {
    this.#stopAnimation();
    clearTimeout(this.#settleTimer);
    this.#activity.end();
  }

  jump(to: Camera): void {
    this.#stopAnimation();
    this.camera = to;
    this.settle();
  }

  /** The whole map may be smaller than the range for zooming by hand. */
  #minSize(): number {
    return Math.min(MIN_SIZE, fit(this.#bounds, this.area, 0, MIN_SIZE).size);
  }

  #userMove(): void {
    this.#stopAnimation();
    this.#touched = performance.now();
  }

  #move(to: Camera): void {
    this.moving = true;
    this.#activity.begin();
    this.camera = keepInReach(to, this.#bounds);
  }

  #settleSoon(): void {
    clearTimeout(this.#settleTimer);
    this.#settleTimer = setTimeout(() => this.settle(), REST_MS);
  }
}
