/** Mist with its ghosts, in team games and in others. */
import { formatList, t } from '../../i18n';
import { mistOf } from '../../board/tiles';
import { asProp, slot, type ClientModule } from '../api';
import { countIncoming, ghostSymbols } from './ghost-counts';
import { GHOST, GHOST_EYES } from './shapes';
import { isGhostOffer, mistState } from './state';
import { mistTextAt } from './text';

const plugin: ClientModule = {
  slots: [
    slot({ at: 'air', load: () => import('./MistLayer.svelte'), show: asProp('mist', mistState) }),
    slot({ at: 'piece', load: () => import('./GhostIcon.svelte'), show: () => ({}) }),
  ],
  offerInfo(_, offer) {
    const count = countIncoming(offer);
    return {
      ...(count && { badge: { body: GHOST, text: `+${count}` } }),
      ...(isGhostOffer(offer) && { icon: { body: GHOST, face: GHOST_EYES } }),
      amounts: { ask: 'mists-how-many', count: 'mists-ghosts' },
    };
  },
  describe(table, { cell, printed }) {
    if (cell) return mistTextAt(table, cell);
    const sides = printed ? mistOf(printed.facts, printed.rotation, printed.part) : [];
    const said = formatList(sides.map((side) => t('table-side', { side })));
    return sides.length
      ? [t('table-has-mist', { sides: said, ghosts: ghostSymbols(printed?.facts, printed?.part) })]
      : [];
  },
  featureKinds: [
    { kind: 'castle', after: 'road' },
    { kind: 'mist', after: 'garden' },
    { kind: 'cemetery', after: 'mist' },
  ],
  events: { 'mist-closed': { logged: true, good: true }, ghosts: { sound: 'mist', summed: true } },
};
export default plugin;
