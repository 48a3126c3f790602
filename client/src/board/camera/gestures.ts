/** Turns pointer events into pans, pinches and taps. A drag never ends as a tap, so it places nothing. */

import type { Point } from './camera';

export interface PointerSample {
  id: number;
  x: number;
  y: number;
  /** Milliseconds. */
  at: number;
  kind: 'mouse' | 'touch' | 'pen';
  button: number;
}

export interface Tap extends Point {
  kind: PointerSample['kind'];
  button: number;
  /** The second of two quick taps in one place. */
  double: boolean;
  /** A long press. */
  long: boolean;
}

export interface GestureHandlers {
  pan(dx: number, dy: number): void;
  /** The factor by which the distance of two fingers grew around `centre`. */
  pinch(centre: Point, factor: number): void;
  tap(tap: Tap): void;
  /** The last finger was lifted after a pan or pinch. */
  settle(): void;
}

const SLOP = { mouse: 5, pen: 8, touch: 10 };
const DOUBLE_MS = 320;
const LONG_MS = 480;
const DOUBLE_PX = 28;

interface Track {
  now: Point;
  start: Point;
  button: number;
  since: number;
}

export class Gestures {
  #tracks = new Map<number, Track>();
  #moving = false;
  #last: { at: number; x: number; y: number } | null = null;

  constructor(private readonly hands: GestureHandlers) {}

  /** True during a drag or pinch. */
  get moving(): boolean {
    return this.#moving;
  }

  down(s: PointerSample): void {
    const p = { x: s.x, y: s.y };
    this.#tracks.set(s.id, { now: p, start: p, button: s.button, since: s.at });
    if (this.#tracks.size > 1) this.#moving = true;
  }

  move(s: PointerSample): void {
    const track = this.#tracks.get(s.id);
    if (!track) return;
    const before = track.now;
    const now = { x: s.x, y: s.y };
    if (this.#tracks.size === 1) {
      if (!this.#moving && away(now, track.start) < SLOP[s.kind]) return;
      const from = this.#moving ? before : track.start;
      this.#moving = true;
      track.now = now;
      this.hands.pan(now.x - from.x, now.y - from.y);
      return;
    }
    const other = [...this.#tracks].find(([id]) => id !== s.id)![1].now;
    track.now = now;
    this.#pinch(before, now, other);
  }

  up(s: PointerSample): void {
    const track = this.#tracks.get(s.id);
    if (!track) return;
    this.#tracks.delete(s.id);
    if (this.#moving) {
      if (this.#tracks.size === 0) this.#end();
      return;
    }
    const near = this.#last && away(this.#last, s) < DOUBLE_PX;
    const double = !!near && s.at - this.#last!.at < DOUBLE_MS;
    this.#last = double ? null : { at: s.at, x: s.x, y: s.y };
    const long = s.at - track.since >= LONG_MS;
    this.hands.tap({ x: s.x, y: s.y, kind: s.kind, button: track.button, double, long });
  }

  cancel(id: number): void {
    if (this.#tracks.delete(id) && this.#tracks.size === 0) this.#end();
  }

  #end(): void {
    if (this.#moving) this.hands.settle();
    this.#moving = false;
  }

  #pinch(before: Point, now: Point, other: Point): void {
    const old = away(before, other);
    const centre = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.hands.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    if (old > 1) this.hands.pinch(centre, away(now, other) / old);
  }
}

const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A wheel notch as a zoom factor. Trackpads send many small steps, mice few large ones. */
export function wheelFactor(e: { deltaY: number; deltaMode: number; ctrlKey: boolean }): number {
  const lines = e.deltaMode === 1 ? e.deltaY * 16 : e.deltaMode === 2 ? e.deltaY * 400 : e.deltaY;
  const step = Math.max(-120, Math.min(120, lines));
  return Math.exp(-step * (e.ctrlKey ? 0.01 : 0.0022));
}
