/** The page that the address names, and how to go to another. */
import { withBase, stripBase } from './base-path';

/** Who a new table is for: it sets the first seats. */
export type Opponents = 'bot' | 'friends' | 'device' | 'box';

/** What a link to a new table asks for: a ready table or modules, and a level. */
export interface TableRequest {
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

  push(to: string): void {
    history.pushState(null, '', withBase(to));
    this.#read();
    scrollTo(0, 0);
  }

  /** In the place of this address: going back does not come here again. */
  replace(to: string): void {
    history.replaceState(null, '', withBase(to));
    this.#read();
    scrollTo(0, 0);
  }

  /** The same page under another address: nothing is gone back to. */
  replaceSilently(to: string): void {
    history.replaceState(history.state, '', withBase(to));
  }

  #read(): void {
    this.route = this.#match(stripBase(location.pathname) ?? '', new URLSearchParams(location.search));
  }
}

export const router = new Router();

/** For links: plain clicks stay inside the page, all others are the browser's. */
export function linkClick(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.push((stripBase(link.pathname) ?? '/') + link.search);
}
