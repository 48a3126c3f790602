/** The state of the co-operative game, where that is played. */
import type { Desk } from '../../table/desk.svelte';
import type { Mists } from './facts';

export function mistsOn({ game }: Pick<Desk, 'game'>): Mists | null {
  const { mist, team } = game.view ?? {};
  return mist && team ? { ...mist, ...team } : null;
}
