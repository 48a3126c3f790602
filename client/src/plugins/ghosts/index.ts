/** Ghosts that haunt figures, in a game without teams. */
import { t } from '../../i18n';
import { asProp, slot, type ClientModule } from '../api';
import { GHOST } from '../shared_mist/shapes';
import { bankAfter } from '../shared_mist/state';
import { ghostTarget, TARGET_PATHS } from './ghost-targets';
import { ghostsOn } from './state';

/** A third one is shown as text. */
const DRAWN = 2;
const piece = (count: number): string => (count ? `haunting-${Math.min(DRAWN, count)}` : '');
const shown = asProp('mist', ghostsOn);

const plugin: ClientModule = {
  slots: [
    slot({
      at: 'figures',
      load: () => import('./IncomingGhosts.svelte'),
      show: (table) => (ghostsOn(table) && table.input.step === 'place' ? {} : null),
    }),
    slot({
      at: 'bar-chip',
      load: () => import('./GhostChip.svelte'),
      show: (table) => shown(table) && { ...shown(table)!, upright: table.game.seats.length > 4 },
    }),
    slot({
      at: 'sidebar-line',
      load: () => import('../shared_mist/GhostBank.svelte'),
      show: (table) => shown(table) && { ...shown(table)!, after: bankAfter(table), slim: true },
      fold: { height: 66, title: 'mists-bank', load: () => import('./GhostsLine.svelte') },
    }),
  ],
  tableInfo: (table) => (ghostsOn(table) ? { consequenceKeys: [(kind) => `ghosts-follow-${kind}`] } : {}),
  figureLook: (_, { ghosts = 0 }) => ({ over: piece(ghosts) }),
  offerInfo({ input }, offer) {
    const aim = ghostTarget(offer);
    const badge = aim && { body: GHOST, line: TARGET_PATHS[aim] };
    const { role, ghosts } = offer.label.args ?? {};
    if (!role || ghosts === undefined) return badge ? { badge } : {};
    // Beside the figure of a spot, including the future one.
    const comes =
      offer.label.key === 'offer-spook' && (input.isSelected(offer) || input.highlighted === offer.id);
    return { over: piece(Number(ghosts) + Number(comes)), ...(badge && { badge }) };
  },
  describe: (_, { figure }) => (figure?.ghosts ? [t('ghosts-with', { count: figure.ghosts })] : []),
  events: {
    haunted: { logged: true, sound: 'mist' },
    scared: { logged: true },
    'guard-gained': { logged: true, good: true },
  },
};
export default plugin;
