/** Arrow tiles and their symbols. */
import { t } from '../../i18n';
import { messageWord } from '../../features/rulebook/module-text';
import type { ClientModule } from '../api';
import { arrowOf } from './arrow';

const plugin: ClientModule = {
  describe(_, { printed }) {
    const arrow = printed && arrowOf(printed.facts, printed.rotation);
    return arrow ? [t('table-has-arrow', { side: arrow.side, symbol: messageWord(arrow.symbol) })] : [];
  },
  tableInfo: ({ game }) => ({ extraTurnReason: game.view?.extra ? 'again' : '' }),
  events: { 'extra-turn': { logged: true } },
};
export default plugin;
