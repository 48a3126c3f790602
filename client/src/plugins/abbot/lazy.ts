import type { ClientModuleLazy } from '../lazy-api';

const where = ['abbot'];
const late: ClientModuleLazy = {
  symbols: [
    { id: 'abbot', after: 'farmer', picture: { figure: 'abbot' }, rule: 'ABB-05', where },
    { id: 'garden', after: 'crossing', picture: { tile: 'I-garden' }, rule: 'ABB-04', where },
  ],
};
export default late;
