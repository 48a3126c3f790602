/** Open menus, panels, sheets and dialogs. Each has an entry in the browser's history, so that Back closes it. */

import { Activity } from './settled';

interface Layer {
  close: () => void;
  /** It asks before Back leaves the page. Nothing else closes it. */
  lowest: boolean;
}

/** What an entry of the history remembers. */
interface Entry {
  /** The number of pages below it. */
  page: number;
  /** The number of layers of its page, itself included. */
  depth: number;
  /** The address of the page below. */
  from?: string;
}

/** Milliseconds until a step in the history counts as failed. */
const LATE = 1000;

const entry = (): Entry => ({ page: 0, depth: 0, ...(history.state as Partial<Entry> | null) });

export class Layers {
  #open: Layer[] = [];
  /** The current entry, before a step in the history. */
  #now: Entry = { page: 0, depth: 0 };
  /** The address of the page. It may change while layers are open. */
  #address = '';
  #read: (() => void) | null = null;
  #planned: ReturnType<typeof setTimeout> | undefined;
  /** Set during a step that this class has started. */
  #late: ReturnType<typeof setTimeout> | undefined;
  #afterStep: (() => void) | null = null;
  #pending = new Activity();

  /** `read` shows the page of the address. */
  start(read: () => void): void {
    this.#read = read;
    this.#show();
    addEventListener('popstate', () => this.#arrive());
    addEventListener('keydown', (event) => this.#onkey(event), true);
    // After a reload no layer is open.
    this.#settle();
  }

  /** Opens a layer. Returns what removes it again. The lowest layer lies below all others. */
  open(close: () => void, lowest = false): () => void {
    const layer = { close, lowest };
    if (lowest) this.#open.unshift(layer);
    else this.#open.push(layer);
    this.#plan();
    return () => {
      const at = this.#open.indexOf(layer);
      if (at < 0) return;
      this.#open.splice(at, 1);
      this.#plan();
    };
  }

  /** Closes all layers and goes to another page. It takes the place of a layer, or of the page. */
  go(to: string, replace = false): void {
    this.#clear();
    const { page, depth, from } = entry();
    const surplus = depth - (replace ? 0 : 1);
    if (this.#late || surplus > 0) {
      this.#afterStep = () => this.go(to, replace);
      if (!this.#late) this.#step(-surplus);
      return;
    }
    const state = replace
      ? { page, depth: 0, ...(from && { from }) }
      : { page: page + 1, depth: 0, from: location.pathname + location.search };
    if (replace || depth) history.replaceState(state, '', to);
    else history.pushState(state, '', to);
    this.#show();
    scrollTo(0, 0);
  }

  /** Goes back if the page below has this address (or `any`), otherwise replaces the page. */
  back(to: string, any = false): void {
    const { from, depth } = entry();
    if (!from || (!any && from !== to)) return this.go(to, true);
    this.#clear();
    history.go(-1 - depth);
  }

  /** Changes the address of the page without a new entry. */
  rename(to: string): void {
    history.replaceState(history.state, '', to);
    this.#address = location.href;
  }

  #show(): void {
    this.#now = entry();
    this.#address = location.href;
    this.#read?.();
  }

  #clear(): void {
    for (const { close, lowest } of this.#open.splice(0).reverse()) if (!lowest) close();
  }

  /** A layer that closes while another one opens leaves its entry to it. */
  #plan(): void {
    clearTimeout(this.#planned);
    this.#pending.begin();
    this.#planned = setTimeout(() => this.#settle());
  }

  /** Adds or removes entries until there is one for each layer. */
  #settle(): void {
    if (this.#late) return;
    if (!this.#read) return this.#pending.end();
    const { depth } = entry();
    const { length } = this.#open;
    if (depth > length) return this.#step(length - depth);
    if (!depth) this.#address = location.href;
    for (let n = depth + 1; n <= length; n++) history.pushState({ ...entry(), depth: n }, '');
    this.#now = entry();
    this.#pending.end();
  }

  #step(by: number): void {
    this.#pending.begin();
    this.#late = setTimeout(() => {
      history.replaceState({ ...entry(), depth: 0 }, '');
      this.#arrive();
    }, LATE);
    history.go(by);
  }

  #arrive(): void {
    const [own, before, after] = [this.#late, this.#now, this.#afterStep];
    clearTimeout(own);
    this.#late = undefined;
    this.#afterStep = null;
    this.#now = entry();
    if (own && after) return after();
    const { page, depth } = this.#now;
    if (page !== before.page || depth === before.depth) {
      this.#clear();
      this.#show();
    } else {
      if (location.href !== this.#address) history.replaceState(history.state, '', this.#address);
      if (!own) while (this.#open.length > depth) this.#open.pop()!.close();
    }
    this.#settle();
  }

  #onkey(event: KeyboardEvent): void {
    const top = this.#open.at(-1);
    if (event.key !== 'Escape' || event.isComposing || !top || top.lowest) return;
    event.preventDefault();
    event.stopPropagation();
    this.#open.pop();
    top.close();
    this.#plan();
  }
}

export const layers = new Layers();
