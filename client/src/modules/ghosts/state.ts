/** Mist whose ghosts come to figures, each player for himself. */
import type { Desk } from '../../table/desk.svelte';
import { mistOn, type Mist } from '../shared_mist/state';

export const hauntingAt = (desk: Pick<Desk, 'game'>): Mist | null => (desk.game.view?.team ? null : mistOn(desk));
