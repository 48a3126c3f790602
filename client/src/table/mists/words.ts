/** The mists in sentences, for ears and for the text board. */

import { num, t } from '../../i18n';
import type { Desk } from '../desk.svelte';
import { same, type Cell } from '../grid';
import { houndOf } from './facts';

/** Ghosts, mist and graves on a cell. */
export function mistsHere(desk: Desk, cell: Cell): string[] {
  const { mist, mists } = desk;
  if (!mist) return [];
  const said: string[] = [];
  const bank = mist.banks.find((one) => one.cells.some(([x, y]) => x === cell.x && y === cell.y));
  if (bank) said.push(t('mists-bank-here', { state: bank.state }));
  for (const one of mist.ghosts.filter((ghosts) => same(ghosts, cell)))
    said.push(t('mists-ghosts-here', { count: one.n, where: one.feature }));
  for (const grave of mist.cemeteries.filter((one) => same(one, cell)))
    said.push(t(grave.open ? 'mists-grave-open' : 'mists-grave-closed', { count: grave.around.length }));
  for (const grave of mist.cemeteries)
    if (grave.buried && same(grave, cell))
      said.push(t('mists-buried-here', { name: desk.name(Number(grave.buried.split('.')[0])) }));
  for (const figure of (desk.game.view?.figures ?? []).filter((one) => same(one, cell)))
    if (houndOf(mists, figure.id)) said.push(t('mists-hound-here', { name: desk.name(figure.seat) }));
  return said;
}

/** What an empty cell means for the cemeteries around. */
export function gravesWait(desk: Desk, cell: Cell): string[] {
  const waiting = (desk.mist?.cemeteries ?? []).filter(
    (grave) => grave.open && grave.around.some(([x, y]) => x === cell.x && y === cell.y),
  );
  return waiting.map((grave) => t('mists-grave-waits', { row: num(grave.y), column: num(grave.x) }));
}

/** Who points where: "Anna points at row 0, column 1." */
export const pointsAt = (desk: Desk, seat: number, cell: Cell): string =>
  t('mists-points-at', { name: desk.name(seat), row: num(cell.y), column: num(cell.x) });
