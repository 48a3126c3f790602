/** Every sign of the board and of what stands beside it: what it looks like, where it is met, which rule tells of it.
 *  Its words are those of the shelf `signs`. */
import { eachLate, LATE } from '../../plugins/lazy-registry';
import type { Sign } from '../../plugins/lazy-api';
import type { Desk } from '../table-model.svelte';

const BASE: readonly Sign[] = [
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
export const SIGNS: readonly Sign[] = eachLate((part) => part.signs).reduce<Sign[]>(
  (all, sign) => all.toSpliced(sign.after ? all.findIndex(({ id }) => id === sign.after) + 1 : all.length, 0, sign),
  [...BASE],
);

const BY_ID = new Map(SIGNS.map((sign) => [sign.id, sign]));
export const signOf = (id: string): Sign | undefined => BY_ID.get(id);

/** Signs that are told where all play together, though nothing is named that they need. */
const NOT_TOGETHER = new Set(['monk', 'monastery']);

/** The signs that can be met at a table. */
export function signsAt(desk: Pick<Desk, 'team' | 'play' | 'game'>): Sign[] {
  const { modules = [], options } = desk.game.table ?? {};
  const met = new Set([...modules, ...LATE.map((part) => part.met?.(desk) ?? ''), desk.play.aids ? 'aids' : '']);
  return SIGNS.filter(
    ({ id, where, option = '' }) =>
      options?.house[option] !== false && (where ? where.some((one) => met.has(one)) : !desk.team || !NOT_TOGETHER.has(id)),
  );
}

/** The rule that a sign points to at this table. */
export const ruleOf = ({ rule = '', coop = '' }: Sign, together: boolean): string => (together ? coop || rule : rule);
