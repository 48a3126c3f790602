import type { LatePart } from '../lazy-api';

const late: LatePart = {
  signs: [{ id: 'farmer', after: 'monk', picture: { figure: 'farmer' }, rule: 'FLD-04', where: ['fields'] }],
};
export default late;
