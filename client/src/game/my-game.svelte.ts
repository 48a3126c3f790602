/** The game that this device remembers, for the set-up page and for tables of friends. */
import type { NewTableRequest } from '../api/http.gen';
import { stored } from '../lib/storage.svelte';

export interface MyGame {
  rules: string;
  seats: number;
  options: NonNullable<NewTableRequest['options']>;
  /** The draft of the set-up page. */
  draft: unknown;
}

function myGameOf(json: unknown): MyGame | null {
  const { rules, seats, options } = (json ?? {}) as Partial<MyGame>;
  const whole = typeof rules === 'string' && Number.isInteger(seats) && typeof options === 'object';
  return whole && options ? (json as MyGame) : null;
}

export const myGame = stored<MyGame | null>('bastide.my-game', myGameOf, null);
