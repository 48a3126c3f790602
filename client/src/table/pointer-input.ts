/** What a tap, a click or a wheel turn on the board means. Single taps choose, they never send. */

import { settings } from '../lib/settings.svelte';
import { toWorld, type Point } from '../board/camera/camera';
import type { Desk } from './table-model.svelte';
import { wheelFactor, type Tap } from '../board/camera/gestures';
import { turnLaid } from './companion/last-placement';
import { beside, keyOf, same, SIDES, type Cell } from '../board/grid';
import { pointAt } from './pings';
import { placeAt } from './decision/offers';
import { nearest, REACH, type Mark } from '../board/camera/marker-layout';
import { TOUCH } from '../board/camera/camera-targets';

/** Below the size for fingers a tap means the nearest place so many pixels away. */
const AROUND = 28;

export class Pointer {
  #notch = 0;
  #notchAt = 0;

  constructor(private readonly desk: Desk) {}

  tap(tap: Tap): void {
    const { desk } = this;
    const at = this.#world(tap);
    if (tap.button === 2) return this.#second(tap, at.cell);
    if (tap.button === 1) return;
    if ((tap.long || desk.pointing || !desk.game.mine) && !tap.double && pointAt(desk, at.cell)) return;
    if (!tap.long || tap.kind === 'mouse') return this.#press(tap, at);
    void this.#ask(tap, at.cell).then((told) => void (told || this.#press(tap, at)));
  }

  #press(tap: Tap, at: Point & { cell: Cell }): void {
    const { desk } = this;
    const { play, sight } = desk;
    const spot = this.#spot(at, tap.kind === 'mouse');
    if (spot) return this.#pick(spot, tap);
    if (play.many) play.near = null;
    if (!tap.double && desk.lies?.(at.cell)) return;
    if (desk.lastPiece().some((one) => same(one, at.cell)) && !tap.double && turnLaid(play)) return;
    const place = placeAt(play.places, at.cell) ?? (tap.kind === 'mouse' ? null : this.#around(at));
    if (place) return this.#choose(place, tap);
    if (tap.double) return desk.byCell.has(keyOf(at.cell)) ? sight.zoom(tap, 1.7) : desk.wholeMap();
    // The first tap beside what is chosen or told only puts that away.
    const away = play.chosen !== null || play.refusal !== null;
    if (play.chosen) play.unchoose();
    this.#explain(at.cell, [(at.x - at.cell.x) * 100, (at.y - at.cell.y) * 100], away);
  }

  /** Enter on a cell of the text board: choose it, commit it, or hear why not. */
  act(cell: Cell): void {
    const { play } = this.desk;
    const { pick } = play;
    if (same(cell, play.chosen) || (pick?.x === cell.x && pick?.y === cell.y)) void this.desk.commit();
    else if (!play.choose(cell) && !play.pickAt(cell) && !this.desk.lies?.(cell)) this.#explain(cell);
  }

  hover(p: Point): void {
    const { play } = this.desk;
    const at = this.#world(p);
    if (!same(this.desk.under, at.cell)) this.desk.under = at.cell;
    const spot = this.#spot(at, true);
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

  /** The mark under a mouse, or near a finger; among many any point of a tile means the nearest spot on it. */
  #spot(w: Point & { cell: Cell }, exact: boolean): Mark | null {
    const { play, spots, sight } = this.desk;
    if (play.ask === 'none') return null;
    const unit = 100 / sight.cam.size;
    const at = { x: w.x * 100, y: w.y * 100 };
    const reach = (exact ? spots.look.diameter / 2 : REACH) * unit;
    if (!play.many) return nearest(spots.marks, at, reach);
    const here = spots.dots.filter(({ offer }) => offer.x === w.cell.x && offer.y === w.cell.y);
    return nearest(spots.marks, at, reach) ?? nearest(here, at, 142);
  }

  /** The place nearest to a finger, where cells are smaller than fingers. */
  #around(w: Point): Cell | null {
    const { play, sight } = this.desk;
    if (sight.cam.size >= TOUCH) return null;
    const middles = play.places.map((place) => ({ place, x: place.x + 0.5, y: place.y + 0.5 }));
    return nearest(middles, w, AROUND / sight.cam.size)?.place ?? null;
  }

  #pick(spot: Mark, tap: Tap): void {
    const { play } = this.desk;
    if (play.atOnce) return play.tapped(spot.offer);
    const again = play.has(spot.offer);
    if (!again && !play.choosePick(spot.offer)) return;
    if (play.many) play.near = { x: spot.offer.x!, y: spot.offer.y! };
    if (tap.kind === 'mouse' && (again || settings.oneClick)) void this.desk.commit();
  }

  #choose(place: Cell, tap: Tap): void {
    const { play } = this.desk;
    const mouse = tap.kind === 'mouse';
    if (play.atOnce) return play.put(place);
    if (same(place, play.chosen)) {
      if (mouse) void this.desk.commit();
      else play.turn(1);
      return;
    }
    if (play.choose(place) && mouse && settings.oneClick) void this.desk.commit();
  }

  /** The second button turns the tile in hand; on a tile that lies there, and while none is placed, it asks. */
  #second(tap: Tap, cell: Cell): void {
    const { byCell, play } = this.desk;
    const asks = play.ask !== 'place' || (byCell.has(keyOf(cell)) && !same(cell, play.chosen));
    if (!asks) return this.#turn(cell);
    const turn = (): void => this.#turn(cell);
    void this.#ask(tap, cell).then((told) => void (told || turn()), turn);
  }

  /** What the signs of a cell mean; false where there is none. */
  async #ask(tap: Tap, cell: Cell): Promise<boolean> {
    const { signsOn } = await import('./legend/symbols-at');
    const signs = signsOn(this.desk, cell);
    const { left = 0, top = 0 } = document.querySelector('.port')?.getBoundingClientRect() ?? {};
    if (signs.length) this.desk.asked = { signs, x: tap.x + left, y: tap.y + top };
    return signs.length > 0;
  }

  #turn(cell: Cell, by: 1 | -1 = 1): void {
    const { play } = this.desk;
    if (!same(cell, play.chosen) && placeAt(play.places, cell)) play.choose(cell);
    play.turn(by);
  }

  /** A click where nothing is offered asks the server why: about the tile in hand, or about what the tile there does
   *  not offer. Far from the tiles and on them it does so only where the click puts nothing away. */
  #explain(cell: Cell, near: [number, number] | null = null, away = false): void {
    const { byCell, play } = this.desk;
    const laid = byCell.has(keyOf(cell));
    const free = !laid && SIDES.some((side) => byCell.has(keyOf(beside(cell, side))));
    if (away && !free) play.why.dismiss();
    else if (play.ask === 'place') void play.askWhy(cell, play.rotation);
    else if (play.ask === 'pick' && laid) void play.askOthers(cell, near);
    else play.why.dismiss();
  }
}
