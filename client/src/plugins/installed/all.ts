/** Installs the rule modules. Pages that show a map import it, and unit tests that need modules. */

import './lazy-source';
import { install } from '../registry';
import abbot from '../abbot';
import arrows from '../arrows';
import conquest from '../conquest';
import crops from '../crops';
import ghosts from '../ghosts';
import mists from '../mists';
import river from '../river';
import sharedMist from '../shared_mist';
import traders from '../traders';

install([traders, crops, abbot, arrows, river, conquest, ghosts, sharedMist, mists]);
