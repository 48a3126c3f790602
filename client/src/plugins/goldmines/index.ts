/** Ingots on tiles, and those that players have taken. */
import { t } from '../../i18n';
import { asProp, slot, type ClientModule } from '../api';
import { goldOf, ingotsAt, ownedBy } from './state';

const plugin: ClientModule = {
  slots: [
    slot({
      at: 'air',
      load: () => import('./IngotLayer.svelte'),
      show: asProp('gold', goldOf),
    }),
    slot({
      at: 'player',
      load: () => import('./PlayerIngots.svelte'),
      show: (table, { seat = -1 }) => ownedBy(goldOf(table), seat),
    }),
  ],
  tableInfo: (table) => (goldOf(table) ? { consequenceKeys: [(kind) => `goldmines-follow-${kind}`] } : {}),
  describe(table, { cell, seat, printed }) {
    const gold = goldOf(table);
    const count = cell ? ingotsAt(gold, cell) : 0;
    if (count) return [t('goldmines-lies', { count })];
    const owned = seat === undefined ? null : ownedBy(gold, seat);
    if (owned) return [t('goldmines-owns', owned)];
    return printed?.facts?.gold ? [t('table-has-gold')] : [];
  },
  events: {
    'ingots-laid': { good: true },
    'ingots-taken': { logged: true, sound: 'points', good: true },
  },
};
export default plugin;
