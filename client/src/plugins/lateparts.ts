/** What modules bring to the legend, to what is heard, and to the end. Whoever imports this waits for it. */

import type { TableContext } from './api';
import type { LatePart, Outcome } from './latepart';
import { lateSource } from './registry';

/** In the order of the legend. */
export const LATE: readonly LatePart[] = await lateSource.load();

export const eachLate = <T>(ask: (part: LatePart) => readonly T[] | null | undefined): T[] => LATE.flatMap((part) => ask(part) ?? []);

/** How the game of a team has ended. */
export const outcomeOf = (desk: TableContext): Outcome | null => eachLate((part) => [part.outcome?.(desk)]).find((one) => one) ?? null;
