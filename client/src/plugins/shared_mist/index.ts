/** Mist with its ghosts, as all play against them or each for himself. */
import { listed, t } from '../../i18n';
import { mistOf } from '../../board/tiles';
import { slot, type Part } from '../api';
import { countToCome, symbolsOf } from './ghost-counts';
import { GHOST, GHOST_EYES } from './shapes';
import { aboutGhosts, mistOn } from './state';
import { mistsHere } from './text';

const part: Part = {
  slots: [
    slot(
      'air',
      () => import('./MistLayer.svelte'),
      (desk) => {
        const mist = mistOn(desk);
        return mist && { mist };
      },
    ),
    slot(
      'piece',
      () => import('./GhostIcon.svelte'),
      () => ({}),
    ),
  ],
  badge(offer) {
    const count = countToCome(offer);
    return count ? { body: GHOST, text: `+${count}` } : null;
  },
  spot: (_, offer) => (aboutGhosts(offer) ? { drawn: { body: GHOST, face: GHOST_EYES } } : null),
  amounts: { ask: 'mists-how-many', count: 'mists-ghosts' },
  here: mistsHere,
  printed(facts, rotation, cell) {
    const sides = mistOf(facts, rotation, cell);
    const said = listed(sides.map((side) => t('table-side', { side })));
    return sides.length ? [t('table-has-mist', { sides: said, ghosts: symbolsOf(facts, cell) })] : [];
  },
  features: [
    { kind: 'castle', after: 'road' },
    { kind: 'mist', after: 'garden' },
    { kind: 'cemetery', after: 'mist' },
  ],
  follows: { good: ['mist-closed'], summed: ['ghosts'] },
  told: ['mist-closed'],
  sounds: { ghosts: 'mist' },
};
export default part;
