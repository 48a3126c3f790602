/** One polite live region for the whole page: one sentence per event, in order, none lost. */

/** Milliseconds that a sentence stays in the region: whoever listens has been given it long before. */
const STAYS = 8000;
/** Sentences that can be heard again. */
const KEPT = 40;

export interface Sentence {
  n: number;
  text: string;
}

class LiveRegion {
  sentences = $state.raw<readonly Sentence[]>([]);
  urgent = $state('');
  /** What was said lately, the newest last. */
  history: readonly string[] = [];
  #count = 0;

  announce(text: string): void {
    if (!text) return;
    this.history = [...this.history, text].slice(-KEPT);
    this.#append(text);
  }

  /** Says something once more: `back` sentences before the last one. False where nothing was said so long ago. */
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

  /** Only for a lost connection and the like. */
  announceUrgently(sentence: string): void {
    this.urgent = sentence;
  }
}

export const liveRegion = new LiveRegion();
export const announce = (sentence: string): void => liveRegion.announce(sentence);
