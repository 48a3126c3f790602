/** The fortress in sentences. */

import { t } from '../../i18n';
import type { Wall } from '../../api/protocol.gen';
import type { TableContext } from '../api';
import { same, type Cell } from '../../board/grid';
import type { Deed } from './fortress-view';
import { fortressOf } from './state';

/** "Knights’ wall: 3 spaces left. Catapult. Anna: 2 on the wall." */
export function wallText(desk: TableContext, wall: Wall): string {
  const head = t('fortress-wall-said', {
    wall: t('fortress-wall', { wall: wall.wall }),
    free: t('fortress-free', { count: wall.free }),
  });
  const people = desk.game.seats.flatMap(({ seat }) => [
    ...(wall.row[seat] ? [t('fortress-on-row', { name: desk.name(seat), count: wall.row[seat] })] : []),
    ...(wall.camp[seat] ? [t('fortress-on-camp', { name: desk.name(seat), count: wall.camp[seat] })] : []),
  ]);
  const empty = people.length ? [] : [t('fortress-nobody')];
  return [head, ...(wall.catapult ? [t('fortress-catapult-said')] : []), ...people, ...empty].join(' ');
}

/** The wall that is printed on a cell. */
export const wallsHere = (desk: TableContext, cell: Cell): string[] =>
  (fortressOf(desk)?.walls ?? []).filter((wall) => same(wall, cell)).map((wall) => wallText(desk, wall));

/** What a sign does, or has done. */
export const deedText = ({ sign, did, wall }: Deed): string =>
  did === 'wait' ? t('fortress-sign', { sign: sign === '?' ? 'any' : sign }) : t(`fortress-did-${did}`, { wall });
