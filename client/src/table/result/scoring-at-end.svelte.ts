/** Starts the final scoring of a game that ends while its table is open (decision 129). */

import { untrack } from 'svelte';
import { prefersReducedMotion } from '../../lib/motion';
import type { TableModel } from '../table-model.svelte';

/** Runs before the table is drawn, so that the result does not show first. */
export function scoreAtEnd(table: TableModel): void {
  let running = false;
  $effect.pre(() => {
    const { view } = table.game;
    if (!view) return;
    const ended = running && view.over;
    running = !view.over;
    untrack(() => {
      if (running) resetEnd(table);
      else if (ended) startEnd(table);
    });
  });
}

function startEnd(table: TableModel): void {
  if (table.game.table?.lesson) return;
  table.endSeen = true;
  if (table.scoringSteps.lines.length && !prefersReducedMotion()) table.startScoring(true);
}

/** The last move was taken back. */
function resetEnd(table: TableModel): void {
  if (!table.endSeen) return;
  table.endSeen = false;
  table.scoringStep = null;
}
