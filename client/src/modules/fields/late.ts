import type { LatePart } from '../../plugins/latepart';

const late: LatePart = {
  signs: [{ id: 'farmer', after: 'monk', picture: { figure: 'farmer' }, rule: 'FLD-04', where: ['fields'] }],
};
export default late;
