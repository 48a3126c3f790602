/** What the table tells of mist and its ghosts, where there are any. */
import type { Mist, Offer } from '../../protocol';
import type { Desk } from '../../table/desk.svelte';
import { looked } from '../../table/follows/follows';

export const mistOn = ({ game }: Pick<Desk, 'game'>): Mist | null => game.view?.mist ?? null;

/** Ghosts left in the bank after what is looked at. */
export const bankAfter = (desk: Desk): number | null => looked(desk)?.bank ?? null;

/** A spot that names a place for ghosts and no figure. */
export const aboutGhosts = ({ label: { args = {} } }: Offer): boolean =>
  !args['role'] && ['mist', 'cemetery'].includes(String(args['feature']));
