/** Asks the server once for each position how likely the team is to lose soon; the last answer stays until the next. */

import { untrack } from 'svelte';
import type { RiskAnswer } from '../../protocol';
import type { Desk } from '../../table/desk.svelte';
import { mistsOn } from './state';

/** While bots play one turn after the other, only the position that lasts is asked about. */
const PAUSE = 350;

class Foresight {
  /** `old` while a newer answer is on its way. */
  risk = $state.raw<(RiskAnswer & { old: boolean }) | null>(null);
}
const known = new WeakMap<Desk, Foresight>();

export function foresightOf(desk: Desk): Foresight {
  let found = known.get(desk);
  if (!found) known.set(desk, (found = new Foresight()));
  return found;
}

export function foresee(desk: Desk): void {
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
    const timer = setTimeout(() => {
      void game.risk().then((told) => {
        if (told && mine === asked) foresight.risk = { ...told, old: false };
      });
    }, PAUSE);
    return () => clearTimeout(timer);
  });
}
