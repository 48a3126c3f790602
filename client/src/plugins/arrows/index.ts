/** Arrow tiles and their symbols. */
import { t } from '../../i18n';
import { wordOf } from '../../features/rulebook/module-text';
import type { Part } from '../api';
import { arrowOf } from './arrow';

const part: Part = {
  printed(facts, rotation) {
    const arrow = arrowOf(facts, rotation);
    return arrow ? [t('table-has-arrow', { side: arrow.side, symbol: wordOf(arrow.symbol) })] : [];
  },
  goesOn: ({ game }) => (game.view?.extra ? 'again' : ''),
  told: ['extra-turn'],
};
export default part;
