/** The current decision: hovered, chosen and sent offers, and the rotation. It never decides what is allowed. */

import type { GameStore } from '../game/game-store.svelte';
import type { Offer, Outcome } from '../api/protocol';
import { nearest, sameCell, type Cell, type Side } from '../board/grid';
import { LessonHighlight } from './lesson/highlight.svelte';
import { nextRotation, offerAt, placementAt, rotationFor, rowOf } from './decision/offers';
import { sameGroup } from './decision/choice-groups';
import { kindOf } from './decision/choice-kinds';
import { DecisionState } from './decision/decision-state.svelte';
import { numberOf, towardsOf } from './decision/offer-shapes';
import { RefusalStore, type Refusal } from './decision/refusal.svelte';

const MOVED_ON = 'table-moved-on';
const MUST_CHOOSE = 'table-must-choose';

export class MoveInput extends DecisionState {
  readonly refusals: RefusalStore;
  readonly lessonHighlight = new LessonHighlight();
  /** Message of a short hint in the decision panel. */
  notice = $state<string | null>(null);

  constructor(game: GameStore) {
    super(game);
    this.refusals = new RefusalStore(game);
  }

  /** Takes new offers: keeps choices that are still offered. */
  resetForOffers(fresh: boolean): void {
    if (fresh) this.spin = 0;
    if (fresh) this.lessonHighlight.hint = null;
    if (!this.placement || fresh) this.cell = null;
    if (!this.selected || fresh) this.selectedId = null;
    if (fresh) this.wantedKind = '';
    if (fresh) this.isOpen = false;
    this.hoveredCell = null;
    this.highlighted = null;
    this.focusCell = null;
    this.#dismissRefusal();
    // The message that the table moved on stays until the next choice.
    if (fresh && this.notice !== MOVED_ON) this.notice = null;
    this.#selectOnly();
  }

  /** Selects the only choice. */
  #selectOnly(): void {
    const only = this.helpAllowed && this.placements.length === 1 ? this.placements[0]! : null;
    if (only) this.selectCell(only);
    else if (
      this.step === 'pick' &&
      !this.kinds.length &&
      (this.choiceGroups.length + this.passOffers.length === 1 || this.#onlyConfirmation)
    )
      this.selectedId = (this.choiceGroups[0] ?? this.passOffers[0])!.id;
  }

  /** If the only choice is to go on or not, going on is chosen. */
  get #onlyConfirmation(): boolean {
    return this.choiceGroups.length === 1 && this.choiceGroups[0]!.shape === 'confirm';
  }

  /** Opens the question before the draw, or closes it. */
  toggleBeforeDraw(): boolean {
    if ((!this.beforeDraw && !this.opened) || this.busy) return false;
    this.isOpen = !this.isOpen;
    this.clearSelection();
    if (this.isOpen) this.#selectOnly();
    return true;
  }

  selectCell(cell: Cell): boolean {
    const place = placementAt(this.placements, cell);
    if (!place || this.busy) return false;
    this.cell = { x: place.x, y: place.y };
    this.rotateTo(rotationFor(place, this.rotation));
    this.#dismissRefusal();
    this.notice = null;
    return true;
  }

  /** A tap on a place: chooses it, or places the tile at once. */
  tapCell(cell: Cell): void {
    if (this.selectCell(cell) && this.commitsOnTap) void this.commit();
  }

  /** A tap on a choice: picks it, or takes it at once if it has no details. */
  tapChoice(offer: Offer, whole = false): void {
    if (this.select(offer) && this.commitsOnTap && (whole || this.variants.length < 2)) void this.commit();
  }

  clearSelection(): void {
    this.cell = null;
    this.selectedId = null;
    this.focusCell = null;
    this.#dismissRefusal();
  }

  /** Turns the tile: among offered directions at a chosen place, otherwise freely. */
  rotate(by: 1 | -1): void {
    if (this.step !== 'place' || this.busy) return;
    this.#dismissRefusal();
    if (!this.placement) {
      this.spin += 90 * by;
      return;
    }
    const next = nextRotation(this.placement, this.rotation, by);
    this.notice = next === this.rotation ? 'table-one-direction' : null;
    this.rotateTo(next, by);
  }

  rotateTo(rotation: number, by: 1 | -1 = 1): void {
    const steps =
      by === 1 ? (rotation - this.rotation + 360) % 360 : -((this.rotation - rotation + 360) % 360);
    this.spin += steps;
  }

  /** Next or previous place in reading order. */
  selectNext(by: 1 | -1): boolean {
    if (this.step === 'pick') return this.#nextRow(by);
    const all = this.placements;
    if (!all.length) return false;
    const at = all.findIndex((p) => sameCell(p, this.cell));
    const next = at < 0 ? (by === 1 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
    return this.selectCell(all[next]!);
  }

  selectTowards(side: Side): boolean {
    if (!this.placements.length) return false;
    if (!this.cell) return this.selectNext(1);
    const next = nearest(this.cell, side, this.placements);
    return next ? this.selectCell(next) : false;
  }

  #nextRow(by: 1 | -1): boolean {
    const all = this.choiceRows;
    if (!all.length) return false;
    const row = rowOf(all, this.selected);
    const at = row ? all.indexOf(row) : by === 1 ? -1 : 0;
    return this.select(all[(at + by + all.length) % all.length]);
  }

  /** Picks the row of a number. Again picks its next variant. */
  selectNumber(n: number): boolean {
    const row = this.choiceRows.find((one) => numberOf(this.choiceRows, one) === n);
    return row && sameGroup(row, this.selected) && this.variants.length > 1
      ? this.nextVariant(1)
      : this.select(row);
  }

  /** Whether the choices are directions. Then the arrow keys pick them. */
  get hasDirections(): boolean {
    return this.choiceRows.some(towardsOf);
  }

  selectDirection(side: Side): boolean {
    return this.select(this.choiceRows.find((row) => towardsOf(row) === side));
  }

  /** The next or previous variant of the picked row: one more ghost, another colour. */
  nextVariant(by: 1 | -1): boolean {
    const all = this.variants;
    if (all.length < 2) return false;
    const at = all.findIndex((offer) => offer.id === this.selectedId);
    return this.select(all[(at + by + all.length) % all.length]);
  }

  /** True for the picked group, in any variant. */
  isSelected(offer: Offer): boolean {
    return sameGroup(offer, this.selected);
  }

  /** The shown offer of a group: the picked one, otherwise the first. */
  shownVariant(offer: Offer): Offer {
    return this.selected && sameGroup(offer, this.selected) ? this.selected : offer;
  }

  selectPass(): boolean {
    if (this.opened) return this.toggleBeforeDraw();
    const none = this.passOffers[0];
    if (!none && this.step === 'pick' && !this.busy) this.notice = MUST_CHOOSE;
    return this.select(none);
  }

  select(offer: Offer | undefined): boolean {
    if (!offer || this.busy) return false;
    this.wantedKind = kindOf(offer) || this.wantedKind;
    this.selectedId = offer.id;
    this.notice = null;
    return true;
  }

  /** Cycles through the spots of a cell. */
  selectAt(cell: Cell): boolean {
    const here = this.choiceGroups.filter((o) => o.shape === 'slot' && o.x === cell.x && o.y === cell.y);
    if (!here.length) return false;
    this.focusCell = { x: cell.x, y: cell.y };
    return this.select(here[(here.findIndex((o) => sameGroup(o, this.selected)) + 1) % here.length]);
  }

  /** The offer of the confirm button. */
  get readyOffer(): Offer | null {
    if (this.step === 'begin') return this.passOffers[0] ?? null;
    return this.step === 'place' ? offerAt(this.placement, this.rotation) : this.selected;
  }

  /** Whether the chosen offer can be sent, or at least tried. */
  get canCommit(): boolean {
    return this.readyOffer !== null || (!this.helpAllowed && this.placement !== null);
  }

  async commit(): Promise<void> {
    const offer = this.readyOffer;
    if (!offer && !this.helpAllowed && this.placement) this.notice = 'table-not-here';
    if (!offer || this.busy) return;
    const outcome = await this.game.act(offer);
    if (!this.lessonHighlight.acceptsRejection(outcome)) this.applyOutcome(outcome);
  }

  async undo(): Promise<void> {
    if (this.cell || this.selectedId || this.refusal) this.clearSelection();
    else if (this.opened) this.toggleBeforeDraw();
    else if (this.canUndo) this.applyOutcome(await this.game.undo());
  }

  get canUndo(): boolean {
    return !!this.game.table?.mayUndo && !this.busy;
  }

  get refusal(): Refusal | null {
    return this.refusals.refusal;
  }

  #dismissRefusal(): void {
    this.refusals.dismiss();
  }

  /** Asks the server why the tile does not fit there in this direction. */
  async explainPlacement(cell: Cell, rotation: number): Promise<boolean> {
    const tile = this.game.decision?.tile ?? this.game.offers[0]?.tile;
    if (!tile || !this.game.myTurn || !this.#checkHelpAllowed()) return false;
    return this.refusals.explainPlacement(cell, rotation, tile);
  }

  /** Asks what is not offered: on the tile of a cell, near a point, or in general. */
  async explainChoices(
    cell: Cell | null = null,
    near: readonly [number, number] | null = null,
  ): Promise<boolean> {
    if (!this.#checkHelpAllowed()) return false;
    const seq = this.game.seq;
    const told = await this.refusals.explainChoices(cell, near);
    if (!told && !near && this.game.seq === seq) this.notice = 'table-why-nothing';
    return told;
  }

  #checkHelpAllowed(): boolean {
    if (!this.helpAllowed) this.notice = 'table-no-help';
    return this.helpAllowed;
  }

  /** W: the next direction that is not offered at the chosen place. */
  async explainNext(): Promise<void> {
    const place = this.placement;
    if (this.step !== 'place') return void (await this.explainChoices());
    if (!this.helpAllowed || !place) {
      this.notice = this.helpAllowed ? 'table-why-hint' : 'table-no-help';
      return;
    }
    const from = this.refusal?.rotation ?? this.rotation;
    for (let step = 1; step <= 4; step++) {
      const rotation = (from + 90 * step) % 360;
      if (!offerAt(place, rotation) && (await this.explainPlacement(place, rotation))) return;
    }
    this.notice = 'table-all-directions';
  }

  applyOutcome(outcome: Outcome): void {
    if (outcome.ok) return;
    this.clearSelection();
    if (outcome.stale) this.notice = MOVED_ON;
    else this.refusals.showRejected(outcome, this.game.decision?.tile ?? '');
  }
}
