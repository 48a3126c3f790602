/** One timer for all clocks of the page: it runs while something shows them, faster while tenths are seen. */
class Tick {
  now = $state(performance.now());
  #shown = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** As an effect: the time goes on while whoever calls it is there. */
  follow(): () => void {
    this.#shown += 1;
    this.#timer ??= setInterval(() => (this.now = performance.now()), 100);
    this.now = performance.now();
    return () => {
      this.#shown -= 1;
      if (this.#shown) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }
}

export const tick = new Tick();
