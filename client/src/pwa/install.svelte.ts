/** Installation of the page, offered if the browser supports it. */
import { withBase } from '../lib/base-path';

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class InstallPrompt {
  #event = $state.raw<InstallEvent | null>(null);

  /** Listens early, since the browser sends the event only once. */
  listen(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#event = event as InstallEvent;
    });
    addEventListener('appinstalled', () => (this.#event = null));
  }

  get available(): boolean {
    return this.#event !== null;
  }

  /** Shows the browser's prompt, which works once. */
  async prompt(): Promise<void> {
    const event = this.#event;
    this.#event = null;
    await event?.prompt();
  }
}

export const install = new InstallPrompt();

/** The app's name and shortcuts in the language of the page. */
export function nameApp(language: string): void {
  let link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (!link) {
    link = document.createElement('link');
    link.rel = 'manifest';
    document.head.append(link);
  }
  const href = withBase(`/app-${language}.webmanifest`);
  if (link.getAttribute('href') !== href) link.setAttribute('href', href);
}
