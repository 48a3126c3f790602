/** Invitations, requests and turns that wait for the player. Polled. */
import { call } from '../api';
import type { WaitingResponse } from '../api/http.gen';
import { t } from '../i18n';
import { announce } from '../a11y/live-region.svelte';

const AGAIN = 30_000;

class Inbox {
  counts = $state.raw<WaitingResponse>({ asked: [], invitations: [], turns: [] });
  /** Announced already. Null before the first answer. */
  #announced: Set<string> | null = null;

  /** Polls until the returned function is called. */
  watch(): () => void {
    const again = (): void => void (document.visibilityState === 'visible' && this.load());
    again();
    const timer = setInterval(again, AGAIN);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }

  async load(): Promise<void> {
    try {
      this.counts = await call('GET /api/waiting');
    } catch {
      return; // try again next time
    }
    const { asked, invitations, turns } = this.counts;
    const words = [
      ...invitations.map(({ name }) => t('lobby-invited', { name })),
      ...asked.map((name) => t('lobby-asked', { name })),
      ...turns.map(({ title }) => t('lobby-turn', { table: title })),
    ];
    for (const one of words) if (this.#announced && !this.#announced.has(one)) announce(one);
    this.#announced = new Set(words);
  }

  /** The number without the open table. */
  count(table = ''): number {
    const { asked, invitations, turns } = this.counts;
    return asked.length + [...invitations, ...turns].filter((one) => one.table !== table).length;
  }
}

export const inbox = new Inbox();
