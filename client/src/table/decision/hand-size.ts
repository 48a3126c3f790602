import { cellsOf } from '../../board/tiles';
import { layout } from '../../lib/layout.svelte';
import type { TableModel } from '../table-model.svelte';

const LEAST_CELL = 96;

/** Pixels of the longer side of the tile in hand. Where the sidebar has room, each of two cells is large too. */
export function handSize(table: TableModel): number {
  const cells = cellsOf(table.tileFacts.get(table.tileInHand), 0).length;
  return layout.now === 'wide' && cells > 1 ? Math.max(layout.handSize, 2 * LEAST_CELL) : layout.handSize;
}
