/** The mage and the witch on the map. */
import type { View } from '../../api/protocol';
import type { Cell } from '../../board/grid';
import { cellKey } from '../../board/grid';
import type { TileFacts } from '../../board/tiles';
import type { TableContext } from '../api';

export type Enchanted = NonNullable<View['magic']>;

/** The pieces on the map. Null in games without them, and while there are none. */
export const magicOf = ({ game }: Pick<TableContext, 'game'>): Enchanted | null =>
  game.view?.magic?.length ? game.view.magic : null;

export const hasSign = (tile: TileFacts | undefined): boolean => tile?.['mage'] === true;

/** The pieces in the features of a cell. */
export const piecesAt = (table: Pick<TableContext, 'game'>, cell: Cell): Enchanted =>
  (magicOf(table) ?? []).filter(({ cells }) =>
    cells.some(([x = 0, y = 0]) => cellKey({ x, y }) === cellKey(cell)),
  );
