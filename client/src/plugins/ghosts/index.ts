/** Ghosts that haunt figures, each player for himself. */
import { t } from '../../i18n';
import { slot, type ClientModule } from '../api';
import { GHOST } from '../shared_mist/shapes';
import { bankAfter } from '../shared_mist/state';
import { ghostTarget, TARGET_PATHS } from './ghost-targets';
import { ghostsOn } from './state';

/** A third one is told in words. */
const DRAWN = 2;
const piece = (count: number): string => (count ? `haunting-${Math.min(DRAWN, count)}` : '');

const plugin: ClientModule = {
  slots: [
    slot(
      'figures',
      () => import('./IncomingGhosts.svelte'),
      (table) => (ghostsOn(table) && table.input.step === 'place' ? {} : null),
    ),
    slot(
      'bar-chip',
      () => import('./GhostChip.svelte'),
      (table) => {
        const mist = ghostsOn(table);
        return mist && { mist, upright: table.game.seats.length > 4 };
      },
    ),
    slot(
      'rail-line',
      () => import('../shared_mist/GhostBank.svelte'),
      (table) => {
        const mist = ghostsOn(table);
        return mist && { mist, after: bankAfter(table), slim: true };
      },
    ),
  ],
  badgeIcon: ({ ghosts = 0 }) => piece(ghosts),
  /** Beside the figure of a spot, the one that would come included. */
  markerLook({ input }, one) {
    const { role, ghosts } = one.label.args ?? {};
    if (!role || ghosts === undefined) return null;
    const comes = one.label.key === 'offer-spook' && (input.isSelected(one) || input.highlighted === one.id);
    return { over: piece(Number(ghosts) + Number(comes)) };
  },
  placementBadge(offer) {
    const aim = ghostTarget(offer);
    return aim ? { body: GHOST, line: TARGET_PATHS[aim] } : null;
  },
  figureNotes: ({ ghosts = 0 }) => (ghosts ? [t('ghosts-with', { count: ghosts })] : []),
  consequences: { messageKey: (kind, table) => (table && ghostsOn(table) ? `ghosts-follow-${kind}` : ''), good: ['guard-gained'] },
  loggedEvents: ['haunted', 'scared', 'guard-gained'],
  sounds: { haunted: 'mist' },
};
export default plugin;
