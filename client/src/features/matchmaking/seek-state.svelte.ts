/** Whether this page looks for a table: small, so that it is there before anything else of the meeting. */
import { stored, tabStore } from '../../lib/storage.svelte';

class SeekState {
  readonly #on = stored('bastide.sought', Boolean, false, tabStore);
  /** The table that was found; its game has not begun yet. */
  table = $state('');

  get on(): boolean {
    return this.#on.value;
  }

  /** Kept over a reload of the page. */
  set on(value: boolean) {
    this.#on.value = value;
  }
}

export const seekState = new SeekState();
