/** Cells, places and events as sentences for ears. Names are unique: every one begins with its place. */

import { caseOf, known, listed, num, t } from '../../i18n';
import { each } from '../../plugins/registry';
import type { BoardFigure, Point } from '../../api/protocol';
import { aidsHere } from '../aids/aid-text';
import type { Desk } from '../table-model.svelte';
import { beside, keyOf, same, SIDES, type Cell } from '../../board/grid';
import { hasShape } from '../../board/figures';
import { offerAt, type Place } from '../decision/offers';
import { saidOf } from '../preview/consequences';
import { cellsOf, extrasOf, facing, partsOf, segmentsOf, sidesOf, type TileFacts } from '../../board/tiles';

const kind = (word: string): string => t('table-kind', { kind: word });

/** The four sides of a tile, or of one cell of a piece, and what else is printed on it, in words. */
export function sidesText(desk: Desk, tile: string, rotation: number, cell = 0): string {
  const facts = desk.tiles.get(tile);
  if (!facts) return desk.tiles.size ? t('table-face-down') : ''; // nothing is known before the tiles have come
  const s = sidesOf(facts, rotation, cell);
  const sides = t('table-sides', { north: kind(s.N), east: kind(s.E), south: kind(s.S), west: kind(s.W) });
  const extras = [...partsText(facts, rotation, cell), ...extrasOf(facts, cell).map((extra) => t(`table-has-${extra}`))];
  return [sides, ...extras, ...each((part) => part.printed?.(facts, rotation, cell))].join(' ');
}

/** Sides that show the same hang together, unless it is said here; a crossing says it of its roads. */
function partsText(facts: TileFacts | undefined, rotation: number, cell: number): string[] {
  return ['city', 'road'].flatMap((word) => {
    const parts = partsOf(facts, rotation, word, cell);
    if (parts.length < 2 || (word === 'road' && facts?.crossing)) return [];
    const joined = parts.filter((sides) => sides.length > 1);
    if (!joined.length) return [t('table-apart', { kind: word })];
    return joined.map((sides) => t('table-joins', { kind: word, sides: listed(sides.map((side) => t('table-side', { side }))) }));
  });
}

/** Every cell of a tile in the hand. */
export const wholeText = (desk: Desk, tile: string, rotation: number): string =>
  cellsOf(desk.tiles.get(tile), rotation)
    .map((_, cell) => sidesText(desk, tile, rotation, cell))
    .join(' ');

export function cellName(desk: Desk, cell: Cell): string {
  const where = t('table-cell', { row: num(cell.y), column: num(cell.x) });
  const tile = desk.byCell.get(keyOf(cell));
  if (!tile)
    return [where, freeText(desk, cell), touching(desk, cell), ...each((part) => part.here?.(desk, cell)), ...aidsHere(desk, cell)]
      .filter(Boolean)
      .join(' ');
  const figures = (desk.game.view?.figures ?? []).filter((f) => same(f, cell));
  const people = figures.map((f) => figureHere(desk, f));
  return [
    where,
    sidesText(desk, tile.tile, tile.rotation, tile.cell),
    ...people,
    ...each((part) => part.here?.(desk, cell)),
    ...spotsHere(desk, cell),
    ...aidsHere(desk, cell),
  ].join(' ');
}

/** "Anna: knight. With 1 ghost." and, where its tile has several such features, in which part of it. */
export const figureHere = (desk: Desk, figure: BoardFigure): string => {
  const { seat, role, kind } = figure;
  const who = t(caseOf('table-figure-here', role), { name: desk.name(seat), role });
  const shape = hasShape(desk.figureKinds, kind) && known(`table-kind-here-${kind}`) ? t(`table-kind-here-${kind}`) : '';
  return [who, standsText(desk, figure), shape, ...each((part) => part.figure?.(figure))].filter(Boolean).join(' ');
};

function standsText(desk: Desk, figure: BoardFigure): string {
  const tile = desk.byCell.get(keyOf(figure));
  const alike = segmentsOf(tile && desk.tiles.get(tile.tile), tile?.cell ?? 0).filter(({ kind }) => kind === figure.feature);
  const at = desk.game.figureAt[figure.id];
  return at && alike.length > 1 ? t('table-stands', { part: partAt(at) }) : '';
}

/** Spots that may be picked on a cell, where they are too many to number. */
function spotsHere(desk: Desk, cell: Cell): string[] {
  if (!desk.play.many) return [];
  const count = desk.play.options.filter((o) => o.x === cell.x && o.y === cell.y).length;
  return count ? [t('table-spots-here', { count })] : [];
}

function freeText(desk: Desk, cell: Cell): string {
  const place = desk.play.aids && desk.play.places.find((p) => same(p, cell));
  return place ? t('table-fits', { turns: place.turns.length }) : t('table-empty');
}

/** What the neighbours of an empty cell show towards it. */
export function touching(desk: Desk, cell: Cell): string {
  const parts = SIDES.flatMap((side) => {
    const tile = desk.byCell.get(keyOf(beside(cell, side)));
    if (!tile) return [];
    return [t('table-touches', { side, kind: facing(desk.tiles.get(tile.tile), tile.rotation, side, tile.cell) })];
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
  const lies = chosen ? wholeText(desk, desk.hand, desk.play.rotation) : '';
  const follows = chosen ? saidOf(offerAt(place, desk.play.rotation), desk).map(({ text }) => `${text}.`) : [];
  return [t('table-place', args), touching(desk, place), lies, direction, ...follows].filter(Boolean).join(' ');
}

/** Where in its cell a point lies: N, NE, …, or in the middle. */
function partAt([x, y]: Point): string {
  if (Math.hypot(x - 50, y - 50) < 10) return 'middle';
  const eighth = Math.round((Math.atan2(x - 50, 50 - y) / Math.PI) * 4);
  return ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'][(eighth + 8) % 8]!;
}
