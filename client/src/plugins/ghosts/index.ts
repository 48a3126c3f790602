/** Ghosts that haunt figures, each player for himself. */
import { t } from '../../i18n';
import { slot, type Part } from '../api';
import { GHOST } from '../shared_mist/shapes';
import { bankAfter } from '../shared_mist/state';
import { aimOf, LINES } from './ghost-targets';
import { hauntingAt } from './state';

/** A third one is told in words. */
const DRAWN = 2;
const piece = (count: number): string => (count ? `haunting-${Math.min(DRAWN, count)}` : '');

const part: Part = {
  slots: [
    slot(
      'figures',
      () => import('./IncomingGhosts.svelte'),
      (desk) => (hauntingAt(desk) && desk.play.ask === 'place' ? {} : null),
    ),
    slot(
      'bar-chip',
      () => import('./GhostChip.svelte'),
      (desk) => {
        const mist = hauntingAt(desk);
        return mist && { mist, upright: desk.game.seats.length > 4 };
      },
    ),
    slot(
      'rail-line',
      () => import('../shared_mist/GhostBank.svelte'),
      (desk) => {
        const mist = hauntingAt(desk);
        return mist && { mist, after: bankAfter(desk), slim: true };
      },
    ),
  ],
  over: ({ ghosts = 0 }) => piece(ghosts),
  /** Beside the figure of a spot, the one that would come included. */
  spot({ play }, one) {
    const { role, ghosts } = one.label.args ?? {};
    if (!role || ghosts === undefined) return null;
    const comes = one.label.key === 'offer-spook' && (play.has(one) || play.lit === one.id);
    return { over: piece(Number(ghosts) + Number(comes)) };
  },
  badge(offer) {
    const aim = aimOf(offer);
    return aim ? { body: GHOST, line: LINES[aim] } : null;
  },
  figure: ({ ghosts = 0 }) => (ghosts ? [t('ghosts-with', { count: ghosts })] : []),
  follows: { words: (kind, desk) => (desk && hauntingAt(desk) ? `ghosts-follow-${kind}` : ''), good: ['guard-gained'] },
  told: ['haunted', 'scared', 'guard-gained'],
  sounds: { haunted: 'mist' },
};
export default part;
