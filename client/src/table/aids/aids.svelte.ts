/** Aids, requested from the server once per position while they are shown. */

import { untrack } from 'svelte';
import { layersOf, settings, showLayers, type AidLayer } from '../../lib/settings.svelte';
import type { AidsAnswer, CellAid, FeatureAid, ForecastAnswer } from '../../api/protocol';
import type { TableModel } from '../table-model.svelte';
import { cellKey, type Cell } from '../../board/grid';
import { loadModule } from '../../lib/load-module';
import { perTable } from '../../plugins/per-table.svelte';

/** Milliseconds to wait, since bots may play several turns in a row. */
const PAUSE = 250;
export const LAYERS: readonly AidLayer[] = ['cells', 'owners', 'points', 'forecast'];

export class Aids {
  /** The popover with the switches. */
  open = $state(false);
  response = $state.raw<AidsAnswer | null>(null);
  forecastRange = $state.raw<ForecastAnswer | null>(null);
  /** Sentences about the aids of a cell. They load with the first response. */
  textAt = $state.raw<((table: TableModel, cell: Cell) => string[]) | null>(null);
  /** A newer range is on its way. */
  outdated = $state(false);
  readonly allowedLayers;
  readonly shown;
  /** Open cells by place. */
  readonly cells;
  readonly features;
  /** Occupied features by their cells. */
  readonly byCell;

  constructor(readonly table: TableModel) {
    this.allowedLayers = $derived(LAYERS.filter((layer) => this.isAllowed(layer)));
    this.shown = $derived(this.allowedLayers.filter((layer) => layersOf(table.game.id).includes(layer)));
    this.cells = $derived(
      new Map<string, CellAid>(
        (this.response?.cells ?? [])
          .filter((one) => !table.byCell.has(cellKey(one)))
          .map((one) => [cellKey(one), one]),
      ),
    );
    this.features = $derived<FeatureAid[]>(this.response?.features ?? []);
    this.byCell = $derived.by(() => {
      const found = new Map<string, FeatureAid[]>();
      for (const one of this.features)
        for (const [x, y] of one.cells as [number, number][]) {
          const key = cellKey({ x, y });
          found.set(key, [...(found.get(key) ?? []), one]);
        }
      return found;
    });
  }

  /** Whether the table has an aid. "left" are the remaining tiles. A team has another forecast. */
  isAllowed(aid: AidLayer | 'left'): boolean {
    const options = this.table.game.table?.options;
    if (!options?.aids || options.without?.includes(aid)) return false;
    return aid !== 'forecast' || !this.table.team;
  }

  /** Hidden during final scoring. */
  isOn(layer: AidLayer): boolean {
    return this.table.scoringStep === null && this.shown.includes(layer);
  }

  /** Whether it is shown. */
  toggle(layer: AidLayer): boolean {
    const table = this.table.game.id;
    const before = layersOf(table);
    const rest = before.filter((one) => one !== layer);
    showLayers(table, rest.length < before.length ? rest : [...rest, layer]);
    return this.shown.includes(layer);
  }

  /** Opens or closes the popover. It shows the aids used last, at first one. */
  toggleOpen(): void {
    this.open = !this.open;
    const { allowedLayers, table } = this;
    if (!this.open || settings.layersAt === table.game.id) return;
    const before = allowedLayers.filter((layer) => settings.layers.includes(layer));
    showLayers(table.game.id, before.length ? before : allowedLayers.slice(0, 1));
  }

  cellAid(cell: Cell): CellAid | undefined {
    return this.isOn('cells') ? this.cells.get(cellKey(cell)) : undefined;
  }
}

export const aidsOf = perTable(Aids);
/** The next response tries again. */
const ignore = (): void => undefined;

/** Asks whenever the position changes. The last answer stays until the next. */
export function updateAids(table: TableModel): void {
  const aids = aidsOf(table);
  const { game } = table;
  const board = $derived(aids.shown.some((layer) => layer !== 'forecast'));
  const ahead = $derived(aids.isOn('forecast') && !game.view?.over);
  let asked = 0;

  $effect(() => {
    const wanted = board && game.view !== null && game.connection === 'live';
    if (!wanted) return untrack(() => void (aids.response = null));
    const mine = game.seq;
    const timer = setTimeout(() => {
      void game.request('aids').then((told) => {
        if (told?.t !== 'aids' || mine !== game.seq) return;
        aids.response = told;
        void loadModule(() => import('./aid-text')).then(
          ({ aidTextAt }) => (aids.textAt = aidTextAt),
          ignore,
        );
      });
    }, 60);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    const wanted = ahead && game.view !== null && game.connection === 'live';
    const mine = ++asked;
    void game.seq;
    untrack(() => {
      aids.outdated = aids.forecastRange !== null;
      if (!wanted) aids.forecastRange = null;
    });
    if (!wanted) return;
    const timer = setTimeout(() => {
      void game.request('forecast').then((told) => {
        if (told?.t !== 'forecast' || mine !== asked) return;
        aids.forecastRange = told;
        aids.outdated = false;
      });
    }, PAUSE);
    return () => clearTimeout(timer);
  });
}
