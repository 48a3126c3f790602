/** The decision in hand: what is pointed at, chosen, turned and sent. Offers come from the server;
 *  nothing here decides whether a move is allowed. */

import type { Game } from '../game/game-store.svelte';
import type { Offer, Outcome } from '../api/protocol';
import { nearest, same, type Cell, type Side } from '../board/grid';
import { Guide } from './lesson/highlight.svelte';
import {
  askOf,
  blindPlaces,
  declinesOf,
  grouped,
  inOrder,
  MOST_NUMBERED,
  nextTurn,
  offerAt,
  placeAt,
  placesOf,
  rowFor,
  rowsOf,
  turnFor,
} from './decision/offers';
import { folded, sameStack, variantsOf } from './decision/choice-groups';
import { Why, type Refusal } from './decision/refusal.svelte';

const MOVED_ON = 'table-moved-on';
const MUST_CHOOSE = 'table-must-choose';

export class Play {
  chosen = $state.raw<Cell | null>(null);
  hover = $state.raw<Cell | null>(null);
  /** Degrees clockwise; not wrapped, so that turning always goes the way it was asked. */
  spin = $state(0);
  /** Id of the chosen spot, choice or confirmation. */
  picked = $state<string | null>(null);
  /** Spot under the pointer. */
  lit = $state<string | null>(null);
  readonly why: Why;
  /** With many spots: the cell whose spots are shown large. */
  near = $state.raw<Cell | null>(null);
  readonly guide = new Guide();
  /** Word key of a short hint in the dock. */
  notice = $state<string | null>(null);

  /** People lay tiles from a box and say so: a tap does it at once, as taking back is free. */
  readonly atOnce;
  /** False where the table gives no help. */
  readonly aids;
  readonly places;
  /** Everything that can be picked: spots, choices, what may be agreed to. */
  readonly options;
  /** The same with one entry for each stack. */
  readonly stacks;
  /** More spots than can be numbered. */
  readonly many;
  /** The list of options: with many spots one row for each feature. */
  readonly rows;
  readonly declines;
  readonly ask;
  readonly place;
  readonly rotation = $derived(((this.spin % 360) + 360) % 360);
  readonly pick;
  /** The stack of what is picked; a single offer where nothing is left to choose. */
  readonly variants;
  readonly busy;

  constructor(readonly game: Game) {
    this.why = new Why(game);
    this.atOnce = $derived(game.table?.options.chance === 'manual');
    this.aids = $derived(game.table?.options.aids ?? true);
    this.places = $derived((this.aids ? placesOf : blindPlaces)(game.offers, game.view?.tiles ?? []));
    this.ask = $derived(askOf(game.offers));
    this.options = $derived(this.ask === 'draw' ? [] : rowsOf(game.offers));
    this.stacks = $derived(inOrder(folded(this.options)));
    this.many = $derived(this.stacks.length > MOST_NUMBERED);
    this.rows = $derived(this.many ? grouped(this.stacks) : this.stacks);
    this.declines = $derived(declinesOf(game.offers));
    this.place = $derived(placeAt(this.places, this.chosen));
    this.pick = $derived<Offer | null>(game.offers.find((o) => o.id === this.picked) ?? null);
    this.variants = $derived(variantsOf(this.options, this.pick));
    this.busy = $derived(game.pending !== null);
  }

  /** New offers came: keep a choice that is still offered, forget the rest. */
  renew(fresh: boolean): void {
    if (fresh) this.spin = 0;
    if (fresh) this.guide.hint = null;
    if (!this.place || fresh) this.chosen = null;
    if (!this.pick || fresh) this.picked = null;
    this.hover = null;
    this.lit = null;
    this.near = null;
    this.#dismiss();
    // That the table moved on is said until the next choice.
    if (fresh && this.notice !== MOVED_ON) this.notice = null;
    const only = this.aids && this.places.length === 1 ? this.places[0]! : null;
    if (only) this.choose(only);
    else if (this.ask === 'pick' && (this.stacks.length + this.declines.length === 1 || this.#onlyConfirms))
      this.picked = (this.stacks[0] ?? this.declines[0])!.id;
  }

  /** Nothing to choose but going on or not: going on is chosen, and one press does it. */
  get #onlyConfirms(): boolean {
    return this.stacks.length === 1 && this.stacks[0]!.shape === 'confirm';
  }

  choose(cell: Cell): boolean {
    const place = placeAt(this.places, cell);
    if (!place || this.busy) return false;
    this.chosen = { x: place.x, y: place.y };
    this.turnTo(turnFor(place, this.rotation));
    this.#dismiss();
    this.notice = null;
    return true;
  }

  /** A place that is tapped: it is chosen, or laid at once. */
  put(cell: Cell): void {
    if (this.choose(cell) && this.atOnce) void this.commit();
  }

  /** A choice that is tapped: it is picked, or taken at once if it has nothing more to choose. */
  tapped(offer: Offer, whole = false): void {
    if (this.choosePick(offer) && this.atOnce && (whole || this.variants.length < 2)) void this.commit();
  }

  unchoose(): void {
    this.chosen = null;
    this.picked = null;
    this.near = null;
    this.#dismiss();
  }

  /** Turns the tile: at a chosen place among the offered directions, otherwise freely in the hand. */
  turn(by: 1 | -1): void {
    if (this.ask !== 'place' || this.busy) return;
    this.#dismiss();
    if (!this.place) {
      this.spin += 90 * by;
      return;
    }
    const next = nextTurn(this.place, this.rotation, by);
    this.notice = next === this.rotation ? 'table-one-direction' : null;
    this.turnTo(next, by);
  }

  turnTo(rotation: number, by: 1 | -1 = 1): void {
    const steps = by === 1 ? (rotation - this.rotation + 360) % 360 : -((this.rotation - rotation + 360) % 360);
    this.spin += steps;
  }

  /** Next or previous place in reading order. */
  cycle(by: 1 | -1): boolean {
    if (this.ask === 'pick') return this.#cycleRows(by);
    const all = this.places;
    if (!all.length) return false;
    const at = all.findIndex((p) => same(p, this.chosen));
    const next = at < 0 ? (by === 1 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
    return this.choose(all[next]!);
  }

  towards(side: Side): boolean {
    if (!this.places.length) return false;
    if (!this.chosen) return this.cycle(1);
    const next = nearest(this.chosen, side, this.places);
    return next ? this.choose(next) : false;
  }

  #cycleRows(by: 1 | -1): boolean {
    const all = this.rows;
    if (!all.length) return false;
    const row = rowFor(all, this.pick);
    const at = row ? all.indexOf(row) : by === 1 ? -1 : 0;
    return this.choosePick(all[(at + by + all.length) % all.length]);
  }

  /** The row with a number; once more, and the next variant of it is chosen. */
  pickNumber(n: number): boolean {
    const row = this.rows[n - 1];
    return row && sameStack(row, this.pick) && this.variants.length > 1 ? this.vary(1) : this.choosePick(row);
  }

  /** The next or previous variant of what is picked: one ghost more, another colour. */
  vary(by: 1 | -1): boolean {
    const all = this.variants;
    if (all.length < 2) return false;
    const at = all.findIndex((offer) => offer.id === this.picked);
    return this.choosePick(all[(at + by + all.length) % all.length]);
  }

  /** True for the stack that is picked, whichever variant. */
  has(offer: Offer): boolean {
    return sameStack(offer, this.pick);
  }

  /** The offer of a stack that is shown: the picked one, otherwise the one that stands for it. */
  shown(offer: Offer): Offer {
    return this.pick && sameStack(offer, this.pick) ? this.pick : offer;
  }

  pickNone(): boolean {
    const none = this.declines[0];
    if (!none && this.ask === 'pick' && !this.busy) this.notice = MUST_CHOOSE;
    return this.choosePick(none);
  }

  choosePick(offer: Offer | undefined): boolean {
    if (!offer || this.busy) return false;
    this.picked = offer.id;
    this.notice = null;
    return true;
  }

  /** The spots of a cell, one after the other. */
  pickAt(cell: Cell): boolean {
    const here = this.stacks.filter((o) => o.shape === 'slot' && o.x === cell.x && o.y === cell.y);
    if (!here.length) return false;
    this.near = { x: cell.x, y: cell.y };
    return this.choosePick(here[(here.findIndex((o) => sameStack(o, this.pick)) + 1) % here.length]);
  }

  /** The offer that the big button sends. */
  get ready(): Offer | null {
    return this.ask === 'place' ? offerAt(this.place, this.rotation) : this.pick;
  }

  /** Something is chosen that can be sent, or at least tried. */
  get mayCommit(): boolean {
    return this.ready !== null || (!this.aids && this.place !== null);
  }

  async commit(): Promise<void> {
    const offer = this.ready;
    if (!offer && !this.aids && this.place) this.notice = 'table-not-here';
    if (!offer || this.busy) return;
    const outcome = await this.game.act(offer);
    if (!this.guide.hears(outcome)) this.settle(outcome);
  }

  async undo(): Promise<void> {
    if (this.chosen || this.picked || this.refusal) this.unchoose();
    else if (this.mayUndo) this.settle(await this.game.undo());
  }

  get mayUndo(): boolean {
    return !!this.game.table?.mayUndo && !this.busy;
  }

  get refusal(): Refusal | null {
    return this.why.refusal;
  }

  #dismiss(): void {
    this.why.dismiss();
  }

  /** Asks the server why the tile in hand may not lie there in this direction. */
  async askWhy(cell: Cell, rotation: number): Promise<boolean> {
    const tile = this.game.decision?.tile ?? this.game.offers[0]?.tile;
    if (!tile || !this.game.mine || !this.#mayAsk()) return false;
    return this.why.ofPlace(cell, rotation, tile);
  }

  /** Asks what is not offered: on the tile of a cell, near a point of it, or at all. */
  async askOthers(cell: Cell | null = null, near: readonly [number, number] | null = null): Promise<boolean> {
    if (!this.#mayAsk()) return false;
    const seq = this.game.seq;
    const told = await this.why.ofPick(cell, near);
    if (!told && !near && this.game.seq === seq) this.notice = 'table-why-nothing';
    return told;
  }

  #mayAsk(): boolean {
    if (!this.aids) this.notice = 'table-no-help';
    return this.aids;
  }

  /** W: the next direction that is not offered at the chosen place. */
  async whyNext(): Promise<void> {
    const place = this.place;
    if (this.ask !== 'place') return void (await this.askOthers());
    if (!this.aids || !place) {
      this.notice = this.aids ? 'table-why-hint' : 'table-no-help';
      return;
    }
    const from = this.refusal?.rotation ?? this.rotation;
    for (let step = 1; step <= 4; step++) {
      const rotation = (from + 90 * step) % 360;
      if (!offerAt(place, rotation) && (await this.askWhy(place, rotation))) return;
    }
    this.notice = 'table-all-directions';
  }

  settle(outcome: Outcome): void {
    if (outcome.ok) return;
    this.unchoose();
    if (outcome.stale) this.notice = MOVED_ON;
    else this.why.ofCommand(outcome, this.game.decision?.tile ?? '');
  }
}
