/** Items beyond the edge of the map that get a button. */

import type { TableModel } from '../table-model.svelte';
import { cellKey, type Cell } from '../../board/grid';
import { boundsOf, type Bounds } from '../../board/camera/camera';

export interface OffscreenItem {
  what: 'places' | 'choices' | 'move';
  boxes: Bounds[];
  /** The cells of each. */
  cells: Cell[][];
  /** The player who moved. */
  name: string;
}

/** Places while none is chosen, choices while none is picked, otherwise the last tile of another player. */
export function offscreenItems(table: TableModel): OffscreenItem | null {
  const { game, input } = table;
  if (table.scoringStep !== null || game.view?.over || !table.viewport.area.width) return null;
  if (input.step === 'place')
    return input.cell
      ? null
      : offscreenItem(
          'places',
          input.placements.map((place) => [place]),
        );
  if (input.step === 'pick') return input.selected ? null : offscreenItem('choices', choices(table));
  const piece = table.lastPiece();
  const seat = piece[0]?.seat ?? null;
  if (seat === null || seat === table.activeSeat || table.tiles.length < 2) return null;
  return offscreenItem('move', [piece], table.playerName(seat));
}

function offscreenItem(what: OffscreenItem['what'], cells: Cell[][], name = ''): OffscreenItem {
  return { what, cells, boxes: cells.map(boundsOf), name };
}

/** A tile with several choices counts once for each. */
function choices({ input, choiceCells, singlePiece }: TableModel): Cell[][] {
  if (singlePiece) return choiceCells.length ? [[...choiceCells]] : [];
  const cells = new Map(choiceCells.map((cell) => [cellKey(cell), cell]));
  return input.choiceGroups.flatMap(({ x, y }) => {
    const cell = x === undefined || y === undefined ? undefined : cells.get(cellKey({ x, y }));
    return cell ? [[cell]] : [];
  });
}
