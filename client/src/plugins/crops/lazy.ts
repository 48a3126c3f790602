import { t } from '../../i18n';
import type { ClientModuleLazy } from '../lazy-api';
import { circleOf, cropOf, turnText } from './state';

const where = ['crops'];
const late: ClientModuleLazy = {
  symbols: [
    { id: 'crop-field', picture: { tile: 'CR2-cap-end' }, rule: 'CRO-11', where },
    { id: 'crop-road', picture: { tile: 'CR2-bend-end' }, rule: 'CRO-11', where },
    { id: 'crop-city', picture: { tile: 'CR2-two-caps' }, rule: 'CRO-11', where },
  ],
  symbolsOf(_, { printed }) {
    const crop = printed && !printed.part ? cropOf(printed.facts) : '';
    return crop ? [`crop-${crop}`] : [];
  },
  describe(table, { game }) {
    const circle = game ? circleOf(table) : null;
    if (!circle) return [];
    const title = `${t('crops-title')}: ${t('crops-kind', { crop: circle.feature })}.`;
    return [title, ...[...circle.done, ...circle.waiting].map((seat) => `${turnText(table, circle, seat)}.`)];
  },
};
export default late;
