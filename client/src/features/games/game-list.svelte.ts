/** The lists of the page: loaded rows, pending requests and errors. */
import type { DeviceGameEntry } from '../../api/http.gen';
import type { ApiError } from '../../api';
import { getGames, type GameFilter } from './api';

export class GameListStore {
  games = $state.raw<Record<GameFilter, DeviceGameEntry[] | null>>({ open: null, over: null, hidden: null });
  counts = $state.raw<Record<GameFilter, number>>({ open: 0, over: 0, hidden: 0 });
  error = $state.raw<ApiError | null>(null);
  busy = $state(false);
  #next: Partial<Record<GameFilter, number>> = {};

  more = (shown: GameFilter): boolean =>
    (this.games[shown]?.length ?? 0) > 0 && this.counts[shown] > (this.games[shown]?.length ?? 0);

  /** Reloads the first pages. All lists change at once, so that nothing moves twice. */
  async refresh(shown: readonly GameFilter[] = ['open', 'over']): Promise<void> {
    await this.#run(async () => {
      const lists = await Promise.all(shown.map((one) => getGames(one)));
      const games = { ...this.games };
      for (const [n, told] of lists.entries()) {
        const one = shown[n]!;
        games[one] = told.games;
        this.counts = told.counts;
        this.#next[one] = told.next ?? told.games.length;
      }
      this.games = games;
    });
  }

  async loadMore(shown: GameFilter): Promise<void> {
    await this.#run(async () => {
      const told = await getGames(shown, this.#next[shown]);
      const known = this.games[shown] ?? [];
      const fresh = told.games.filter((one) => !known.some((other) => other.table === one.table));
      this.games = { ...this.games, [shown]: [...known, ...fresh] };
      this.counts = told.counts;
      this.#next[shown] = told.next ?? (this.#next[shown] ?? 0) + told.games.length;
    });
  }

  async #run(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await what();
      this.error = null;
    } catch (error) {
      this.error = error as ApiError;
    }
    this.busy = false;
  }
}
