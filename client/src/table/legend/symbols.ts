/** Every symbol: its look, its conditions, and its rule. Its text is in the namespace `symbols`. */
import { MODULE_SYMBOLS } from '../../plugins/lazy-registry';
import type { TableContext } from '../../plugins/api';
import type { SymbolInfo } from '../../plugins/lazy-api';
import type { TableModel } from '../table-model.svelte';

const withAids = ({ input }: Pick<TableContext, 'input'>): boolean => input.helpAllowed;
const BASE: readonly SymbolInfo[] = [
  { id: 'ready', picture: { place: 'ready' }, rule: 'BASE-12', coop: 'MIST-10' },
  { id: 'turn', picture: { place: 'turn' }, rule: 'BASE-11', coop: 'MIST-10' },
  { id: 'news', picture: { drawn: 'frame' } },
  { id: 'fill', picture: { text: '3 · 40%' }, where: [withAids] },
  { id: 'owners', picture: { text: 'A' }, where: [withAids] },
  { id: 'knight', picture: { figure: 'knight' }, rule: 'BASE-31', coop: 'MIST-72' },
  { id: 'highwayman', picture: { figure: 'highwayman' }, rule: 'BASE-30', coop: 'MIST-71' },
  { id: 'monk', picture: { figure: 'monk' }, rule: 'BASE-32' },
  { id: 'shield', picture: { tile: 'F' }, rule: 'BASE-31', coop: 'MIST-72' },
  { id: 'monastery', picture: { tile: 'B' }, rule: 'BASE-32' },
  { id: 'crossing', picture: { tile: 'X' }, rule: 'BASE-23', coop: 'MIST-71' },
];

/** All symbols. Those of modules follow the one they name. */
export const SYMBOLS: readonly SymbolInfo[] = MODULE_SYMBOLS.reduce<SymbolInfo[]>(
  (all, sign) =>
    all.toSpliced(sign.after ? all.findIndex(({ id }) => id === sign.after) + 1 : all.length, 0, sign),
  [...BASE],
);

const BY_ID = new Map(SYMBOLS.map((sign) => [sign.id, sign]));
export const findSymbol = (id: string): SymbolInfo | undefined => BY_ID.get(id);

/** Symbols of team games that need no module. */
const NOT_TOGETHER = new Set(['monk', 'monastery']);

type Seen = Pick<TableModel, 'team' | 'input' | 'game'>;

function isMet({ id, where, option = '' }: SymbolInfo, table: Seen): boolean {
  const { modules = [], options } = table.game.table ?? {};
  if (options?.house[option] === false) return false;
  if (!where) return !table.team || !NOT_TOGETHER.has(id);
  return where.some((one) => (typeof one === 'string' ? modules.includes(one) : one(table)));
}

/** The symbols that can occur at a table. */
export const symbolsAtTable = (table: Seen): SymbolInfo[] => SYMBOLS.filter((symbol) => isMet(symbol, table));

/** The symbol of a printed feature, or the one that replaces it at this table. */
export const symbolOfPrinted = (table: Seen, id: string): string =>
  SYMBOLS.find((symbol) => symbol.insteadOf === id && isMet(symbol, table))?.id ?? id;

/** The rule of a symbol at this table. */
export const symbolRule = ({ rule = '', coop = '' }: SymbolInfo, together: boolean): string =>
  together ? coop || rule : rule;
