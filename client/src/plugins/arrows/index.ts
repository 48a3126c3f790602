/** Arrow tiles and their symbols. */
import { t } from '../../i18n';
import { messageWord } from '../../features/rulebook/module-text';
import type { ClientModule } from '../api';
import { arrowOf } from './arrow';

const plugin: ClientModule = {
  printedNotes(facts, rotation) {
    const arrow = arrowOf(facts, rotation);
    return arrow ? [t('table-has-arrow', { side: arrow.side, symbol: messageWord(arrow.symbol) })] : [];
  },
  extraTurnReason: ({ game }) => (game.view?.extra ? 'again' : ''),
  loggedEvents: ['extra-turn'],
};
export default plugin;
