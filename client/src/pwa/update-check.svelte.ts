/** Whether the server has a newer page than this one. Nothing is loaded again by itself: the player says when. */
import { withBase } from '../lib/base-path';
import { pending } from '../lib/settled';
import { tabStore } from '../lib/storage.svelte';

/** Looks at most so often; a server comes back with a new page, so it is looked at after a lost line at once. */
const PAUSE = 30 * 60_000;

class UpdateCheck {
  updateAvailable = $state(false);
  /** Somebody is in the middle of a move: no word of it until that is done. */
  postponed = $state(false);
  /** The server refused this page, and loading it again did not help. */
  stillRefused = $state(false);
  #looked = 0;

  /** The page as the server has it now names the script that this one runs, or it is a newer one. */
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

  /** The page is looked at again after a while. */
  pageShown(now: number): void {
    if (now - this.#looked > PAUSE) void this.check(now);
  }

  listen(): void {
    this.#looked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.pageShown(Date.now());
    });
    // A part of this page that is fetched late is gone from the server.
    addEventListener('vite:preloadError', () => void this.check(Date.now()));
  }

  /** The server speaks otherwise than this page: it is loaded again at once, but never a second time by itself. */
  versionRefused(reload: () => void = () => location.reload()): void {
    // A tab that cannot store this does not load itself: it would do so for ever.
    if (!tabStore.get(KEY) && tabStore.set(KEY, '1')) reload();
    else this.stillRefused = true;
  }

  /** The server understands this page. */
  versionAccepted(): void {
    tabStore.set(KEY, null);
  }

  get visible(): boolean {
    return this.stillRefused || (this.updateAvailable && !this.postponed);
  }
}

const KEY = 'bastide.loaded-again';
const askPage = (): Promise<string> => pending(fetch(withBase('/'), { cache: 'no-cache' }).then((answer) => answer.text()));
const ownScript = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]')?.getAttribute('src') ?? '';

export const updateCheck = new UpdateCheck();
