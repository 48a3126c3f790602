/** The state of the team game, if it is in play. */
import type { TableContext } from '../api';
import { mistState } from '../shared_mist/state';
import type { TeamState } from './team-view';

export function teamStateOf(table: Pick<TableContext, 'game'>): TeamState | null {
  const mist = mistState(table);
  const team = table.game.view?.team;
  return mist && team ? { ...mist, ...team } : null;
}
