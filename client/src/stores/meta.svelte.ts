/** What the server says about itself; asked once, and again after a failure. */
import { getMeta, type Meta } from '../api';
import { art } from '../api/art.svelte';
import { language } from '../i18n/language.svelte';
import { rooted } from '../lib/root';

class MetaState {
  now = $state.raw<Meta | null>(null);
  failed = $state(false);
  #loading: Promise<void> | null = null;

  /** Ask once, however many parts of the page need it. */
  load(): Promise<void> {
    if (this.now) return Promise.resolve();
    return (this.#loading ??= this.#load().finally(() => (this.#loading = null)));
  }

  async #load(): Promise<void> {
    try {
      const told = await getMeta();
      for (const { words } of told.modules) if (words) language.bring(words);
      this.now = told;
      art.version = this.now.art;
      keep(this.now.art);
      this.failed = false;
    } catch {
      this.failed = true;
      art.version ||= kept(); // pictures that this device keeps
    }
  }

  /** True when nobody else can open a link from here: the server hears this machine only. */
  get alone(): boolean {
    return onLoopback() && this.now !== null && !this.now.lan;
  }

  /** The address to hand on: a page opened on loopback is shared by its network address. */
  addressOf(path: string): string {
    const lan = this.now?.lan?.url;
    return new URL(rooted(path), onLoopback() && lan ? lan : location.origin).href;
  }
  linkTo(table: string): string {
    return this.addressOf(`/t/${table}`);
  }
}

const KEY = 'bastide.art';

function keep(version: string): void {
  try {
    localStorage.setItem(KEY, version);
  } catch {
    // Storage may be refused; then there are no pictures without a server.
  }
}

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

const onLoopback = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

export const meta = new MetaState();
