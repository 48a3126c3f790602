import { t } from '../../i18n';
import type { ClientModuleLazy } from '../lazy-api';
import { directionOf, flightOf } from './state';

const late: ClientModuleLazy = {
  symbols: [{ id: 'flier', picture: { tile: 'FL-straight-across' }, rule: 'FLI-10', where: ['flier'] }],
  symbolsOf: (_, { printed }) =>
    printed && !printed.part && directionOf(printed.facts, printed.rotation) ? ['flier'] : [],
  describe(table, { game }) {
    const flight = game ? flightOf(table) : null;
    return flight ? [t('table-has-flier', { direction: flight.direction })] : [];
  },
};
export default late;
