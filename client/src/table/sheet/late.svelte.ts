/** The sheet of choices comes when the first choice is near: the front page has no use for it. */

type Sheet = typeof import('./Sheet.svelte').default;

class Late {
  now = $state.raw<Sheet | null>(null);
  #asked = false;

  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    import('./Sheet.svelte').then(
      ({ default: sheet }) => (this.now = sheet),
      () => (this.#asked = false), // the server was away: whoever asks next has it fetched again
    );
  }
}

export const late = new Late();
