/** Asks once for each position how likely the team is to lose soon. The last answer stays until the next. */

import { untrack } from 'svelte';
import type { RiskAnswer } from '../../api/protocol';
import { pollJob } from '../../lib/poll-job';
import type { TableContext } from '../api';
import { perTable } from '../per-table.svelte';
import { teamStateOf } from './state';

/** Milliseconds to wait, since bots may play several turns in a row. */
const PAUSE = 350;
/** Retries if the server is busy. */
const BUSY = 4000;
const TRIES = 4;

class LossForecast {
  /** `old` while a newer answer is on its way. */
  risk = $state.raw<(RiskAnswer & { old: boolean }) | null>(null);
}
export const lossForecast = perTable<LossForecast, TableContext>(LossForecast);

export function updateLossForecast(table: TableContext): void {
  const { game } = table;
  const foresight = lossForecast(table);
  $effect(() => {
    const wanted =
      game.view !== null &&
      !game.view.over &&
      !!teamStateOf(table) &&
      table.input.helpAllowed &&
      game.connection === 'live';
    untrack(() => {
      if (foresight.risk) foresight.risk = { ...foresight.risk, old: true };
      if (!wanted) foresight.risk = null;
    });
    if (!wanted) return;
    const stop = new AbortController();
    const ask = (): void =>
      void pollJob(() => game.requestRisk(), {
        running: (told) => !told,
        pause: () => BUSY,
        tries: TRIES,
        signal: stop.signal,
      }).then((told) => {
        if (told) foresight.risk = { ...told, old: false };
      });
    const timer = setTimeout(ask, PAUSE);
    return () => (clearTimeout(timer), stop.abort());
  });
}
