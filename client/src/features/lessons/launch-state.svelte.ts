import type { ApiError } from '../../api';
import { router } from '../../lib/router.svelte';

/** The state of such a page: it loads a list and opens an item. Errors can be retried. */
export class LaunchState {
  error = $state.raw<ApiError | null>(null);
  /** The item that is being opened, or empty. */
  opening = $state('');
  #retry: () => Promise<void> = () => this.load();
  readonly #fetch: () => Promise<void>;
  readonly #begin: (id: string) => Promise<string>;
  /** An item from a link. It starts at once, instead of the page. */
  readonly #start: string;

  constructor(start: string, fetch: () => Promise<void>, begin: (id: string) => Promise<string>) {
    this.#start = start;
    this.#fetch = fetch;
    this.#begin = begin;
    void this.load();
    if (start) void this.open(start);
  }

  load(): Promise<void> {
    return this.#run(this.#fetch);
  }

  async open(id: string): Promise<void> {
    this.opening = id;
    await this.#run(async () => {
      const to = await this.#begin(id);
      if (this.#start) router.replace(to);
      else router.push(to);
    });
    this.opening = '';
  }

  readonly retry = (): void => void this.#retry();

  async #run(what: () => Promise<void>): Promise<void> {
    this.error = null;
    try {
      await what();
    } catch (error) {
      this.error = error as ApiError;
      this.#retry = () => this.#run(what);
    }
  }
}
