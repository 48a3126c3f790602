import type { ClientModuleLazy } from '../lazy-api';

const late: ClientModuleLazy = {
  symbols: [
    { id: 'phantom', after: 'farmer', picture: { figure: 'phantom' }, rule: 'PHA-10', where: ['phantom'] },
  ],
};
export default late;
