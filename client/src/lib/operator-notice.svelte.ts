/** The operator's notice to all. */

export interface NoticeMessage {
  text?: string | undefined;
  at?: string | undefined;
  maintenance?: boolean | undefined;
}

class OperatorNotice {
  now = $state.raw<NoticeMessage | null>(null);
  /** The notice that was closed. A new one is shown again. */
  #closed = $state('');

  receive(told: NoticeMessage | null | undefined): void {
    const some = told && (told.text || told.maintenance) ? told : null;
    if (key(some) !== key(this.now)) this.now = some;
  }

  close(): void {
    this.#closed = key(this.now);
  }

  get visible(): boolean {
    return this.now !== null && key(this.now) !== this.#closed;
  }
}

const key = (told: NoticeMessage | null): string =>
  told ? `${told.text ?? ''}|${told.at ?? ''}|${told.maintenance ?? ''}` : '';

export const operatorNotice = new OperatorNotice();
