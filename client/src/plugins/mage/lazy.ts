import { t } from '../../i18n';
import type { ClientModuleLazy } from '../lazy-api';
import { hasSign, magicOf, piecesAt } from './state';

const where = ['mage'];
const late: ClientModuleLazy = {
  symbols: [
    { id: 'magic', picture: { tile: 'MW-two-caps' }, rule: 'MAG-10', where },
    { id: 'mage', picture: { piece: 'mage' }, rule: 'MAG-20', where },
    { id: 'witch', picture: { piece: 'witch' }, rule: 'MAG-21', where },
  ],
  symbolsOf(table, { cell, printed }) {
    if (printed) return !printed.part && hasSign(printed.facts) ? ['magic'] : [];
    return cell ? piecesAt(table, cell).map(({ piece }) => piece) : [];
  },
  describe(table, { game }) {
    return game
      ? (magicOf(table) ?? []).map(({ piece, feature, cells }) =>
          t('mage-said', { piece, feature, tiles: cells.length }),
        )
      : [];
  },
};
export default late;
