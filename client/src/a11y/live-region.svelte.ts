/** One polite live region for the whole page: one sentence per event, in order, none lost. */

/** Milliseconds that a sentence stays in the region: whoever listens has been given it long before. */
const STAYS = 8000;
/** Sentences that can be heard again. */
const KEPT = 40;

export interface Sentence {
  n: number;
  text: string;
}

class Status {
  said = $state.raw<readonly Sentence[]>([]);
  urgent = $state('');
  /** What was said lately, the newest last. */
  past: readonly string[] = [];
  #n = 0;

  announce(text: string): void {
    if (!text) return;
    this.past = [...this.past, text].slice(-KEPT);
    this.#speak(text);
  }

  /** Says something once more: `back` sentences before the last one. False where nothing was said so long ago. */
  again(back = 0): boolean {
    const text = this.past.at(-1 - back);
    if (text === undefined) return false;
    this.#speak(text);
    return true;
  }

  #speak(text: string): void {
    const one = { n: ++this.#n, text };
    this.said = [...this.said, one];
    setTimeout(() => (this.said = this.said.filter((other) => other !== one)), STAYS);
  }

  /** Only for a lost connection and the like. */
  alert(sentence: string): void {
    this.urgent = sentence;
  }
}

export const status = new Status();
export const announce = (sentence: string): void => status.announce(sentence);
