/** Addresses: `/`, `/new`, `/t/<table>`; everything else is not found. */

/** Who a new table is for: it sets the first seats. */
export type Company = 'bot' | 'friends' | 'device';

export type Route =
  | { page: 'home' }
  | { page: 'new'; company: Company }
  | { page: 'table'; id: string }
  | { page: 'missing' };

export function parse(path: string, search = ''): Route {
  if (path === '/') return { page: 'home' };
  if (path === '/new') return { page: 'new', company: companyOf(new URLSearchParams(search)) };
  const table = /^\/t\/([A-Za-z0-9-]{3,80})\/?$/.exec(path);
  if (table?.[1]) return { page: 'table', id: table[1] };
  return { page: 'missing' };
}

function companyOf(query: URLSearchParams): Company {
  if (query.has('friends')) return 'friends';
  return query.has('device') ? 'device' : 'bot';
}

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.search));

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = parse(location.pathname, location.search);
  }
}

export const router = new Router();

/** For links: plain clicks stay inside the page, all others are the browser's. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
