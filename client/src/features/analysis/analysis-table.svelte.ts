/** The table of an analysed game: any turn as it was played, or the better one. */

import { SvelteMap } from 'svelte/reactivity';
import type { AnalysedDecision, GameAnalysis, OwnPuzzleRow } from '../../api/http.gen';
import { ApiError, getOwnPuzzles } from '../../api';
import type { PlacedTile, SeatNo, TableInfo } from '../../api/protocol';
import { boundsOf, fit } from '../../board/camera/camera';
import type { Cell } from '../../board/grid';
import { nextMoment, type Moment } from '../replay/frames';
import { ReplayTable } from '../replay/replay-table.svelte';
import { getBetterTurn } from './api';
import { decisionAt, isImprovable } from './summary';

/** Pixels of a cell in view. */
const NEAR = 92;

export class AnalysisTable extends ReplayTable {
  report = $state.raw<GameAnalysis | null>(null);
  /** Own turns that became puzzles. */
  puzzles = $state.raw<OwnPuzzleRow[]>([]);
  /** Filters of the list of costly turns: the seat (null: all), and whether all are shown. They stay while a turn is open. */
  mistakesOf = $state<SeatNo | null>(null);
  allMistakes = $state(false);
  /** The better turn is shown instead of the one played. */
  showsBetter = $state(false);
  override readonly unseenTiles;
  /** Cells to mark on the map instead of new tiles. */
  readonly decision;
  readonly best;
  readonly played;
  /** Positions after better turns by decision, or the error. */
  readonly #betterTurns = new SvelteMap<string, Moment | ApiError>();
  readonly #requested = new Set<string>();

  constructor(table: TableInfo, you: SeatNo[], moments: readonly Moment[], turn: number) {
    super(table, you, moments, turn);
    if (you.length === 1) this.mistakesOf = you[0] ?? null;
    this.unseenTiles = $derived<PlacedTile[]>([]);
    this.decision = $derived(this.report ? decisionAt(this.report, this.at) : undefined);
    this.played = $derived<PlacedTile[]>(this.moment?.view.tiles.slice(this.moment.before) ?? []);
    this.best = $derived<Moment | ApiError | null>(this.#betterTurns.get(this.#key(this.decision)) ?? null);
  }

  /** Tiles of the better turn, when loaded. */
  get bestTiles(): PlacedTile[] {
    return this.best && !(this.best instanceof ApiError) ? this.best.view.tiles.slice(this.best.before) : [];
  }

  /** Shows these cells with their neighbours and space for labels above. */
  showClose(cells: readonly Cell[]): void {
    const { left, right, top, bottom } = boundsOf(cells);
    this.viewport.animateTo(
      fit(
        { left: left - 1, right: right + 1, top: top - 1, bottom: bottom + 1 },
        this.viewport.area,
        4,
        NEAR,
      ),
    );
  }

  /** Scrolls these cells into view if needed. */
  reveal(cells: readonly Cell[]): void {
    this.viewport.reveal(boundsOf(cells));
  }

  /** Goes to a turn as it was played. */
  goToPlayed(turn: number): void {
    this.showsBetter = false;
    this.go(turn);
  }

  get puzzle(): OwnPuzzleRow | undefined {
    return this.puzzles.find((one) => one.turn === this.at && one.seat === this.decision?.seat);
  }

  /** Fetches which turns became puzzles. Watchers have none. */
  async findPuzzles(): Promise<void> {
    if (this.game.you.length) this.puzzles = await getOwnPuzzles(this.game.id).catch(() => []);
  }

  /** Switches between the turn played and the better one. */
  setShowsBetter(better: boolean): void {
    const moment = better ? this.best : this.moment;
    if (!moment || moment instanceof ApiError) return;
    this.showsBetter = better;
    this.highlightedFeature = null;
    this.game.view = moment.view;
    this.game.figureAt = moment.figureAt;
    this.game.snapshots += 1;
  }

  /** Fetches the better turn, if there is one. */
  async fetch(again = false): Promise<void> {
    const { decision } = this;
    const before = this.moments[this.at - 1];
    const key = this.#key(decision);
    if (!decision || !before || !isImprovable(decision) || (this.#requested.has(key) && !again)) return;
    this.#requested.add(key);
    this.#betterTurns.delete(key);
    try {
      this.#betterTurns.set(
        key,
        nextMoment(before, await getBetterTurn(this.game.id, decision.n, decision.best.actions)),
      );
    } catch (error) {
      this.#betterTurns.set(key, error instanceof ApiError ? error : new ApiError('server', ''));
    }
  }

  /** Another depth may find another turn. */
  #key(decision: AnalysedDecision | undefined): string {
    return decision ? `${decision.n} ${decision.best.actions.join()}` : '';
  }
}
