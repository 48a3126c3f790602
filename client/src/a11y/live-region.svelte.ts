/** One polite live region for the page: one sentence for each event, in order, none lost. */

/** Milliseconds that a sentence stays in the region, long enough for screen readers. */
const STAYS = 8000;
/** Sentences that can be repeated. */
const KEPT = 40;

export interface Sentence {
  n: number;
  text: string;
}

class LiveRegion {
  sentences = $state.raw<readonly Sentence[]>([]);
  urgent = $state('');
  /** The latest sentences, the newest last. */
  history: readonly string[] = [];
  #count = 0;

  announce(text: string): void {
    if (!text) return;
    this.history = [...this.history, text].slice(-KEPT);
    this.#append(text);
  }

  /** Repeats the sentence `back` places before the last. False if there is none. */
  repeat(back = 0): boolean {
    const text = this.history.at(-1 - back);
    if (text === undefined) return false;
    this.#append(text);
    return true;
  }

  #append(text: string): void {
    const one = { n: ++this.#count, text };
    this.sentences = [...this.sentences, one];
    setTimeout(() => (this.sentences = this.sentences.filter((other) => other !== one)), STAYS);
  }

  /** An assertive region, for a lost connection and the like. */
  announceUrgently(sentence: string): void {
    this.urgent = sentence;
  }
}

export const liveRegion = new LiveRegion();
export const announce = (sentence: string): void => liveRegion.announce(sentence);
