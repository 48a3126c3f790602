/** Goods, and the second part of a turn. */
import { t } from '../../i18n';
import { segmentsOf } from '../../board/tiles';
import { slot, type ClientModule, type TableContext } from '../api';
import { GOODS, goodsOf, ownedBy, type Goods } from './state';

const market = (table: TableContext): { goods: Goods } | null => {
  const goods = goodsOf(table);
  return goods && { goods };
};

const plugin: ClientModule = {
  slots: [
    slot(
      'player',
      () => import('./PlayerGoods.svelte'),
      (table, { seat = -1 }) => {
        const [goods, counts] = [goodsOf(table), ownedBy(table, seat)];
        return goods && counts && { goods, counts };
      },
    ),
    slot(
      'chip',
      () => import('./LeadBadges.svelte'),
      (table, { seat = -1 }) => {
        const led = GOODS.filter((good) => goodsOf(table)?.leaders[good].includes(seat));
        return led.length ? { led } : null;
      },
    ),
    slot('rail-line', () => import('./GoodsTable.svelte'), market),
    slot(
      'scores',
      () => import('./GoodsTable.svelte'),
      (table) => market(table) && { ...market(table)!, bare: true },
    ),
  ],
  extraTurnReason: ({ game }) => (game.view?.part?.now === 2 ? 'second' : ''),
  playerNotes(table, seat) {
    const counts = ownedBy(table, seat);
    return counts ? [t('traders-owns', { ...counts })] : [];
  },
  printedNotes: (facts, _, cell) =>
    segmentsOf(facts, cell).flatMap(({ goods }) => (typeof goods === 'string' ? [t('table-has-goods', { goods })] : [])),
  consequences: { messageKey: (kind) => `traders-follow-${kind}`, good: ['goods', 'goods-due', 'second-due'] },
  loggedEvents: ['goods', 'second-part'],
  sounds: { goods: 'points' },
};
export default plugin;
