/** Marks of people who point at the map. */

import { t } from '../i18n';
import type { Mark } from '../api/protocol';
import type { TableModel } from './table-model.svelte';
import type { Cell } from '../board/grid';
import { positionArgs } from './cell-position';

/** Marks on cells. `place` counts those on one cell, so that names do not overlap. */
export function pingPlaces(marks: readonly Mark[]): { mark: Mark; place: number }[] {
  const on = new Map<string, number>();
  return marks.flatMap((mark) => {
    if (mark.x === undefined || mark.y === undefined) return [];
    const key = `${mark.x},${mark.y}`;
    const place = on.get(key) ?? 0;
    on.set(key, place + 1);
    return [{ mark, place }];
  });
}

/** Who points at an offer. */
export const seatsPingingOffer = (marks: readonly Mark[], offer: string): number[] =>
  marks.flatMap((mark) => (mark.offer === offer ? [mark.seat] : []));

/** In team games every player may point, in any turn. */
export const canPing = (table: TableModel): boolean =>
  !!table.team && table.activeSeat !== null && !table.game.view?.over && table.scoringStep === null;

/** Points at a cell. The same cell again removes the mark. */
export function pingCell(table: TableModel, cell: Cell): boolean {
  const seat = table.activeSeat;
  if (!canPing(table) || seat === null) return false;
  const again = table.game.marks.some((mark) => mark.seat === seat && mark.x === cell.x && mark.y === cell.y);
  table.game.ping(again ? { seat } : { seat, x: cell.x, y: cell.y });
  table.pingNext = false;
  return true;
}

export function pingOffer(table: TableModel, offer: string): void {
  const seat = table.activeSeat;
  if (!canPing(table) || seat === null) return;
  const again = seatsPingingOffer(table.game.marks, offer).includes(seat);
  table.game.ping(again ? { seat } : { seat, offer });
}

/** "Anna points here: 1 right from the start." */
export const pingText = (table: TableModel, seat: number, cell: Cell): string =>
  t('table-points-at', { name: table.playerName(seat), ...positionArgs(cell) });
