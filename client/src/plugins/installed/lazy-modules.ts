/** Parts of modules for legend, screen readers and result, fetched when needed. */

import type { ClientModuleLazy } from '../lazy-api';
import abbotLate from '../abbot/lazy';
import arrowsLate from '../arrows/lazy';
import conquestLate from '../conquest/lazy';
import cropsLate from '../crops/lazy';
import fieldsLate from '../fields/lazy';
import flierLate from '../flier/lazy';
import ghostsLate from '../ghosts/lazy';
import goldminesLate from '../goldmines/lazy';
import innsLate from '../inns/lazy';
import mageLate from '../mage/lazy';
import mistsLate from '../mists/lazy';
import phantomLate from '../phantom/lazy';
import tradersLate from '../traders/lazy';

/** In the order of the legend. */
export const LAZY_MODULES: readonly ClientModuleLazy[] = [
  fieldsLate,
  abbotLate,
  innsLate,
  tradersLate,
  goldminesLate,
  mageLate,
  phantomLate,
  cropsLate,
  flierLate,
  arrowsLate,
  ghostsLate,
  mistsLate,
  conquestLate,
];
