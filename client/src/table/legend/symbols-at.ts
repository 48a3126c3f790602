/** Which signs a cell of the board shows. What they mean is in the table of signs. */
import { collectLazy, LAZY_MODULES } from '../../plugins/lazy-registry';
import type { TableModel } from '../table-model.svelte';
import { cellKey, sameCell, type Cell } from '../../board/grid';
import { hasOwnShape } from '../../board/figures';
import { offerAt, placementAt, rotationFor } from '../decision/offers';
import { sidelessFeatures, type TileFacts } from '../../board/tiles';
import { aidsOf } from '../aids/aids.svelte';

/** Signs of a place where the tile in hand may lie. */
function ofPlace(table: TableModel, cell: Cell): string[] {
  const place = placementAt(table.input.placements, cell);
  if (!place || !table.input.helpAllowed) return [];
  const offer = offerAt(place, rotationFor(place, table.input.rotation));
  return [...collectLazy((plugin) => plugin.previewSymbols?.(offer)), offerAt(place, table.input.rotation) ? 'ready' : 'turn'];
}

/** What is printed on a tile. */
export function printed(table: Pick<TableModel, 'game'>, facts: TileFacts | undefined, part: number): string[] {
  const instead = Object.assign({}, ...LAZY_MODULES.map((one) => one.replacedSymbols?.(table))) as Record<string, string>;
  const extras = sidelessFeatures(facts, part).map((extra) => instead[extra] ?? extra);
  return [...new Set([...collectLazy((one) => one.printedSymbols?.(facts, part)), ...extras])];
}

function ofFigures(table: TableModel, cell: Cell): string[] {
  return (table.game.view?.figures ?? [])
    .filter((figure) => sameCell(figure, cell))
    .flatMap((figure) => [
      ...collectLazy((plugin) => plugin.figureSymbols?.(table, figure)),
      ...(hasOwnShape(table.figureKinds, figure.kind) ? [figure.kind] : []),
      figure.role,
    ]);
}

/** The signs of a cell, those that change before those that are printed. */
export function symbolsAt(table: TableModel, cell: Cell): string[] {
  const tile = table.byCell.get(cellKey(cell));
  const facts = tile && table.tileFacts.get(tile.tile);
  const part = tile?.cell ?? 0;
  return [
    ...new Set([
      ...ofPlace(table, cell),
      ...ofFigures(table, cell),
      ...collectLazy((one) => one.cellSymbols?.(table, cell, facts, part)),
      ...printed(table, facts, part),
      ...(aidsOf(table).cellAid(cell) ? ['fill'] : []),
      ...(tile && table.unseenTiles.some((one) => sameCell(one, cell)) ? ['news'] : []),
    ]),
  ];
}
