/** Mist whose ghosts come to figures, each player for himself. */
import type { TableContext } from '../api';
import { mistOn, type Mist } from '../shared_mist/state';

export const hauntingAt = (desk: Pick<TableContext, 'game'>): Mist | null => (desk.game.view?.team ? null : mistOn(desk));
