/** What the server says about itself; asked once, and again after a failure. */
import type { ServerMeta } from '../api/http.gen';
import { getMeta } from '../api';
import { art } from '../api/art.svelte';
import { language } from '../i18n/language.svelte';
import { withBase } from '../lib/base-path';
import { deviceStore } from '../lib/storage.svelte';

class ServerInfo {
  now = $state.raw<ServerMeta | null>(null);
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
      for (const { words } of told.modules) if (words) language.addMessages(words);
      this.now = told;
      art.version = this.now.art;
      deviceStore.set(KEY, this.now.art);
      this.failed = false;
    } catch {
      this.failed = true;
      art.version ||= deviceStore.get(KEY) ?? ''; // pictures that this device keeps
    }
  }

  /** True when nobody else can open a link from here: the server hears this machine only. */
  get onlyThisDevice(): boolean {
    return onLoopback() && this.now !== null && !this.now.lan;
  }

  /** The address to hand on: a page opened on loopback is shared by its network address. */
  addressOf(path: string): string {
    const lan = this.now?.lan?.url;
    return new URL(withBase(path), onLoopback() && lan ? lan : location.origin).href;
  }
  linkTo(table: string): string {
    return this.addressOf(`/t/${table}`);
  }
}

const KEY = 'bastide.art';

const onLoopback = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

export const serverInfo = new ServerInfo();
