/** The page of the current address, and navigation. */
import { withBase, stripBase } from './base-path';
import { layers } from './layers';

/** Opponents of a new table, which set the first seats. */
export type Opponents = 'bot' | 'friends' | 'device' | 'box';

/** Settings of a link to a new table: a ready table or modules, and a level. */
export interface TableRequest {
  setup: string;
  modules: string[];
  level: number;
  /** Starts with the stored position. */
  position?: boolean;
  /** A set of tiles of this device, or a shared one. */
  tiles: string;
}

/** A page by name, with the properties from its address. */
export interface Route {
  page: string;
  props: Readonly<Record<string, unknown>>;
}

class Router {
  route = $state.raw<Route>({ page: '', props: {} });
  #match: (path: string, query: URLSearchParams) => Route = () => this.route;

  start(match: (path: string, query: URLSearchParams) => Route): void {
    this.#match = match;
    layers.start(() => this.#read());
  }

  /** The table whose page is open. */
  get tableId(): string | null {
    return this.route.page === 'table' ? String(this.route.props['id']) : null;
  }

  push(to: string): void {
    layers.go(withBase(to));
  }

  /** Replaces the current entry, so Back does not return here. */
  replace(to: string): void {
    layers.go(withBase(to), true);
  }

  /** Goes up to a page: back if it is the one below, otherwise instead of this one. */
  up(to: string): void {
    layers.back(withBase(to));
  }

  /** Goes back, or to the front page if none of our pages is below. */
  leave(): void {
    layers.back(withBase('/'), true);
  }

  /** Changes the address of the same page without a new entry. */
  replaceSilently(to: string): void {
    layers.rename(withBase(to));
  }

  #read(): void {
    this.route = this.#match(stripBase(location.pathname) ?? '', new URLSearchParams(location.search));
  }
}

export const router = new Router();

/** For links: plain clicks navigate in the page. Others are left to the browser. */
export function linkClick(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.push((stripBase(link.pathname) ?? '/') + link.search);
}
