/** What modules add to the legend, to the screen reader texts and to the result. An import waits for all of it. */

import type { TableContext } from './api';
import type { ClientModuleLazy, TeamOutcome } from './lazy-api';
import { lazySource } from './registry';

const PAUSE = 1000;
const LONGEST = 30_000;

/** Tries until it is here: a module that fails while it is evaluated stays failed. */
async function fetchParts(): Promise<readonly ClientModuleLazy[]> {
  for (let pause = PAUSE; ; pause = Math.min(2 * pause, LONGEST)) {
    try {
      return await lazySource.load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** In the order of the legend. */
export const LAZY_MODULES: readonly ClientModuleLazy[] = await fetchParts();

export const collectLazy = <T>(ask: (plugin: ClientModuleLazy) => readonly T[] | null | undefined): T[] =>
  LAZY_MODULES.flatMap((plugin) => ask(plugin) ?? []);

/** How the game of a team has ended. */
export const teamOutcome = (table: TableContext): TeamOutcome | null =>
  collectLazy((plugin) => [plugin.teamOutcome?.(table)]).find((one) => one) ?? null;
