/** Whether this page looks for a table: small, so that it is there before anything else of the meeting. */

const KEY = 'bastide.sought';

function kept(): boolean {
  try {
    return sessionStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

class Sought {
  #on = $state(kept());
  /** The table that was found; its game has not begun yet. */
  table = $state('');

  get on(): boolean {
    return this.#on;
  }

  /** Kept over a reload of the page. */
  set on(value: boolean) {
    this.#on = value;
    try {
      if (value) sessionStorage.setItem(KEY, '1');
      else sessionStorage.removeItem(KEY);
    } catch {
      // Without storage a reload ends the search.
    }
  }
}

export const sought = new Sought();
