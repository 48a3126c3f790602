/** Whether a search runs. Separate, so that the first script stays small. */
import { stored, tabStore } from '../../lib/storage.svelte';

class SeekState {
  readonly #on = stored('bastide.sought', Boolean, false, tabStore);
  /** The table that was found. Its game has not started yet. */
  table = $state('');

  get searching(): boolean {
    return this.#on.value;
  }

  /** Stored, so that it survives a reload. */
  set searching(value: boolean) {
    this.#on.value = value;
  }
}

export const seekState = new SeekState();
