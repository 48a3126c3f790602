/** Mist as text, for screen readers. */

import { t } from '../../i18n';
import type { TableContext } from '../api';
import { sameCell, type Cell } from '../../board/grid';
import { positionArgs } from '../../table/cell-position';
import { mistState } from './state';

/** Ghosts, mist and graves of a cell, and graves that wait for it. */
export function mistTextAt(table: TableContext, cell: Cell): string[] {
  const mist = mistState(table);
  if (!mist) return [];
  const said: string[] = [];
  const bank = mist.banks.find((one) => one.cells.some(([x, y]) => x === cell.x && y === cell.y));
  if (bank) said.push(t('mists-bank-here', { state: bank.state }));
  for (const one of mist.ghosts.filter((ghosts) => sameCell(ghosts, cell)))
    said.push(t('mists-ghosts-here', { count: one.n, where: one.feature }));
  for (const grave of mist.cemeteries.filter((one) => sameCell(one, cell)))
    said.push(t(grave.open ? 'mists-grave-open' : 'mists-grave-closed', { count: grave.around.length }));
  for (const grave of mist.cemeteries)
    if (grave.buried && sameCell(grave, cell))
      said.push(t('mists-buried-here', { name: table.playerName(Number(grave.buried.split('.')[0])) }));
  for (const grave of mist.cemeteries)
    if (grave.open && grave.around.some(([x, y]) => x === cell.x && y === cell.y))
      said.push(t('mists-grave-waits', positionArgs(grave)));
  return said;
}
