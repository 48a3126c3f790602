/** One timer for all clocks of the page. It runs while one is shown, faster while tenths are shown. */
class Tick {
  now = $state(performance.now());
  #shown = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** As an effect: runs the timer while the caller exists. */
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
