/** The answer of /api/meta. Asked once, and again after a failure. */
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
      art.version ||= deviceStore.get(KEY) ?? ''; // cached pictures
    }
  }

  /** True if the server listens on this machine only, so links do not work elsewhere. */
  get onlyThisDevice(): boolean {
    return onLoopback() && this.now !== null && !this.now.lan;
  }

  /** The address to share: a page opened on loopback is shared by its network address. */
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
