/** Goods, and the second part of a turn. */
import { t } from '../../i18n';
import { segmentsOf } from '../../board/tiles';
import { asProp, slot, type ClientModule } from '../api';
import { GOODS, goodsOf, ownedBy } from './state';

const market = asProp('goods', goodsOf);

const plugin: ClientModule = {
  slots: [
    slot({
      at: 'player',
      load: () => import('./PlayerGoods.svelte'),
      show(table, { seat = -1 }) {
        const [goods, counts] = [goodsOf(table), ownedBy(table, seat)];
        return goods && counts && { goods, counts };
      },
    }),
    slot({
      at: 'chip',
      load: () => import('./LeadBadges.svelte'),
      show(table, { seat = -1 }) {
        const led = GOODS.filter((good) => goodsOf(table)?.leaders[good].includes(seat));
        return led.length ? { led } : null;
      },
    }),
    slot({
      at: 'sidebar-line',
      load: () => import('./GoodsTable.svelte'),
      show: market,
      fold: { height: 53, title: 'traders-title', load: () => import('./GoodsLine.svelte') },
    }),
    slot({
      at: 'scores',
      load: () => import('./GoodsTable.svelte'),
      show: (table) => market(table) && { ...market(table)!, bare: true },
    }),
  ],
  tableInfo: ({ game }) => ({
    extraTurnReason: game.view?.part?.now === 2 ? 'second' : '',
    consequenceKeys: [(kind) => `traders-follow-${kind}`],
  }),
  describe(table, { seat, printed }) {
    const counts = seat === undefined ? null : ownedBy(table, seat);
    if (counts) return [t('traders-owns', { ...counts })];
    if (!printed) return [];
    return segmentsOf(printed.facts, printed.part).flatMap(({ goods }) =>
      typeof goods === 'string' ? [t('table-has-goods', { goods })] : [],
    );
  },
  events: {
    goods: { logged: true, sound: 'points', good: true },
    'goods-due': { good: true },
    'second-part': { logged: true },
    'second-due': { good: true },
  },
};
export default plugin;
