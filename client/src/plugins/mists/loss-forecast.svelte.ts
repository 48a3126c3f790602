/** Asks the server once for each position how likely the team is to lose soon; the last answer stays until the next. */

import { untrack } from 'svelte';
import type { RiskAnswer } from '../../api/protocol';
import { pollJob } from '../../lib/poll-job';
import type { TableContext } from '../api';
import { perDesk } from '../../table/per-table.svelte';
import { mistsOn } from './state';

/** While bots play one turn after the other, only the position that lasts is asked about. */
const PAUSE = 350;
/** A server that is busy has no answer: it is asked again a few times. */
const BUSY = 4000;
const TRIES = 4;

class Foresight {
  /** `old` while a newer answer is on its way. */
  risk = $state.raw<(RiskAnswer & { old: boolean }) | null>(null);
}
export const foresightOf = perDesk<Foresight, TableContext>(Foresight);

export function foresee(desk: TableContext): void {
  const { game } = desk;
  const foresight = foresightOf(desk);
  $effect(() => {
    const wanted = game.view !== null && !game.view.over && !!mistsOn(desk) && desk.play.aids && game.link === 'live';
    untrack(() => {
      if (foresight.risk) foresight.risk = { ...foresight.risk, old: true };
      if (!wanted) foresight.risk = null;
    });
    if (!wanted) return;
    const stop = new AbortController();
    const ask = (): void =>
      void pollJob(() => game.risk(), { running: (told) => !told, pause: () => BUSY, tries: TRIES, signal: stop.signal }).then((told) => {
        if (told) foresight.risk = { ...told, old: false };
      });
    const timer = setTimeout(ask, PAUSE);
    return () => (clearTimeout(timer), stop.abort());
  });
}
