/** The state of the co-operative game, where that is played. */
import type { TableContext } from '../api';
import { mistOn } from '../shared_mist/state';
import type { Mists } from './team-view';

export function mistsOn(desk: Pick<TableContext, 'game'>): Mists | null {
  const mist = mistOn(desk);
  const team = desk.game.view?.team;
  return mist && team ? { ...mist, ...team } : null;
}
