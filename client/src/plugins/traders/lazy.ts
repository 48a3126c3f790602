import { segmentsOf } from '../../board/tiles';
import type { ClientModuleLazy } from '../lazy-api';
import { GOODS, goodsOf } from './state';
import { goodText } from './text';

const where = ['traders'];
const late: ClientModuleLazy = {
  symbols: [
    { id: 'builder', after: 'highwayman', picture: { figure: 'builder' }, rule: 'TRA-40', where, option: 'builder' },
    { id: 'pig', after: 'farmer', picture: { figure: 'pig' }, rule: 'TRA-63', where: ['fields+traders'], option: 'pig' },
    ...GOODS.map((id) => ({ id, picture: { own: ['kind', id] as const }, rule: 'TRA-24', where, option: 'goods' })),
  ],
  metAtTable: ({ game }) => (['fields', 'traders'].every((one) => game.table?.modules.includes(one)) ? 'fields+traders' : ''),
  printedSymbols: (facts, cell) => segmentsOf(facts, cell).flatMap(({ goods }) => (typeof goods === 'string' ? [goods] : [])),
  stateText(table) {
    const goods = goodsOf(table);
    return goods ? GOODS.map((good) => goodText(table, goods, good)) : [];
  },
};
export default late;
