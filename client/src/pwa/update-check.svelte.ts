/** Whether the server has a newer page. The player decides when to load it. */
import { withBase } from '../lib/base-path';
import { pending } from '../lib/settled';
import { tabStore } from '../lib/storage.svelte';

/** Milliseconds between checks. After a lost connection it checks at once. */
const PAUSE = 30 * 60_000;

class UpdateCheck {
  updateAvailable = $state(false);
  /** No banner in the middle of a move. */
  postponed = $state(false);
  /** The server refused this page, and a reload did not help. */
  stillRefused = $state(false);
  #looked = 0;

  /** Compares the script of this page with the server's current page. */
  async check(now: number, ask: () => Promise<string> = askPage, own: string = ownScript()): Promise<void> {
    this.#looked = now;
    if (this.updateAvailable || !own) return;
    try {
      const page = await ask();
      this.updateAvailable = page.includes('<script') && !page.includes(own);
    } catch {
      // No server, no newer page.
    }
  }

  /** The page is visible again. */
  pageShown(now: number): void {
    if (now - this.#looked > PAUSE) void this.check(now);
  }

  listen(): void {
    this.#looked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.pageShown(Date.now());
    });
    // The server no longer has a part of this page.
    addEventListener('vite:preloadError', () => void this.check(Date.now()));
  }

  /** The server refuses this version: reload at once, but never twice. */
  versionRefused(reload: () => void = () => location.reload()): void {
    // A tab that cannot store this would reload for ever.
    if (!tabStore.get(KEY) && tabStore.set(KEY, '1')) reload();
    else this.stillRefused = true;
  }

  versionAccepted(): void {
    tabStore.set(KEY, null);
  }

  get visible(): boolean {
    return this.stillRefused || (this.updateAvailable && !this.postponed);
  }
}

const KEY = 'bastide.loaded-again';
const askPage = (): Promise<string> =>
  pending(fetch(withBase('/'), { cache: 'no-cache' }).then((answer) => answer.text()));
const ownScript = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]')?.getAttribute('src') ??
  '';

export const updateCheck = new UpdateCheck();
