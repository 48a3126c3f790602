import type { ClientModuleLazy } from '../lazy-api';
import { arrowOf } from './arrow';

const where = ['arrows'];
const SYMBOL: Record<string, string> = { extra_turn: 'extra', 'extra-turn': 'extra' };

const late: ClientModuleLazy = {
  symbols: [
    { id: 'arrow', picture: { tile: 'AN-F' }, rule: 'ANN-22', where },
    { id: 'reinforce', picture: { symbol: 'reinforce' }, rule: 'ANN-30', where },
    { id: 'portal', picture: { symbol: 'portal' }, rule: 'ANN-32', where },
    { id: 'extra', picture: { symbol: 'extra-turn' }, rule: 'ANN-33', where },
  ],
  symbolsOf(_, { printed }) {
    const arrow = printed && !printed.part ? arrowOf(printed.facts, 0) : null;
    return arrow ? [SYMBOL[arrow.symbol] ?? arrow.symbol, 'arrow'] : [];
  },
};
export default late;
