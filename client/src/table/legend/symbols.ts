/** Every sign of the board and of what stands beside it: what it looks like, where it is met, which rule tells of it.
 *  Its words are those of the shelf `signs`. */
import { collectLazy, LAZY_MODULES } from '../../plugins/lazy-registry';
import type { SymbolInfo } from '../../plugins/lazy-api';
import type { TableModel } from '../table-model.svelte';

const BASE: readonly SymbolInfo[] = [
  { id: 'ready', picture: { place: 'ready' }, rule: 'BASE-12', coop: 'MIST-10' },
  { id: 'turn', picture: { place: 'turn' }, rule: 'BASE-11', coop: 'MIST-10' },
  { id: 'news', picture: { drawn: 'frame' } },
  { id: 'fill', picture: { text: '3 · 40%' }, where: ['aids'] },
  { id: 'owners', picture: { text: 'A' }, where: ['aids'] },
  { id: 'knight', picture: { figure: 'knight' }, rule: 'BASE-31', coop: 'MIST-72' },
  { id: 'highwayman', picture: { figure: 'highwayman' }, rule: 'BASE-30', coop: 'MIST-71' },
  { id: 'monk', picture: { figure: 'monk' }, rule: 'BASE-32' },
  { id: 'shield', picture: { tile: 'F' }, rule: 'BASE-31', coop: 'MIST-72' },
  { id: 'monastery', picture: { tile: 'B' }, rule: 'BASE-32' },
  { id: 'crossing', picture: { tile: 'X' }, rule: 'BASE-23', coop: 'MIST-71' },
];

/** All of them, those of parts behind what they follow. */
export const SYMBOLS: readonly SymbolInfo[] = collectLazy((plugin) => plugin.symbols).reduce<SymbolInfo[]>(
  (all, sign) => all.toSpliced(sign.after ? all.findIndex(({ id }) => id === sign.after) + 1 : all.length, 0, sign),
  [...BASE],
);

const BY_ID = new Map(SYMBOLS.map((sign) => [sign.id, sign]));
export const findSymbol = (id: string): SymbolInfo | undefined => BY_ID.get(id);

/** Signs that are told where all play together, though nothing is named that they need. */
const NOT_TOGETHER = new Set(['monk', 'monastery']);

/** The signs that can be met at a table. */
export function symbolsAtTable(table: Pick<TableModel, 'team' | 'input' | 'game'>): SymbolInfo[] {
  const { modules = [], options } = table.game.table ?? {};
  const met = new Set([...modules, ...LAZY_MODULES.map((plugin) => plugin.metAtTable?.(table) ?? ''), table.input.helpAllowed ? 'aids' : '']);
  return SYMBOLS.filter(
    ({ id, where, option = '' }) =>
      options?.house[option] !== false && (where ? where.some((one) => met.has(one)) : !table.team || !NOT_TOGETHER.has(id)),
  );
}

/** The rule that a sign points to at this table. */
export const symbolRule = ({ rule = '', coop = '' }: SymbolInfo, together: boolean): string => (together ? coop || rule : rule);
