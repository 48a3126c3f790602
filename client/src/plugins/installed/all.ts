/** Installs the rules modules. main.ts imports it before the page, unit tests where they need modules. */

import { install } from '../registry';
import abbot from '../abbot';
import arrows from '../arrows';
import conquest from '../conquest';
import ghosts from '../ghosts';
import mists from '../mists';
import sharedMist from '../shared_mist';
import traders from '../traders';

install([traders, abbot, arrows, conquest, ghosts, sharedMist, mists], async () => (await import('./lazy-modules')).LAZY_MODULES);
