/** The page that the address names, and how to go to another. */
import { rooted, within } from './base-path';

/** Who a new table is for: it sets the first seats. */
export type Company = 'bot' | 'friends' | 'device' | 'box';

/** What a link to a new table asks for: a ready table or modules, and a level. */
export interface Wish {
  setup: string;
  modules: string[];
  level: number;
  /** It begins with a position that was set up, which has been taken along. */
  position?: boolean;
  /** A set of tiles of this device or one that was shared. */
  tiles: string;
}

/** A page by its name, and the properties that its address gives it. */
export interface Route {
  page: string;
  props: Readonly<Record<string, unknown>>;
}

class Router {
  route = $state.raw<Route>({ page: '', props: {} });
  #match: (path: string, query: URLSearchParams) => Route = () => this.route;

  start(match: (path: string, query: URLSearchParams) => Route): void {
    this.#match = match;
    addEventListener('popstate', () => this.#read());
    this.#read();
  }

  /** The table whose page is open. */
  get tableId(): string | null {
    return this.route.page === 'table' ? String(this.route.props['id']) : null;
  }

  go(to: string): void {
    history.pushState(null, '', rooted(to));
    this.#read();
    scrollTo(0, 0);
  }

  /** In the place of this address: going back does not come here again. */
  turn(to: string): void {
    history.replaceState(null, '', rooted(to));
    this.#read();
    scrollTo(0, 0);
  }

  /** The same page under another address: nothing is gone back to. */
  rename(to: string): void {
    history.replaceState(history.state, '', rooted(to));
  }

  #read(): void {
    this.route = this.#match(within(location.pathname) ?? '', new URLSearchParams(location.search));
  }
}

export const router = new Router();

/** For links: plain clicks stay inside the page, all others are the browser's. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go((within(link.pathname) ?? '/') + link.search);
}
