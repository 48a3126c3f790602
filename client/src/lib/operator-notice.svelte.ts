/** What the operator of the server lets everybody know. */

export interface Told {
  text?: string | undefined;
  at?: string | undefined;
  maintenance?: boolean | undefined;
}

class NoticeState {
  now = $state.raw<Told | null>(null);
  /** What somebody has closed; another one is shown again. */
  #closed = $state('');

  hear(told: Told | null | undefined): void {
    const some = told && (told.text || told.maintenance) ? told : null;
    if (key(some) !== key(this.now)) this.now = some;
  }

  close(): void {
    this.#closed = key(this.now);
  }

  get shown(): boolean {
    return this.now !== null && key(this.now) !== this.#closed;
  }
}

const key = (told: Told | null): string => (told ? `${told.text ?? ''}|${told.at ?? ''}|${told.maintenance ?? ''}` : '');

export const notice = new NoticeState();
