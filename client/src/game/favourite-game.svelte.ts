/** The game that this device remembers, for the set-up page and for tables of friends. */
import type { NewTableRequest } from '../api/http.gen';
import { stored } from '../lib/storage.svelte';

export interface FavouriteGame {
  rules: string;
  seats: number;
  options: NonNullable<NewTableRequest['options']>;
  /** The draft of the set-up page. */
  draft: unknown;
}

function favouriteGameOf(json: unknown): FavouriteGame | null {
  const { rules, seats, options } = (json ?? {}) as Partial<FavouriteGame>;
  const whole = typeof rules === 'string' && Number.isInteger(seats) && typeof options === 'object';
  return whole && options ? (json as FavouriteGame) : null;
}

export const favouriteGame = stored<FavouriteGame | null>('bastide.favourite-game', favouriteGameOf, null);
