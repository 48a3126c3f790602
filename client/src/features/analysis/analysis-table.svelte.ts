/** The table of a game that is judged: any turn as it was played, or as it would have been better. */

import { SvelteMap } from 'svelte/reactivity';
import type { AnalysedDecision, GameAnalysis, OwnPuzzleRow } from '../../api/http.gen';
import { ApiError, getOwnPuzzles } from '../../api';
import type { PlacedTile, SeatNo, TableInfo } from '../../api/protocol';
import { boundsOf, fit } from '../../board/camera/camera';
import type { Cell } from '../../board/grid';
import { after, type Moment } from '../replay/frames';
import { Stage } from '../replay/replay-table.svelte';
import { instead } from './api';
import { decisionAt, improvable } from './summary';

/** Pixels of a cell that is looked at. */
const NEAR = 92;

export class Study extends Stage {
  report = $state.raw<GameAnalysis | null>(null);
  /** Turns of mine that are puzzles now. */
  puzzles = $state.raw<OwnPuzzleRow[]>([]);
  /** Of the list of costly turns: whose they are (null: everybody's), and whether all are shown. It stays while a turn is
   *  looked at. */
  whose = $state<SeatNo | null>(null);
  all = $state(false);
  /** The better turn is shown in the place of the one that was played. */
  better = $state(false);
  override readonly news;
  /** What is marked on the map, in the place of what is new. */
  readonly decision;
  readonly best;
  readonly played;
  /** Positions after better turns, by decision, or why they cannot be told. */
  readonly #instead = new SvelteMap<string, Moment | ApiError>();
  readonly #asked = new Set<string>();

  constructor(table: TableInfo, you: SeatNo[], moments: readonly Moment[], turn: number) {
    super(table, you, moments, turn);
    if (you.length === 1) this.whose = you[0] ?? null;
    this.news = $derived<PlacedTile[]>([]);
    this.decision = $derived(this.report ? decisionAt(this.report, this.at) : undefined);
    this.played = $derived<PlacedTile[]>(this.moment?.view.tiles.slice(this.moment.before) ?? []);
    this.best = $derived<Moment | ApiError | null>(this.#instead.get(this.#key(this.decision)) ?? null);
  }

  /** Tiles of the better turn, once they are known. */
  get bestTiles(): PlacedTile[] {
    return this.best && !(this.best instanceof ApiError) ? this.best.view.tiles.slice(this.best.before) : [];
  }

  /** Looks at these cells, with what lies beside them and room for the words above them. */
  near(cells: readonly Cell[]): void {
    const { left, right, top, bottom } = boundsOf(cells);
    this.sight.glide(fit({ left: left - 1, right: right + 1, top: top - 1, bottom: bottom + 1 }, this.sight.port, 4, NEAR));
  }

  /** Brings these cells into view, where they are not. */
  reach(cells: readonly Cell[]): void {
    this.sight.reveal(boundsOf(cells));
  }

  /** Goes to a turn, as it was played. */
  visit(turn: number): void {
    this.better = false;
    this.go(turn);
  }

  /** The puzzle of this turn. */
  get puzzle(): OwnPuzzleRow | undefined {
    return this.puzzles.find((one) => one.turn === this.at && one.seat === this.decision?.seat);
  }

  /** Which turns have become puzzles; whoever did not play has none, and nobody misses them. */
  async findPuzzles(): Promise<void> {
    if (this.game.you.length) this.puzzles = await getOwnPuzzles(this.game.id).catch(() => []);
  }

  /** Shows what was played, or what was better. */
  turnTo(better: boolean): void {
    const moment = better ? this.best : this.moment;
    if (!moment || moment instanceof ApiError) return;
    this.better = better;
    this.pointed = null;
    this.game.view = moment.view;
    this.game.figureAt = moment.figureAt;
    this.game.jumps += 1;
  }

  /** Has the better turn of this one told, if there is one. */
  async fetch(again = false): Promise<void> {
    const { decision } = this;
    const before = this.moments[this.at - 1];
    const key = this.#key(decision);
    if (!decision || !before || !improvable(decision) || (this.#asked.has(key) && !again)) return;
    this.#asked.add(key);
    this.#instead.delete(key);
    try {
      this.#instead.set(key, after(before, await instead(this.game.id, decision.n, decision.best.actions)));
    } catch (error) {
      this.#instead.set(key, error instanceof ApiError ? error : new ApiError('server', ''));
    }
  }

  /** Another depth may find another turn. */
  #key(decision: AnalysedDecision | undefined): string {
    return decision ? `${decision.n} ${decision.best.actions.join()}` : '';
  }
}
