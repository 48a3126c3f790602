/** Where the player looks: the camera while it moves, and the size the tiles are drawn at when it rests. */

import { SMALL } from '../../api/art.svelte';
import {
  between,
  boundsOf,
  fit,
  leash,
  middle,
  MIN_SIZE,
  panBy,
  panTo,
  roomOf,
  shows,
  snapPixel,
  snapSize,
  zoomAt,
  type Bounds,
  type Camera,
  type Point,
  type Port,
} from './camera';
import { Covers } from './insets';
import { HANDS_OFF, MS, tween } from '../../lib/motion';
import { Activity } from '../../lib/settled';

const REST_MS = 260;
/** Pixels beside something that is brought into view, and what a map must have to be looked at. */
const RIM = 8;
const SLIT = 40;

export class Sight {
  /** The element the board is drawn in, and what lies over it. */
  port = $state.raw<Port>({ width: 0, height: 0, top: 0, right: 0, bottom: 0, left: 0 });
  readonly covers = new Covers((box, insets) => {
    const port: Port = { ...box, ...insets };
    this.ratio = devicePixelRatio;
    if ((Object.keys(port) as (keyof Port)[]).some((key) => port[key] !== this.port[key])) this.port = port;
  });
  cam = $state.raw<Camera>({ x: 0.5, y: 0.5, size: 92 });
  /** Where it rests, or will when it is there. */
  goal = $state.raw<Camera>({ x: 0.5, y: 0.5, size: 92 });
  /** A hand or a rule moves it now. */
  moving = $state(false);
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
  readonly #activity = new Activity();

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

  /** A new question, or a choice: the hands have let go. */
  release(): void {
    this.#touched = -Infinity;
  }

  pan(dx: number, dy: number): void {
    this.#touch();
    this.#move(panBy(this.cam, dx, dy));
  }

  zoom(at: Point, factor: number): void {
    this.#touch();
    this.#move(zoomAt(this.cam, this.port, at, this.cam.size * factor, this.#least()));
    this.#soon();
  }

  /** Buttons and keys: one step around the middle. */
  step(factor: number): void {
    this.#touch();
    const m = middle(this.port);
    this.glide(zoomAt(this.cam, this.port, m, this.cam.size * factor, this.#least()));
  }

  nudge(dx: number, dy: number): void {
    this.#touch();
    this.glide(leash(panBy(this.cam, dx, dy), this.#bounds));
  }

  /** Somebody asked to look there. */
  look(to: Camera): void {
    this.#touch();
    this.glide(to);
  }

  /** Moves over 260 ms, or at once where less motion is wanted, after a pause for something to be seen first. A
   *  hand that takes the map meanwhile keeps it. */
  glide(wish: Camera, pause = 0): void {
    this.#stop();
    const from = this.cam;
    const to = { ...wish, size: snapSize(wish.size, this.ratio) };
    const near = Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 1e-4 && from.size === to.size;
    if (near) return this.settle();
    this.goal = to;
    this.moving = true;
    this.#activity.begin();
    const go = (): void => {
      this.#stop = tween(
        MS.camera,
        (t) => (this.cam = between(from, to, t)),
        () => this.settle(),
      );
    };
    const later = pause ? setTimeout(go, pause) : go();
    if (later) this.#stop = () => clearTimeout(later);
  }

  /** The picture of a tile is the one with less detail. */
  plain(key: string): boolean {
    return this.far || this.dull.has(key);
  }

  /** True where all of `b` is visible, when the camera is where it goes. */
  fits(b: Bounds, cam: Camera = this.goal): boolean {
    return shows(cam, this.port, b);
  }

  /** True where it is not all visible on a map that is large enough to be looked at. */
  hides(b: Bounds): boolean {
    const { width, height } = roomOf(this.port);
    return Math.min(width, height) > SLIT && !this.fits(b);
  }

  /** Brings something into view by the shortest way. */
  reveal(b: Bounds): void {
    if (!this.fits(b)) this.glide(panTo(this.goal, this.port, b, RIM) ?? fit(b, this.port, RIM, this.goal.size));
  }

  /** After a gesture: whole device pixels per cell, so that tiles meet without hairlines. What was far keeps
   *  its pictures until `sharpen` has better ones. */
  settle(): void {
    clearTimeout(this.#idle);
    const size = snapSize(this.cam.size, this.ratio);
    if (this.rest < SMALL && size >= SMALL) this.dull = new Set(this.tiles());
    this.rest = size;
    this.cam = this.goal = { ...this.cam, size };
    this.moving = false;
    this.#activity.end();
  }

  /** The map goes away: nothing moves any more. */
  leave(): void {
    this.#stop();
    clearTimeout(this.#idle);
    this.#activity.end();
  }

  jump(to: Camera): void {
    this.#stop();
    this.cam = to;
    this.settle();
  }

  /** The whole board may be smaller than what hands zoom to otherwise. */
  #least(): number {
    return Math.min(MIN_SIZE, fit(this.#bounds, this.port, 0, MIN_SIZE).size);
  }

  #touch(): void {
    this.#stop();
    this.#touched = performance.now();
  }

  #move(to: Camera): void {
    this.moving = true;
    this.#activity.begin();
    this.cam = leash(to, this.#bounds);
  }

  #soon(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.settle(), REST_MS);
  }
}
