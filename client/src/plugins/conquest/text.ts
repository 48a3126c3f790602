import { t } from '../../i18n';
import type { Wall } from '../../api/protocol.gen';
import type { TableContext } from '../api';
import { sameCell, type Cell } from '../../board/grid';
import type { SymbolResult } from './fortress-view';
import { fortressOf } from './state';

/** "Knights’ wall: 3 spaces left. Catapult. Anna: 2 on the wall." */
export function wallText(table: TableContext, wall: Wall): string {
  const head = t('fortress-wall-said', {
    wall: t('fortress-wall', { wall: wall.wall }),
    free: t('fortress-free', { count: wall.free }),
  });
  const people = table.game.seats.flatMap(({ seat }) => [
    ...(wall.row[seat]
      ? [t('fortress-on-row', { name: table.playerName(seat), count: wall.row[seat] })]
      : []),
    ...(wall.camp[seat]
      ? [t('fortress-on-camp', { name: table.playerName(seat), count: wall.camp[seat] })]
      : []),
  ]);
  const empty = people.length ? [] : [t('fortress-empty')];
  return [head, ...(wall.catapult ? [t('fortress-catapult-said')] : []), ...people, ...empty].join(' ');
}

/** The wall that is printed on a cell. */
export const wallTextAt = (table: TableContext, cell: Cell): string[] =>
  (fortressOf(table)?.walls ?? [])
    .filter((wall) => sameCell(wall, cell))
    .map((wall) => wallText(table, wall));

/** The effect of a symbol. */
export const symbolResultText = ({ symbol, action, wall }: SymbolResult): string =>
  action === 'wait'
    ? t('fortress-sign', { sign: symbol === '?' ? 'any' : symbol })
    : t(`fortress-did-${action}`, { wall });
