import type { ClientModuleLazy } from '../lazy-api';

const late: ClientModuleLazy = {
  symbols: [
    { id: 'farmer', after: 'monk', picture: { figure: 'farmer' }, rule: 'FLD-04', where: ['fields'] },
  ],
};
export default late;
