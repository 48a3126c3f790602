/** What modules bring to the legend, to what is heard, and to the end: fetched when one of these is wanted. */

import type { LatePart } from '../plugins/latepart';
import abbotLate from './abbot/late';
import arrowsLate from './arrows/late';
import conquestLate from './conquest/late';
import fieldsLate from './fields/late';
import ghostsLate from './ghosts/late';
import innsLate from './inns/late';
import mistsLate from './mists/late';
import tradersLate from './traders/late';

/** In the order of the legend. */
export const LATE: readonly LatePart[] = [fieldsLate, abbotLate, innsLate, tradersLate, arrowsLate, ghostsLate, mistsLate, conquestLate];
