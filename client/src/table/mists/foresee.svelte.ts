/** Asks the server once for each position how likely the team is to lose soon; the last answer stays until the next. */

import { untrack } from 'svelte';
import type { Desk } from '../desk.svelte';

/** While bots play one turn after the other, only the position that lasts is asked about. */
const PAUSE = 350;

export function foresee(desk: Desk): void {
  const { game } = desk;
  let asked = 0;

  $effect(() => {
    const wanted = game.view !== null && !game.view.over && !!desk.mists && desk.play.aids && game.link === 'live';
    const mine = ++asked;
    untrack(() => {
      if (desk.risk) desk.risk = { ...desk.risk, old: true };
      if (!wanted) desk.risk = null;
    });
    if (!wanted) return;
    const timer = setTimeout(() => {
      void game.risk().then((told) => {
        if (told && mine === asked) desk.risk = { ...told, old: false };
      });
    }, PAUSE);
    return () => clearTimeout(timer);
  });
}
