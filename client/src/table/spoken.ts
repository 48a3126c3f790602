/** Cells, places and events as sentences for ears. Names are unique: every one begins with its place. */

import { num, t } from '../i18n';
import type { Desk } from './desk.svelte';
import { beside, keyOf, same, SIDES, type Cell } from './grid';
import type { Place } from './offers';
import { extrasOf, facing, sidesOf } from './tiles';

const kind = (word: string): string => t('table-kind', { kind: word });

/** The four sides of a tile in words. */
export function sidesText(desk: Desk, tile: string, rotation: number): string {
  const facts = desk.tiles.get(tile);
  const s = sidesOf(facts, rotation);
  const sides = t('table-sides', { north: kind(s.N), east: kind(s.E), south: kind(s.S), west: kind(s.W) });
  return [sides, ...extrasOf(facts).map((extra) => t(`table-has-${extra}`))].join(' ');
}

export function cellName(desk: Desk, cell: Cell): string {
  const where = t('table-cell', { row: num(cell.y), column: num(cell.x) });
  const tile = desk.byCell.get(keyOf(cell));
  if (!tile) return `${where} ${freeText(desk, cell)}`;
  const figures = (desk.game.view?.figures ?? []).filter((f) => same(f, cell));
  const people = figures.map((f) => t('table-figure-here', { name: desk.name(f.seat), role: f.role }));
  return [where, sidesText(desk, tile.tile, tile.rotation), ...people].join(' ');
}

function freeText(desk: Desk, cell: Cell): string {
  const place = desk.play.places.find((p) => same(p, cell));
  return place ? t('table-fits', { turns: place.turns.length }) : t('table-empty');
}

/** What the neighbours of an empty cell show towards it. */
export function touching(desk: Desk, cell: Cell): string {
  const parts = SIDES.flatMap((side) => {
    const tile = desk.byCell.get(keyOf(beside(cell, side)));
    if (!tile) return [];
    return [t('table-touches', { side, kind: facing(desk.tiles.get(tile.tile), tile.rotation, side) })];
  });
  return parts.join(' ');
}

/** "Place 3 of 10: row 0, column -4. East: road. Direction 1 of 1." */
export function placeName(desk: Desk, place: Place): string {
  const all = desk.play.places;
  const n = all.findIndex((p) => same(p, place)) + 1;
  const args = { n, total: all.length, row: num(place.y), column: num(place.x) };
  const at = place.turns.findIndex((turn) => turn.rotation === desk.play.rotation);
  const chosen = same(place, desk.play.chosen) && at >= 0;
  const direction = t('table-direction', { n: chosen ? at + 1 : 1, total: place.turns.length });
  return [t('table-place', args), touching(desk, place), direction].join(' ');
}
