/** One polite live region for the whole page: one sentence per event. */

class Status {
  polite = $state('');
  urgent = $state('');

  announce(sentence: string): void {
    // An equal sentence would not be read again; a no-break space makes it new.
    this.polite = this.polite === sentence ? sentence + '\u00a0' : sentence;
  }

  /** Only for a lost connection and the like. */
  alert(sentence: string): void {
    this.urgent = sentence;
  }
}

export const status = new Status();
export const announce = (sentence: string): void => status.announce(sentence);
