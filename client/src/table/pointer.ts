/** What a tap, a click or a wheel turn on the board means. Single taps choose, they never send. */

import { settings } from '../settings.svelte';
import { toWorld, type Point } from './camera';
import type { Desk } from './desk.svelte';
import { wheelFactor, type Tap } from './gestures';
import { beside, keyOf, same, SIDES, type Cell } from './grid';
import { layout } from './layout.svelte';
import { placeAt } from './offers';
import { spotAt, type Spot } from './spots';

/** A finger cannot hit less than this; the first tap then brings the place closer. */
const SMALLEST = 44;
const CLOSE = 112;

export class Pointer {
  #notch = 0;
  #notchAt = 0;

  constructor(
    private readonly desk: Desk,
    private readonly spots: () => readonly Spot[],
    private readonly radius: () => number,
  ) {}

  tap(tap: Tap): void {
    const { play, sight } = this.desk;
    const at = this.#world(tap);
    if (tap.button === 2) return this.#turn(at.cell);
    if (tap.button === 1) return;
    const spot = this.#spot(at, tap.kind === 'mouse' ? 1.05 : 1.25);
    if (spot) return this.#pick(spot, tap);
    const place = placeAt(play.places, at.cell);
    if (place) return this.#choose(place, tap);
    if (tap.double) return sight.zoom(tap, 1.7);
    if (play.chosen) play.unchoose();
    this.#explain(at.cell);
  }

  /** Enter on a cell of the text board: choose it, commit it, or hear why not. */
  act(cell: Cell): void {
    const { play } = this.desk;
    if (same(cell, play.chosen)) void play.commit();
    else if (!play.choose(cell)) this.#explain(cell);
  }

  hover(p: Point): void {
    const { play } = this.desk;
    const at = this.#world(p);
    if (!same(this.desk.under, at.cell)) this.desk.under = at.cell;
    const spot = this.#spot(at, 1.05);
    if (play.lit !== (spot?.offer.id ?? null)) play.lit = spot?.offer.id ?? null;
    const place = placeAt(play.places, at.cell);
    if (!same(place, play.hover) && (place || play.hover)) play.hover = place && at.cell;
  }

  leave(): void {
    this.desk.play.hover = null;
    this.desk.play.lit = null;
    this.desk.under = null;
  }

  /** Over the tile being placed the wheel turns it, elsewhere it zooms. */
  wheel(p: Point, e: WheelEvent): void {
    const { play, sight } = this.desk;
    const { cell } = this.#world(p);
    if (e.ctrlKey || !placeAt(play.places, cell)) return sight.zoom(p, wheelFactor(e));
    if (e.timeStamp - this.#notchAt > 300) this.#notch = 0;
    this.#notch += e.deltaY * (e.deltaMode === 1 ? 30 : 1);
    this.#notchAt = e.timeStamp;
    if (Math.abs(this.#notch) < 50) return;
    this.#turn(cell, this.#notch > 0 ? 1 : -1);
    this.#notch = 0;
  }

  #world(p: Point): Point & { cell: Cell } {
    const w = toWorld(this.desk.sight.cam, this.desk.sight.port, p);
    return { ...w, cell: { x: Math.floor(w.x), y: Math.floor(w.y) } };
  }

  #spot(w: Point, miss: number): Spot | null {
    return spotAt(this.spots(), w.x * 100, w.y * 100, this.radius() * miss);
  }

  #pick(spot: Spot, tap: Tap): void {
    const { play } = this.desk;
    const again = play.picked === spot.offer.id;
    play.pickNumber(spot.n);
    if (tap.kind === 'mouse' && (again || settings.oneClick)) void play.commit();
  }

  #choose(place: Cell, tap: Tap): void {
    const { play, sight } = this.desk;
    const mouse = tap.kind === 'mouse';
    if (!mouse && sight.cam.size < SMALLEST) return sight.glide(this.desk.close(place, CLOSE));
    if (same(place, play.chosen)) {
      if (mouse) void play.commit();
      else play.turn(1);
      return;
    }
    if (!play.choose(place)) return;
    if (mouse && settings.oneClick) void play.commit();
    else if (layout.small) sight.glide(this.desk.close(place, CLOSE));
  }

  #turn(cell: Cell, by: 1 | -1 = 1): void {
    const { play } = this.desk;
    if (!same(cell, play.chosen) && placeAt(play.places, cell)) play.choose(cell);
    play.turn(by);
  }

  /** A click on an empty cell beside the tiles asks the server why the tile may not lie there. */
  #explain(cell: Cell): void {
    const { desk } = this;
    if (desk.byCell.has(keyOf(cell))) return;
    const near = SIDES.some((side) => desk.byCell.has(keyOf(beside(cell, side))));
    if (near && desk.play.ask === 'place') void desk.play.askWhy(cell, desk.play.rotation);
    else desk.play.refusal = null;
  }
}
