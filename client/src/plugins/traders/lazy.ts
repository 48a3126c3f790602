import { segmentsOf } from '../../board/tiles';
import type { LatePart } from '../lazy-api';
import { GOODS, goodsOf } from './state';
import { goodSaid } from './text';

const where = ['traders'];
const late: LatePart = {
  signs: [
    { id: 'builder', after: 'highwayman', picture: { figure: 'builder' }, rule: 'TRA-40', where, option: 'builder' },
    { id: 'pig', after: 'farmer', picture: { figure: 'pig' }, rule: 'TRA-63', where: ['fields+traders'], option: 'pig' },
    ...GOODS.map((id) => ({ id, picture: { own: ['kind', id] as const }, rule: 'TRA-24', where, option: 'goods' })),
  ],
  met: ({ game }) => (['fields', 'traders'].every((one) => game.table?.modules.includes(one)) ? 'fields+traders' : ''),
  printed: (facts, cell) => segmentsOf(facts, cell).flatMap(({ goods }) => (typeof goods === 'string' ? [goods] : [])),
  state(desk) {
    const goods = goodsOf(desk);
    return goods ? GOODS.map((good) => goodSaid(desk, goods, good)) : [];
  },
};
export default late;
