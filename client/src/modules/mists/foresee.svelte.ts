/** Asks the server once for each position how likely the team is to lose soon; the last answer stays until the next. */

import { untrack } from 'svelte';
import type { RiskAnswer } from '../../api/protocol';
import type { TableContext } from '../../plugins/api';
import { perDesk } from '../../table/perDesk.svelte';
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
  let asked = 0;

  $effect(() => {
    const wanted = game.view !== null && !game.view.over && !!mistsOn(desk) && desk.play.aids && game.link === 'live';
    const mine = ++asked;
    untrack(() => {
      if (foresight.risk) foresight.risk = { ...foresight.risk, old: true };
      if (!wanted) foresight.risk = null;
    });
    if (!wanted) return;
    let timer: ReturnType<typeof setTimeout>;
    const ask = (tries: number): void =>
      void game.risk().then((told) => {
        if (mine !== asked) return;
        if (told) foresight.risk = { ...told, old: false };
        else if (tries < TRIES) timer = setTimeout(ask, BUSY, tries + 1);
      });
    timer = setTimeout(ask, PAUSE, 1);
    return () => clearTimeout(timer);
  });
}
