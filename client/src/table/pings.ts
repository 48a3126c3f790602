/** Markers of people who point at the board. */

import { num, t } from '../i18n';
import type { Mark } from '../api/protocol';
import type { Desk } from './table-model.svelte';
import type { Cell } from '../board/grid';

/** Markers on cells; `place` counts those on one cell, so that no name covers another. */
export function spots(marks: readonly Mark[]): { mark: Mark; place: number }[] {
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
export const pointersAt = (marks: readonly Mark[], offer: string): number[] => marks.flatMap((mark) => (mark.offer === offer ? [mark.seat] : []));

/** In a game of a team whoever sits at the table may point, whose turn it may be. */
export const mayPoint = (desk: Desk): boolean => !!desk.team && desk.me !== null && !desk.game.view?.over && desk.walk === null;

/** Points at a cell; the same cell once more takes the marker away. */
export function pointAt(desk: Desk, cell: Cell): boolean {
  const seat = desk.me;
  if (!mayPoint(desk) || seat === null) return false;
  const again = desk.game.marks.some((mark) => mark.seat === seat && mark.x === cell.x && mark.y === cell.y);
  desk.game.point(again ? { seat } : { seat, x: cell.x, y: cell.y });
  desk.pointing = false;
  return true;
}

export function pointAtOffer(desk: Desk, offer: string): void {
  const seat = desk.me;
  if (!mayPoint(desk) || seat === null) return;
  const again = pointersAt(desk.game.marks, offer).includes(seat);
  desk.game.point(again ? { seat } : { seat, offer });
}

/** Who points where: "Anna points at row 0, column 1." */
export const pointsAt = (desk: Desk, seat: number, cell: Cell): string =>
  t('table-points-at', { name: desk.name(seat), row: num(cell.y), column: num(cell.x) });
