/** What the table works out for its people, asked of the server once per position while somebody wants to see it. */

import { untrack } from 'svelte';
import { layersOf, showLayers, type Layer } from '../../lib/settings.svelte';
import type { AidsAnswer, CellAid, FeatureAid, ForecastAnswer } from '../../api/protocol';
import type { Desk } from '../table-model.svelte';
import { keyOf, type Cell } from '../../board/grid';
import { perDesk } from '../per-table.svelte';

/** While bots play one turn after the other, only the position that lasts is asked about. */
const PAUSE = 250;
export const LAYERS: readonly Layer[] = ['cells', 'owners', 'points', 'forecast'];

export class Aids {
  told = $state.raw<AidsAnswer | null>(null);
  band = $state.raw<ForecastAnswer | null>(null);
  /** A newer band is on its way. */
  old = $state(false);
  readonly given;
  readonly shown;
  /** Open cells by place. */
  readonly cells;
  readonly features;
  /** Occupied features by the places of their cells. */
  readonly byCell;

  constructor(readonly desk: Desk) {
    this.given = $derived(LAYERS.filter((layer) => this.gives(layer)));
    this.shown = $derived(this.given.filter((layer) => layersOf(desk.game.id).includes(layer)));
    this.cells = $derived(
      new Map<string, CellAid>((this.told?.cells ?? []).filter((one) => !desk.byCell.has(keyOf(one))).map((one) => [keyOf(one), one])),
    );
    this.features = $derived<FeatureAid[]>(this.told?.features ?? []);
    this.byCell = $derived.by(() => {
      const found = new Map<string, FeatureAid[]>();
      for (const one of this.features)
        for (const [x, y] of one.cells as [number, number][]) {
          const key = keyOf({ x, y });
          found.set(key, [...(found.get(key) ?? []), one]);
        }
      return found;
    });
  }

  /** Whether the table has an aid: "left" are the tiles to come. A team's forecast is another one. */
  gives(aid: Layer | 'left'): boolean {
    const options = this.desk.game.table?.options;
    if (!options?.aids || options.without?.includes(aid)) return false;
    return aid !== 'forecast' || !this.desk.team;
  }

  /** Not while the final counting is shown: it has the map to itself. */
  on(layer: Layer): boolean {
    return this.desk.walk === null && this.shown.includes(layer);
  }

  /** Whether it is shown now. */
  toggle(layer: Layer): boolean {
    const table = this.desk.game.id;
    const before = layersOf(table);
    const rest = before.filter((one) => one !== layer);
    showLayers(table, rest.length < before.length ? rest : [...rest, layer]);
    return this.shown.includes(layer);
  }

  at(cell: Cell): CellAid | undefined {
    return this.on('cells') ? this.cells.get(keyOf(cell)) : undefined;
  }
}

export const aidsOf = perDesk(Aids);

/** Asks whenever the position changes; the last answer stays until the next. */
export function work(desk: Desk): void {
  const aids = aidsOf(desk);
  const { game } = desk;
  const board = $derived(aids.shown.some((layer) => layer !== 'forecast'));
  const ahead = $derived(aids.on('forecast') && !game.view?.over);
  let asked = 0;

  $effect(() => {
    const wanted = board && game.view !== null && game.link === 'live';
    if (!wanted) return untrack(() => void (aids.told = null));
    const mine = game.seq;
    const timer = setTimeout(() => {
      void game.ask('aids').then((told) => {
        if (told?.t === 'aids' && mine === game.seq) aids.told = told;
      });
    }, 60);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    const wanted = ahead && game.view !== null && game.link === 'live';
    const mine = ++asked;
    void game.seq;
    untrack(() => {
      aids.old = aids.band !== null;
      if (!wanted) aids.band = null;
    });
    if (!wanted) return;
    const timer = setTimeout(() => {
      void game.ask('forecast').then((told) => {
        if (told?.t !== 'forecast' || mine !== asked) return;
        aids.band = told;
        aids.old = false;
      });
    }, PAUSE);
    return () => clearTimeout(timer);
  });
}
