/** Mist whose ghosts come to figures, in a game without teams. */
import type { TableContext } from '../api';
import { mistState, type Mist } from '../shared_mist/state';

export const ghostsOn = (table: Pick<TableContext, 'game'>): Mist | null =>
  table.game.view?.team ? null : mistState(table);
