/** The same list for what comes late, in the order of the legend. */

import abbot from './abbot/late';
import arrows from './arrows/late';
import conquest from './conquest/late';
import fields from './fields/late';
import ghosts from './ghosts/late';
import inns from './inns/late';
import type { Desk, LatePart, Outcome } from './latepart';
import mists from './mists/late';
import traders from './traders/late';

export const LATE: readonly LatePart[] = [fields, abbot, inns, traders, arrows, ghosts, mists, conquest];

/** How the game of a team has ended. */
export const outcomeOf = (desk: Desk): Outcome | null => eachLate((part) => [part.outcome?.(desk)]).find((one) => one) ?? null;

export const eachLate = <T>(ask: (part: LatePart) => readonly T[] | null | undefined): T[] => LATE.flatMap((part) => ask(part) ?? []);
