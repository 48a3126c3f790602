import { t } from '../../i18n';
import type { ClientModuleLazy } from '../lazy-api';
import { goldOf, ingotsAt } from './state';

const where = ['goldmines'];
const late: ClientModuleLazy = {
  symbols: [
    { id: 'gold', picture: { tile: 'GM-monastery-bend' }, rule: 'GOL-10', where },
    { id: 'ingots', picture: { own: ['piece', 'ingots-3'] }, rule: 'GOL-20', where },
  ],
  symbolsOf: (table, { cell, printed }) => [
    ...((cell ?? printed)?.facts?.gold ? ['gold'] : []),
    ...(cell && ingotsAt(goldOf(table), cell) ? ['ingots'] : []),
  ],
  describe: (table, { game }) => (game && goldOf(table) ? [t('goldmines-table')] : []),
};
export default late;
