/** Mist with its ghosts, as all play against them or each for himself. */
import { formatList, t } from '../../i18n';
import { mistOf } from '../../board/tiles';
import { slot, type ClientModule } from '../api';
import { countIncoming, ghostSymbols } from './ghost-counts';
import { GHOST, GHOST_EYES } from './shapes';
import { isGhostOffer, mistState } from './state';
import { mistTextAt } from './text';

const plugin: ClientModule = {
  slots: [
    slot(
      'air',
      () => import('./MistLayer.svelte'),
      (table) => {
        const mist = mistState(table);
        return mist && { mist };
      },
    ),
    slot(
      'piece',
      () => import('./GhostIcon.svelte'),
      () => ({}),
    ),
  ],
  placementBadge(offer) {
    const count = countIncoming(offer);
    return count ? { body: GHOST, text: `+${count}` } : null;
  },
  markerLook: (_, offer) => (isGhostOffer(offer) ? { icon: { body: GHOST, face: GHOST_EYES } } : null),
  amounts: { ask: 'mists-how-many', count: 'mists-ghosts' },
  cellNotes: mistTextAt,
  printedNotes(facts, rotation, cell) {
    const sides = mistOf(facts, rotation, cell);
    const said = formatList(sides.map((side) => t('table-side', { side })));
    return sides.length ? [t('table-has-mist', { sides: said, ghosts: ghostSymbols(facts, cell) })] : [];
  },
  features: [
    { kind: 'castle', after: 'road' },
    { kind: 'mist', after: 'garden' },
    { kind: 'cemetery', after: 'mist' },
  ],
  consequences: { good: ['mist-closed'], summedKinds: ['ghosts'] },
  loggedEvents: ['mist-closed'],
  sounds: { ghosts: 'mist' },
};
export default plugin;
