import type { ClientModuleLazy } from '../lazy-api';

const where = ['inns'];
const late: ClientModuleLazy = {
  symbols: [
    { id: 'large', after: 'abbot', picture: { figure: 'large' }, rule: 'INN-30', where, option: 'large' },
    { id: 'inn', after: 'large', picture: { tile: 'IN-inn-bend' }, rule: 'INN-32', where, option: 'inn' },
    {
      id: 'cathedral',
      after: 'inn',
      picture: { tile: 'IN-cathedral' },
      rule: 'INN-33',
      where,
      option: 'cathedral',
    },
  ],
};
export default late;
