/** Who sits at the table that is looked at, and how well: asked again when somebody else sits there. */
import type { TableRatings } from '../../api/http.gen';
import type { Game } from '../../game/game-store.svelte';
import { getAtTable } from './api';

/** Seats change in bursts, and whoever is sent away hears of it just before the door closes. */
const SOON_MS = 300;

class Around {
  told = $state.raw<TableRatings | null>(null);
  #asked = '';

  /** Of a table as it is now, while this page may look at it; what is known is kept while it is asked. */
  ask(game: Game): void {
    if (game.link !== 'live') return;
    const now = [game.id, game.phase === 'over', ...game.seats.map(({ kind, name }) => `${kind} ${name}`)].join('|');
    if (now === this.#asked) return;
    if (!this.#asked.startsWith(`${game.id}|`)) this.told = null;
    this.#asked = now;
    setTimeout(() => this.#get(game, now), SOON_MS);
  }

  #get(game: Game, now: string): void {
    if (this.#asked !== now) return;
    if (game.link !== 'live') {
      this.#asked = '';
      return;
    }
    getAtTable(game.id).then(
      (told) => void (this.#asked === now && (this.told = told)),
      () => void (this.#asked === now && (this.#asked = '')), // beside the game: the next change asks again
    );
  }
}

export const around = new Around();

/** Whether it is worth to be told beside each name: strangers may be there, or somebody with an account is. */
export const strangers = (game: Game, told: TableRatings): boolean => !!game.table?.public || told.seats.some(({ account }) => account !== undefined);
