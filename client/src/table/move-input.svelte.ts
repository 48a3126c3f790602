/** The current decision: hovered, chosen and sent offers, and the rotation. It never decides what is allowed. */

import type { GameStore } from '../game/game-store.svelte';
import type { Offer, Outcome } from '../api/protocol';
import { nearest, sameCell, type Cell, type Side } from '../board/grid';
import { LessonHighlight } from './lesson/highlight.svelte';
import {
  decisionStep,
  unaidedPlacements,
  passOffersOf,
  groupByFeature,
  sortGroups,
  MAX_NUMBERED,
  nextRotation,
  offerAt,
  placementAt,
  placementsOf,
  rowOf,
  choicesOf,
  rotationFor,
} from './decision/offers';
import { groupChoices, sameGroup, variantsOf } from './decision/choice-groups';
import { chosenKind, kindOf, kindsOf, ofKind, placeForKind } from './decision/choice-kinds';
import { RefusalStore, type Refusal } from './decision/refusal.svelte';

const MOVED_ON = 'table-moved-on';
const MUST_CHOOSE = 'table-must-choose';

export class MoveInput {
  cell = $state.raw<Cell | null>(null);
  hoveredCell = $state.raw<Cell | null>(null);
  /** Degrees clockwise, not wrapped, so that turning follows the direction asked for. */
  spin = $state(0);
  selectedId = $state<string | null>(null);
  highlighted = $state<string | null>(null);
  readonly refusals: RefusalStore;
  /** With many spots: the cell whose spots are enlarged. */
  focusCell = $state.raw<Cell | null>(null);
  readonly lessonHighlight = new LessonHighlight();
  /** Message of a short hint in the decision panel. */
  notice = $state<string | null>(null);

  /** Companion table: a tap acts at once, since undo is free. */
  readonly commitsOnTap;
  /** False if the table has no aids. */
  readonly helpAllowed;
  readonly placements;
  /** All choices: spots, choices, and consents. */
  readonly choices;
  /** Kinds of figures that are chosen before the place. Empty with few. */
  readonly kinds;
  /** The chosen kind. */
  readonly kind;
  /** Choices of this kind, and those without a kind. */
  readonly shownChoices;
  /** One entry for each group of shown choices. */
  readonly choiceGroups;
  /** More spots than numbers. */
  readonly manyChoices;
  /** The rows of the list. With many spots, one for each feature. */
  readonly choiceRows;
  readonly passOffers;
  readonly step;
  readonly placement;
  readonly rotation = $derived(((this.spin % 360) + 360) % 360);
  readonly selected;
  /** The group of the picked offer. A single offer if nothing is left to choose. */
  readonly variants;
  readonly busy;
  #kind = $state('');

  constructor(readonly game: GameStore) {
    this.refusals = new RefusalStore(game);
    this.commitsOnTap = $derived(game.table?.options.chance === 'manual');
    this.helpAllowed = $derived(game.table?.options.aids ?? true);
    this.placements = $derived(
      (this.helpAllowed ? placementsOf : unaidedPlacements)(game.offers, game.view?.tiles ?? []),
    );
    this.step = $derived(decisionStep(game.offers));
    this.choices = $derived(this.step === 'draw' ? [] : choicesOf(game.offers));
    this.kinds = $derived(kindsOf(this.choices));
    this.kind = $derived(chosenKind(this.kinds, this.#kind));
    this.shownChoices = $derived(ofKind(this.choices, this.kind));
    this.choiceGroups = $derived(sortGroups(groupChoices(this.shownChoices)));
    this.manyChoices = $derived(this.choiceGroups.length > MAX_NUMBERED);
    this.choiceRows = $derived(this.manyChoices ? groupByFeature(this.choiceGroups) : this.choiceGroups);
    this.passOffers = $derived(passOffersOf(game.offers));
    this.placement = $derived(placementAt(this.placements, this.cell));
    this.selected = $derived<Offer | null>(game.offers.find((o) => o.id === this.selectedId) ?? null);
    this.variants = $derived(variantsOf(this.shownChoices, this.selected));
    this.busy = $derived(game.pending !== null);
  }

  /** Takes new offers: keeps choices that are still offered. */
  resetForOffers(fresh: boolean): void {
    if (fresh) this.spin = 0;
    if (fresh) this.lessonHighlight.hint = null;
    if (!this.placement || fresh) this.cell = null;
    if (!this.selected || fresh) this.selectedId = null;
    if (fresh) this.#kind = '';
    this.hoveredCell = null;
    this.highlighted = null;
    this.focusCell = null;
    this.#dismissRefusal();
    // The message that the table moved on stays until the next choice.
    if (fresh && this.notice !== MOVED_ON) this.notice = null;
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
    const row = this.choiceRows[n - 1];
    return row && sameGroup(row, this.selected) && this.variants.length > 1
      ? this.nextVariant(1)
      : this.select(row);
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
    const none = this.passOffers[0];
    if (!none && this.step === 'pick' && !this.busy) this.notice = MUST_CHOOSE;
    return this.select(none);
  }

  select(offer: Offer | undefined): boolean {
    if (!offer || this.busy) return false;
    this.#kind = kindOf(offer) || this.#kind;
    this.selectedId = offer.id;
    this.notice = null;
    return true;
  }

  /** Chooses a kind. The place stays if this kind may stand there, and an only place is picked. */
  selectKind(kind: string): boolean {
    if (!this.kinds.includes(kind) || this.busy) return false;
    const before = this.selected;
    this.#kind = kind;
    this.selectedId = placeForKind(this.choiceRows, kind, before)?.id ?? null;
    this.notice = null;
    this.#dismissRefusal();
    return true;
  }

  /** The next or previous kind. */
  nextKind(by: 1 | -1): boolean {
    const { kinds } = this;
    return this.selectKind(kinds[(kinds.indexOf(this.kind) + by + kinds.length) % kinds.length] ?? '');
  }

  /** Asks the server why a kind has no place. */
  async explainKind(kind: string): Promise<boolean> {
    if (!this.#checkHelpAllowed()) return false;
    const told = await this.refusals.explainChoices(null, null, (miss) => kindOf(miss) === kind);
    if (!told) this.notice = 'table-which-kind-nowhere';
    return told;
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
