/** Where the player looks: the camera while it moves, and the size the tiles are drawn at when it rests. */

import { SMALL } from '../../art.svelte';
import {
  between,
  boundsOf,
  clampSize,
  fit,
  leash,
  middle,
  panBy,
  shows,
  snapPixel,
  snapSize,
  zoomAt,
  type Bounds,
  type Camera,
  type Point,
  type Port,
} from './camera';
import { HANDS_OFF, MS, tween } from '../motion';

const REST_MS = 260;

export class Sight {
  /** Size of the element the board is drawn in. */
  box = $state.raw({ width: 0, height: 0 });
  /** Pixels covered by the prompt above and the tools beside and below. */
  insets = $state.raw({ top: 0, right: 0, bottom: 0 });
  readonly port = $derived<Port>({ ...this.box, ...this.insets, left: 0 });
  cam = $state.raw<Camera>({ x: 0.5, y: 0.5, size: 92 });
  /** CSS pixels per cell the pictures are laid out for; a gesture only scales them. */
  rest = $state(92);
  ratio = $state(1);
  /** Tiles are shown so small that pictures with less detail read better. Changes at rest only. */
  readonly far = $derived(this.rest < SMALL);
  /** Tiles that came near and wait for their details (keyOf). */
  dull = $state.raw<ReadonlySet<string>>(new Set());
  #bounds: Bounds = boundsOf([]);
  #touched = -Infinity;
  #stop: () => void = () => {};
  #idle: ReturnType<typeof setTimeout> | undefined;

  /** `tiles` names those on the board (keyOf). */
  constructor(private readonly tiles: () => Iterable<string> = () => []) {}

  /** Place of the world's origin in the port, and the scale over the resting size. */
  readonly offset = $derived.by(() => {
    const m = middle(this.port);
    const scale = this.cam.size / this.rest;
    const x = m.x - this.cam.x * this.cam.size;
    const y = m.y - this.cam.y * this.cam.size;
    const still = scale === 1;
    return {
      x: still ? snapPixel(x, this.ratio) : x,
      y: still ? snapPixel(y, this.ratio) : y,
      scale,
    };
  });

  /** The player moved the board lately: it stays where it was put. */
  get held(): boolean {
    return performance.now() - this.#touched < HANDS_OFF;
  }

  set bounds(b: Bounds) {
    this.#bounds = b;
  }

  pan(dx: number, dy: number): void {
    this.#touch();
    this.#move(panBy(this.cam, dx, dy));
  }

  zoom(at: Point, factor: number): void {
    this.#touch();
    this.#move(zoomAt(this.cam, this.port, at, this.cam.size * factor));
    this.#soon();
  }

  /** Buttons and keys: one step around the middle. */
  step(factor: number): void {
    this.#touch();
    const m = middle(this.port);
    this.glide(zoomAt(this.cam, this.port, m, clampSize(this.cam.size * factor)));
  }

  nudge(dx: number, dy: number): void {
    this.#touch();
    this.glide(leash(panBy(this.cam, dx, dy), this.#bounds));
  }

  /** Moves over 260 ms, or at once where less motion is wanted. */
  glide(to: Camera, ms: number = MS.camera): void {
    this.#stop();
    const from = this.cam;
    const near = Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 1e-4 && from.size === to.size;
    if (near) return;
    this.#stop = tween(
      ms,
      (t) => (this.cam = between(from, to, t)),
      () => this.settle(),
    );
  }

  all(b: Bounds, most?: number, least?: number): Camera {
    return fit(b, this.port, 18, most, least);
  }

  /** The picture of a tile is the one with less detail. */
  plain(key: string): boolean {
    return this.far || this.dull.has(key);
  }

  /** True where all of `b` is visible, now or at another camera. */
  fits(b: Bounds, cam: Camera = this.cam): boolean {
    return shows(cam, this.port, b);
  }

  /** After a gesture: whole device pixels per cell, so that tiles meet without hairlines. What was far keeps
   *  its pictures until `sharpen` has better ones. */
  settle(): void {
    clearTimeout(this.#idle);
    const size = snapSize(this.cam.size, this.ratio);
    if (this.rest < SMALL && size >= SMALL) this.dull = new Set(this.tiles());
    this.rest = size;
    this.cam = { ...this.cam, size };
  }

  /** The map goes away: nothing moves any more. */
  leave(): void {
    this.#stop();
    clearTimeout(this.#idle);
  }

  jump(to: Camera): void {
    this.#stop();
    this.cam = to;
    this.settle();
  }

  #touch(): void {
    this.#stop();
    this.#touched = performance.now();
  }

  #move(to: Camera): void {
    this.cam = leash(to, this.#bounds);
  }

  #soon(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.settle(), REST_MS);
  }
}
