/** Installs what the modules of rules bring to the page. main.ts imports it before the page, unit tests where they ask modules. */

import { install } from '../plugins/registry';
import abbot from './abbot';
import abbotLate from './abbot/late';
import arrows from './arrows';
import arrowsLate from './arrows/late';
import conquest from './conquest';
import conquestLate from './conquest/late';
import fieldsLate from './fields/late';
import ghosts from './ghosts';
import ghostsLate from './ghosts/late';
import innsLate from './inns/late';
import mists from './mists';
import mistsLate from './mists/late';
import sharedMist from './shared_mist';
import traders from './traders';
import tradersLate from './traders/late';

install(
  [traders, abbot, arrows, conquest, ghosts, sharedMist, mists],
  // In the order of the legend.
  [fieldsLate, abbotLate, innsLate, tradersLate, arrowsLate, ghostsLate, mistsLate, conquestLate],
);
