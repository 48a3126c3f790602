/** Cells, places and events as sentences for screen readers. Each starts with its place, so names are unique. */

import { variantKey, hasMessage, formatList, t } from '../../i18n';
import { describe } from '../../plugins/registry';
import type { BoardFigure, Point } from '../../api/protocol';
import { aidsOf } from '../aids/aids.svelte';
import type { TableModel } from '../table-model.svelte';
import { neighbour, cellKey, sameCell, SIDES, type Cell } from '../../board/grid';
import { cellPosition, positionArgs } from '../cell-position';
import { hasOwnShape } from '../../board/figures';
import { offerAt, type Placement } from '../decision/offers';
import { consequencesOf } from '../preview/consequences';
import {
  cellsOf,
  sidelessFeatures,
  facing,
  partsOf,
  segmentsOf,
  sidesOf,
  type TileFacts,
} from '../../board/tiles';

const kind = (word: string): string => t('table-kind', { kind: word });

/** The four sides of a tile, or of one cell of a piece, and its attributes. */
export function sidesText(table: TableModel, tile: string, rotation: number, cell = 0): string {
  const facts = table.tileFacts.get(tile);
  if (!facts) return table.tileFacts.size ? t('table-face-down') : ''; // nothing is known before the tiles have loaded
  const s = sidesOf(facts, rotation, cell);
  const sides = t('table-sides', { north: kind(s.N), east: kind(s.E), south: kind(s.S), west: kind(s.W) });
  const extras = [
    ...partsText(facts, rotation, cell),
    ...sidelessFeatures(facts, cell).map((extra) => t(`table-has-${extra}`)),
  ];
  return [sides, ...extras, ...describe(table, { printed: { facts, rotation, part: cell } })].join(' ');
}

/** Equal sides are connected unless this says otherwise. A crossing says it of its roads. */
function partsText(facts: TileFacts | undefined, rotation: number, cell: number): string[] {
  return ['city', 'road'].flatMap((word) => {
    const parts = partsOf(facts, rotation, word, cell);
    if (parts.length < 2 || (word === 'road' && facts?.crossing)) return [];
    const joined = parts.filter((sides) => sides.length > 1);
    if (!joined.length) return [t('table-apart', { kind: word })];
    return joined.map((sides) =>
      t('table-joins', { kind: word, sides: formatList(sides.map((side) => t('table-side', { side }))) }),
    );
  });
}

/** Every cell of the tile in hand. */
export const wholeTileText = (table: TableModel, tile: string, rotation: number): string =>
  cellsOf(table.tileFacts.get(tile), rotation)
    .map((_, cell) => sidesText(table, tile, rotation, cell))
    .join(' ');

export function cellName(table: TableModel, cell: Cell): string {
  const where = cellPosition(cell);
  const tile = table.byCell.get(cellKey(cell));
  if (!tile)
    return [
      where,
      freeText(table, cell),
      neighboursText(table, cell),
      ...describe(table, { cell }),
      ...(aidsOf(table).textAt?.(table, cell) ?? []),
    ]
      .filter(Boolean)
      .join(' ');
  const figures = (table.game.view?.figures ?? []).filter((f) => sameCell(f, cell));
  const people = figures.map((f) => figureText(table, f));
  return [
    where,
    sidesText(table, tile.tile, tile.rotation, tile.cell),
    ...people,
    ...describe(table, { cell }),
    ...spotsHere(table, cell),
    ...(aidsOf(table).textAt?.(table, cell) ?? []),
  ].join(' ');
}

/** "Anna: knight. With 1 ghost." and, if its tile has several such features, the part of it. */
export const figureText = (table: TableModel, figure: BoardFigure): string => {
  const { seat, role, kind } = figure;
  const who = t(variantKey('table-figure-here', role), { name: table.playerName(seat), role });
  const shape =
    hasOwnShape(table.figureKinds, kind) && hasMessage(`table-kind-here-${kind}`)
      ? t(`table-kind-here-${kind}`)
      : '';
  return [who, standsText(table, figure), shape, ...describe(table, { figure })].filter(Boolean).join(' ');
};

function standsText(table: TableModel, figure: BoardFigure): string {
  const tile = table.byCell.get(cellKey(figure));
  const alike = segmentsOf(tile && table.tileFacts.get(tile.tile), tile?.cell ?? 0).filter(
    ({ kind }) => kind === figure.feature,
  );
  const at = table.game.figureAt[figure.id];
  return at && alike.length > 1 ? t('table-stands', { part: partAt(at) }) : '';
}

/** Spots of a cell, if there are too many to number. */
function spotsHere(table: TableModel, cell: Cell): string[] {
  if (!table.input.manyChoices) return [];
  const count = table.input.shownChoices.filter((o) => o.x === cell.x && o.y === cell.y).length;
  return count ? [t('table-spots-here', { count })] : [];
}

function freeText(table: TableModel, cell: Cell): string {
  const place = table.input.helpAllowed && table.input.placements.find((p) => sameCell(p, cell));
  return place ? t('table-fits', { turns: place.turns.length }) : t('table-empty');
}

/** The sides that neighbours of an empty cell show. */
export function neighboursText(table: TableModel, cell: Cell): string {
  const parts = SIDES.flatMap((side) => {
    const tile = table.byCell.get(cellKey(neighbour(cell, side)));
    if (!tile) return [];
    return [
      t('table-touches', {
        side,
        kind: facing(table.tileFacts.get(tile.tile), tile.rotation, side, tile.cell),
      }),
    ];
  });
  return parts.join(' ');
}

/** "Place 3 of 10: 4 left from the start. East: road. Direction 1 of 1." */
export function placementName(table: TableModel, place: Placement): string {
  const all = table.input.placements;
  const n = all.findIndex((p) => sameCell(p, place)) + 1;
  const args = { n, total: all.length, ...positionArgs(place) };
  const at = place.turns.findIndex((turn) => turn.rotation === table.input.rotation);
  const chosen = sameCell(place, table.input.cell) && at >= 0;
  const direction = t('table-direction', { n: chosen ? at + 1 : 1, total: place.turns.length });
  const lies = chosen ? wholeTileText(table, table.tileInHand, table.input.rotation) : '';
  const follows = chosen
    ? consequencesOf(offerAt(place, table.input.rotation), table).map(({ text }) => `${text}.`)
    : [];
  return [t('table-place', args), neighboursText(table, place), lies, direction, ...follows]
    .filter(Boolean)
    .join(' ');
}

/** The position in a cell: N, NE, …, or the middle. */
function partAt([x, y]: Point): string {
  if (Math.hypot(x - 50, y - 50) < 10) return 'middle';
  const eighth = Math.round((Math.atan2(x - 50, 50 - y) / Math.PI) * 4);
  return ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'][(eighth + 8) % 8]!;
}
