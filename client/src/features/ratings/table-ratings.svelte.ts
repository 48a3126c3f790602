/** Ratings of the players at the open table. Fetched again when a seat changes. */
import type { TableRatings } from '../../api/http.gen';
import type { GameStore } from '../../game/game-store.svelte';
import { getTableRatings } from './api';

/** Seats change in bursts. A player who is removed learns it just before the connection closes. */
const SOON_MS = 300;

class TableRatingsStore {
  ratings = $state.raw<TableRatings | null>(null);
  #requested = '';

  /** Fetches the ratings of a table that this page may watch. The last ones stay until the answer. */
  load(game: GameStore): void {
    if (game.connection !== 'live') return;
    const now = [
      game.id,
      game.phase === 'over',
      ...game.seats.map(({ kind, name }) => `${kind} ${name}`),
    ].join('|');
    if (now === this.#requested) return;
    if (!this.#requested.startsWith(`${game.id}|`)) this.ratings = null;
    this.#requested = now;
    setTimeout(() => this.#get(game, now), SOON_MS);
  }

  #get(game: GameStore, now: string): void {
    if (this.#requested !== now) return;
    if (game.connection !== 'live') {
      this.#requested = '';
      return;
    }
    getTableRatings(game.id).then(
      (told) => void (this.#requested === now && (this.ratings = told)),
      () => void (this.#requested === now && (this.#requested = '')), // not urgent: the next change asks again
    );
  }
}

export const tableRatings = new TableRatingsStore();

/** Whether to show ratings beside names: strangers may join, or a player has an account. */
export const showsRatings = (game: GameStore, told: TableRatings): boolean =>
  !!game.table?.public || told.seats.some(({ account }) => account !== undefined);
