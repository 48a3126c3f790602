/** What the server says about itself; asked once, again after a failure. */
import { getMeta, type Meta } from './api';
import { art } from './art.svelte';

class MetaState {
  now = $state.raw<Meta | null>(null);
  failed = $state(false);

  async load(): Promise<void> {
    if (this.now) return;
    try {
      this.now = await getMeta();
      art.version = this.now.art;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  /** The address to hand on: a page opened on loopback is shared by its network address. */
  linkTo(table: string): string {
    const lan = this.now?.lan?.url;
    const local = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
    return new URL(`/t/${table}`, local && lan ? lan : location.origin).href;
  }
}

export const meta = new MetaState();
