/** Parts of modules for legend, screen readers and result, fetched when needed. */

import type { ClientModuleLazy } from '../lazy-api';
import abbotLate from '../abbot/lazy';
import arrowsLate from '../arrows/lazy';
import conquestLate from '../conquest/lazy';
import cropsLate from '../crops/lazy';
import fieldsLate from '../fields/lazy';
import ghostsLate from '../ghosts/lazy';
import innsLate from '../inns/lazy';
import mistsLate from '../mists/lazy';
import tradersLate from '../traders/lazy';

/** In the order of the legend. */
export const LAZY_MODULES: readonly ClientModuleLazy[] = [
  fieldsLate,
  abbotLate,
  innsLate,
  tradersLate,
  cropsLate,
  arrowsLate,
  ghostsLate,
  mistsLate,
  conquestLate,
];
