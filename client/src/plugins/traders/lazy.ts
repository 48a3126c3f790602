import { segmentsOf } from '../../board/tiles';
import type { TableContext } from '../api';
import type { ClientModuleLazy } from '../lazy-api';
import { GOODS, goodsOf } from './state';
import { goodText } from './text';

const where = ['traders'];
const withFields = ({ game }: Pick<TableContext, 'game'>): boolean =>
  ['fields', 'traders'].every((one) => game.table?.modules.includes(one));
const late: ClientModuleLazy = {
  symbols: [
    {
      id: 'builder',
      after: 'highwayman',
      picture: { figure: 'builder' },
      rule: 'TRA-40',
      where,
      option: 'builder',
    },
    {
      id: 'pig',
      after: 'farmer',
      picture: { figure: 'pig' },
      rule: 'TRA-63',
      where: [withFields],
      option: 'pig',
    },
    ...GOODS.map((id) => ({
      id,
      picture: { own: ['kind', id] as const },
      rule: 'TRA-24',
      where,
      option: 'goods',
    })),
  ],
  symbolsOf: (_, { printed }) =>
    (printed ? segmentsOf(printed.facts, printed.part) : []).flatMap(({ goods }) =>
      typeof goods === 'string' ? [goods] : [],
    ),
  describe(table, { game }) {
    const goods = goodsOf(table);
    return game && goods ? GOODS.map((good) => goodText(table, goods, good)) : [];
  },
};
export default late;
