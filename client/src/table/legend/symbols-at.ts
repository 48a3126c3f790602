/** The symbols of a cell. */
import { symbolsOf } from '../../plugins/lazy-registry';
import type { TableModel } from '../table-model.svelte';
import { cellKey, sameCell, type Cell } from '../../board/grid';
import { hasOwnShape } from '../../board/figures';
import { offerAt, placementAt, rotationFor } from '../decision/offers';
import { sidelessFeatures, type TileFacts } from '../../board/tiles';
import { aidsOf } from '../aids/aids.svelte';
import { symbolOfPrinted } from './symbols';

/** Symbols of a place for the tile in hand. */
function ofPlace(table: TableModel, cell: Cell): string[] {
  const place = placementAt(table.input.placements, cell);
  if (!place || !table.input.helpAllowed) return [];
  const offer = offerAt(place, rotationFor(place, table.input.rotation));
  return [...symbolsOf(table, { offer }), offerAt(place, table.input.rotation) ? 'ready' : 'turn'];
}

/** Symbols printed on a tile. */
export const printed = (table: TableModel, facts: TileFacts | undefined, part: number): string[] => [
  ...new Set([
    ...symbolsOf(table, { printed: { facts, rotation: 0, part } }),
    ...sidelessFeatures(facts, part).map((extra) => symbolOfPrinted(table, extra)),
  ]),
];

function ofFigures(table: TableModel, cell: Cell): string[] {
  return (table.game.view?.figures ?? [])
    .filter((figure) => sameCell(figure, cell))
    .flatMap((figure) => [
      ...symbolsOf(table, { figure }),
      ...(hasOwnShape(table.figureKinds, figure.kind) ? [figure.kind] : []),
      figure.role,
    ]);
}

/** The symbols of a cell, changing ones before printed ones. */
export function symbolsAt(table: TableModel, cell: Cell): string[] {
  const tile = table.byCell.get(cellKey(cell));
  const facts = tile && table.tileFacts.get(tile.tile);
  const part = tile?.cell ?? 0;
  return [
    ...new Set([
      ...ofPlace(table, cell),
      ...ofFigures(table, cell),
      ...symbolsOf(table, { cell: { x: cell.x, y: cell.y, facts, rotation: 0, part } }),
      ...printed(table, facts, part),
      ...(aidsOf(table).cellAid(cell) ? ['fill'] : []),
      ...(tile && table.unseenTiles.some((one) => sameCell(one, cell)) ? ['news'] : []),
    ]),
  ];
}
