/** Goods, and the second part of a turn. */
import { t } from '../../i18n';
import { segmentsOf } from '../../board/tiles';
import { slot, type Part, type TableContext } from '../api';
import { GOODS, goodsOf, ownedBy, type Goods } from './state';

const market = (desk: TableContext): { goods: Goods } | null => {
  const goods = goodsOf(desk);
  return goods && { goods };
};

const part: Part = {
  slots: [
    slot(
      'player',
      () => import('./PlayerGoods.svelte'),
      (desk, { seat = -1 }) => {
        const [goods, counts] = [goodsOf(desk), ownedBy(desk, seat)];
        return goods && counts && { goods, counts };
      },
    ),
    slot(
      'chip',
      () => import('./LeadBadges.svelte'),
      (desk, { seat = -1 }) => {
        const led = GOODS.filter((good) => goodsOf(desk)?.leaders[good].includes(seat));
        return led.length ? { led } : null;
      },
    ),
    slot('rail-line', () => import('./GoodsTable.svelte'), market),
    slot(
      'scores',
      () => import('./GoodsTable.svelte'),
      (desk) => market(desk) && { ...market(desk)!, bare: true },
    ),
  ],
  goesOn: ({ game }) => (game.view?.part?.now === 2 ? 'second' : ''),
  owns(desk, seat) {
    const counts = ownedBy(desk, seat);
    return counts ? [t('traders-owns', { ...counts })] : [];
  },
  printed: (facts, _, cell) => segmentsOf(facts, cell).flatMap(({ goods }) => (typeof goods === 'string' ? [t('table-has-goods', { goods })] : [])),
  follows: { words: (kind) => `traders-follow-${kind}`, good: ['goods', 'goods-due', 'second-due'] },
  told: ['goods', 'second-part'],
  sounds: { goods: 'points' },
};
export default part;
