/** Who sits at the table that is looked at, and how well: asked again when somebody else sits there. */
import type { TableRatings } from '../../api/http.gen';
import type { GameStore } from '../../game/game-store.svelte';
import { getTableRatings } from './api';

/** Seats change in bursts, and whoever is sent away hears of it just before the door closes. */
const SOON_MS = 300;

class TableRatingsStore {
  ratings = $state.raw<TableRatings | null>(null);
  #requested = '';

  /** Of a table as it is now, while this page may look at it; what is known is kept while it is asked. */
  load(game: GameStore): void {
    if (game.connection !== 'live') return;
    const now = [game.id, game.phase === 'over', ...game.seats.map(({ kind, name }) => `${kind} ${name}`)].join('|');
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
      () => void (this.#requested === now && (this.#requested = '')), // beside the game: the next change asks again
    );
  }
}

export const tableRatings = new TableRatingsStore();

/** Whether it is worth to be told beside each name: strangers may be there, or somebody with an account is. */
export const showsRatings = (game: GameStore, told: TableRatings): boolean =>
  !!game.table?.public || told.seats.some(({ account }) => account !== undefined);
