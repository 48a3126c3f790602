/** A table whose game is one moment of a finished game. */

import { untrack } from 'svelte';
import { GameStore } from '../../game/game-store.svelte';
import type { FormerName, SeatNo, TableInfo } from '../../api/protocol';
import { boundsOf, fit } from '../../board/camera/camera';
import { TableModel } from '../../table/table-model.svelte';
import { seriesOf, type Moment, type Series } from './frames';

const LARGEST = 130;
const BESIDE = 12;

export class ReplayTable extends TableModel {
  #moments = $state.raw<readonly Moment[]>([]);
  #at = $state(0);
  /** The score categories that occurred. */
  kinds = $state.raw<readonly string[]>([]);
  override readonly unseenTiles;
  readonly series: Series[];

  constructor(table: TableInfo, you: SeatNo[], moments: readonly Moment[], turn: number) {
    const game = new GameStore(table.id);
    game.table = table;
    game.you = you;
    super(game);
    this.#moments = moments;
    this.unseenTiles = $derived(this.#at > 0 ? this.tiles.slice(this.moment?.before ?? 0) : []);
    this.series = $derived(seriesOf(this.#moments));
    this.go(turn);
  }

  /** Entries of a replay have numbers of their own. */
  protected override wasBefore(_: number, change: FormerName): boolean {
    return this.#at <= change.turn;
  }

  get at(): number {
    return this.#at;
  }

  get moments(): readonly Moment[] {
    return this.#moments;
  }

  get last(): number {
    return this.#moments.length - 1;
  }

  get moment(): Moment | undefined {
    return this.#moments[this.#at];
  }

  /** The game has continued. */
  addMoments(moments: readonly Moment[]): void {
    this.#moments = moments;
    this.go(untrack(() => this.#at));
  }

  /** Shows a turn. One step forward is animated, others are not. */
  go(turn: number): void {
    const to = Math.min(this.last, Math.max(0, turn));
    const moment = this.#moments[to];
    if (!moment) return;
    const { game } = this;
    const step = to === untrack(() => this.#at) + 1;
    this.#at = to;
    game.view = moment.view;
    game.figureAt = moment.figureAt;
    this.highlightedFeature = null;
    if (!step) game.snapshots = untrack(() => game.snapshots) + 1;
  }

  /** The camera of the whole last map. It does not move with the turns. */
  override showWholeMap(): void {
    const bounds = boundsOf(this.#moments.at(-1)?.view.tiles ?? []);
    this.viewport.jump(fit(bounds, this.viewport.area, BESIDE, LARGEST));
  }
}
