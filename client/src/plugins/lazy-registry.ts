/** What modules bring to the legend, to what is heard, and to the end. Whoever imports this waits for it. */

import type { TableContext } from './api';
import type { LatePart, Outcome } from './lazy-api';
import { lateSource } from './registry';

const PAUSE = 1000;
const LONGEST = 30_000;

/** Tries until it is here: a module that fails while it is evaluated stays failed. */
async function fetchParts(): Promise<readonly LatePart[]> {
  for (let pause = PAUSE; ; pause = Math.min(2 * pause, LONGEST)) {
    try {
      return await lateSource.load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** In the order of the legend. */
export const LATE: readonly LatePart[] = await fetchParts();

export const eachLate = <T>(ask: (part: LatePart) => readonly T[] | null | undefined): T[] => LATE.flatMap((part) => ask(part) ?? []);

/** How the game of a team has ended. */
export const outcomeOf = (desk: TableContext): Outcome | null => eachLate((part) => [part.outcome?.(desk)]).find((one) => one) ?? null;
