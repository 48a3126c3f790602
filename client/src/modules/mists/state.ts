/** The state of the co-operative game, where that is played. */
import type { Desk } from '../../table/desk.svelte';
import { mistOn } from '../shared_mist/state';
import type { Mists } from './facts';

export function mistsOn(desk: Pick<Desk, 'game'>): Mists | null {
  const mist = mistOn(desk);
  const team = desk.game.view?.team;
  return mist && team ? { ...mist, ...team } : null;
}
