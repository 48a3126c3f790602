/** Taps, clicks and wheel turns on the map. Single taps choose and never send. */

import { settings } from '../lib/settings.svelte';
import { BoardPointer } from '../board/board-pointer';
import type { Point } from '../board/camera/camera';
import type { TableModel } from './table-model.svelte';
import type { Tap } from '../board/camera/gestures';
import { rotateLastPlaced } from './companion/last-placement';
import { neighbour, cellKey, sameCell, SIDES, type Cell } from '../board/grid';
import { pingCell } from './pings';
import { placementAt } from './decision/offers';
import { nearestMarker, TOUCH_RADIUS, type Marker } from '../board/camera/marker-layout';
import { TOUCH_SIZE } from '../board/camera/camera-targets';

/** Pixels around a place that a tap reaches while cells are small. */
const AROUND = 28;

export class PointerInput extends BoardPointer {
  #notch = 0;
  #notchAt = 0;

  constructor(private readonly table: TableModel) {
    super(table);
  }

  override tap(tap: Tap): void {
    const { table } = this;
    const at = this.toBoard(tap);
    if (table.autoScoring && table.scoringStep !== null) return void (table.scoringStep = null);
    if (tap.button === 2) return this.#secondaryTap(tap, at.cell);
    if (tap.button === 1) return;
    if ((tap.long || table.pingNext || !table.game.myTurn) && !tap.double && pingCell(table, at.cell)) return;
    if (!tap.long || tap.kind === 'mouse') return this.#press(tap, at);
    void this.#explainSymbols(tap, at.cell).then((told) => void (told || this.#press(tap, at)));
  }

  #press(tap: Tap, at: Point & { cell: Cell }): void {
    const { table } = this;
    const { input } = table;
    const spot = this.#markerAt(at, tap.kind === 'mouse');
    if (spot) return this.#tapMarker(spot, tap);
    if (input.manyChoices) input.focusCell = null;
    if (!tap.double && table.canChooseAt?.(at.cell)) return;
    if (table.lastPiece().some((one) => sameCell(one, at.cell)) && !tap.double && rotateLastPlaced(input))
      return;
    const place =
      placementAt(input.placements, at.cell) ?? (tap.kind === 'mouse' ? null : this.#placementNear(at));
    if (place) return this.#tapPlacement(place, tap);
    if (tap.double) return this.zoomIn(tap, at.cell);
    // The first tap outside only closes choices and cards.
    const away = input.cell !== null || input.refusal !== null;
    if (input.cell) input.clearSelection();
    this.#explain(at.cell, [(at.x - at.cell.x) * 100, (at.y - at.cell.y) * 100], away);
  }

  /** Enter on a cell of the text board: choose, commit, or ask why not. */
  activate(cell: Cell): void {
    const { input } = this.table;
    const { selected } = input;
    if (sameCell(cell, input.cell) || (selected?.x === cell.x && selected?.y === cell.y))
      void this.table.commit();
    else if (!input.selectCell(cell) && !input.selectAt(cell) && !this.table.canChooseAt?.(cell))
      this.#explain(cell);
  }

  override hover(p: Point): void {
    super.hover(p);
    const { input } = this.table;
    const at = this.toBoard(p);
    const spot = this.#markerAt(at, true);
    if (input.highlighted !== (spot?.offer.id ?? null)) input.highlighted = spot?.offer.id ?? null;
    const place = placementAt(input.placements, at.cell);
    if (!sameCell(place, input.hoveredCell) && (place || input.hoveredCell))
      input.hoveredCell = place && at.cell;
  }

  override leave(): void {
    super.leave();
    this.table.input.hoveredCell = null;
    this.table.input.highlighted = null;
  }

  /** The wheel turns a tile that is being placed. Elsewhere it zooms. */
  override wheel(p: Point, e: WheelEvent): void {
    const { input } = this.table;
    const { cell } = this.toBoard(p);
    if (e.ctrlKey || !placementAt(input.placements, cell)) return super.wheel(p, e);
    if (e.timeStamp - this.#notchAt > 300) this.#notch = 0;
    this.#notch += e.deltaY * (e.deltaMode === 1 ? 30 : 1);
    this.#notchAt = e.timeStamp;
    if (Math.abs(this.#notch) < 50) return;
    this.#rotate(cell, this.#notch > 0 ? 1 : -1);
    this.#notch = 0;
  }

  /** The marker at a mouse, or near a finger. With many, the nearest spot of the tile. */
  #markerAt(w: Point & { cell: Cell }, exact: boolean): Marker | null {
    const { input, choiceMarkers, viewport } = this.table;
    if (input.step === 'none') return null;
    const unit = 100 / viewport.camera.size;
    const at = { x: w.x * 100, y: w.y * 100 };
    const reach = (exact ? choiceMarkers.look.diameter / 2 : TOUCH_RADIUS) * unit;
    if (!input.manyChoices) return nearestMarker(choiceMarkers.markers, at, reach);
    const here = choiceMarkers.dots.filter(({ offer }) => offer.x === w.cell.x && offer.y === w.cell.y);
    return nearestMarker(choiceMarkers.markers, at, reach) ?? nearestMarker(here, at, 142);
  }

  /** The place nearest to a finger, while cells are small. */
  #placementNear(w: Point): Cell | null {
    const { input, viewport } = this.table;
    if (viewport.camera.size >= TOUCH_SIZE) return null;
    const middles = input.placements.map((place) => ({ place, x: place.x + 0.5, y: place.y + 0.5 }));
    return nearestMarker(middles, w, AROUND / viewport.camera.size)?.place ?? null;
  }

  #tapMarker(spot: Marker, tap: Tap): void {
    const { input } = this.table;
    if (input.commitsOnTap) return input.tapChoice(spot.offer);
    const again = input.isSelected(spot.offer);
    if (!again && !input.select(spot.offer)) return;
    if (input.manyChoices) input.focusCell = { x: spot.offer.x!, y: spot.offer.y! };
    if (tap.kind === 'mouse' && (again || settings.oneClick)) void this.table.commit();
  }

  #tapPlacement(place: Cell, tap: Tap): void {
    const { input } = this.table;
    const mouse = tap.kind === 'mouse';
    if (input.commitsOnTap) return input.tapCell(place);
    if (sameCell(place, input.cell)) {
      if (mouse) void this.table.commit();
      else input.rotate(1);
      return;
    }
    if (input.selectCell(place) && mouse && settings.oneClick) void this.table.commit();
  }

  /** The second button turns the tile in hand. On placed tiles it opens the meaning of symbols. */
  #secondaryTap(tap: Tap, cell: Cell): void {
    const { byCell, input } = this.table;
    const asks = input.step !== 'place' || (byCell.has(cellKey(cell)) && !sameCell(cell, input.cell));
    if (!asks) return this.#rotate(cell);
    const turn = (): void => this.#rotate(cell);
    void this.#explainSymbols(tap, cell).then((told) => void (told || turn()), turn);
  }

  /** Opens the symbols of a cell. False if there are none. */
  async #explainSymbols(tap: Tap, cell: Cell): Promise<boolean> {
    const { symbolsAt } = await import('./legend/symbols-at');
    const signs = symbolsAt(this.table, cell);
    const { left = 0, top = 0 } = document.querySelector('.port')?.getBoundingClientRect() ?? {};
    if (signs.length) this.table.popup = { signs, x: tap.x + left, y: tap.y + top };
    return signs.length > 0;
  }

  #rotate(cell: Cell, by: 1 | -1 = 1): void {
    const { input } = this.table;
    if (!sameCell(cell, input.cell) && placementAt(input.placements, cell)) input.selectCell(cell);
    input.rotate(by);
  }

  /** A click without an offer asks why: about the tile in hand, or about the tile there. Elsewhere it first closes cards. */
  #explain(cell: Cell, near: [number, number] | null = null, away = false): void {
    const { byCell, input } = this.table;
    const laid = byCell.has(cellKey(cell));
    const free = !laid && SIDES.some((side) => byCell.has(cellKey(neighbour(cell, side))));
    if (away && !free) input.refusals.dismiss();
    else if (input.step === 'place') void input.explainPlacement(cell, input.rotation);
    else if (input.step === 'pick' && laid) void input.explainChoices(cell, near);
    else input.refusals.dismiss();
  }
}
