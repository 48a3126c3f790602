/** Addresses: `/`, `/new`, `/learn`, `/learn/<lesson>`, `/puzzle`, `/puzzle/<puzzle>`, `/t/<table>`, `/rules/<chapter or id>`,
 *  `/position`, `/privacy`, `/games`, `/ratings`, `/ratings/<family>`, `/people/<name>`, `/order`, `/meet`, `/account`, `/mail/confirm`, `/mail/stop/<link>`, `/tournaments`, `/tournaments/<tournament>`, `/workshop`,
 *  `/workshop/<catalogue>`; others are not found. */
import { rooted, within } from './root';

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

export type Route =
  | { page: 'home' }
  | { page: 'new'; company: Company; wish?: Wish }
  | { page: 'learn'; lesson: string }
  | { page: 'puzzle'; puzzle: string }
  /** With a turn the table is looked at as it was after it, and with `study` as it is judged: a turn, or (null) the
   *  whole game. */
  | { page: 'table'; id: string; turn: number | null; study?: number | null }
  | { page: 'rules'; what: string }
  | { page: 'position'; text: string }
  | { page: 'ratings'; family: string }
  | { page: 'person'; name: string }
  | { page: 'order' }
  | { page: 'privacy' }
  | { page: 'games' }
  | { page: 'account' }
  /** Where links in mails lead: to stop it, or ('') to confirm an address. */
  | { page: 'mail'; stop: string }
  | { page: 'meet' }
  /** Tiles of a catalogue: ours, a set of this device or one that was shared, and which tile of it is open, from 1. */
  | { page: 'workshop'; catalogue: string; set: string; shared: string; tile: number }
  /** All of them, or one. */
  | { page: 'tournaments'; id: string }
  | { page: 'missing' };

export function parse(path: string, search = ''): Route {
  if (path === '/') return { page: 'home' };
  const query = new URLSearchParams(search);
  if (path === '/new') return { page: 'new', company: companyOf(query), ...wishOf(query) };
  const lesson = /^\/learn(?:\/([a-z0-9-]{1,40}))?\/?$/.exec(path);
  if (lesson) return { page: 'learn', lesson: lesson[1] ?? '' };
  const puzzle = /^\/puzzle(?:\/([a-z0-9-]{1,40}))?\/?$/.exec(path);
  if (puzzle) return { page: 'puzzle', puzzle: puzzle[1] ?? '' };
  const table = /^\/t\/([A-Za-z0-9-]{3,80})\/?$/.exec(path);
  if (table?.[1])
    return { page: 'table', id: table[1], turn: turnOf(query, 'turn'), ...(query.has('analysis') && { study: turnOf(query, 'analysis') }) };
  if (/^\/position\/?$/.test(path)) return { page: 'position', text: query.get('p') ?? '' };
  const ratings = /^\/ratings(?:\/([a-z0-9-]{1,40}))?\/?$/.exec(path);
  if (ratings) return { page: 'ratings', family: ratings[1] ?? '' };
  const person = /^\/people\/([^/]{1,200})\/?$/.exec(path);
  if (person?.[1]) return { page: 'person', name: plain(person[1]) };
  if (/^\/order\/?$/.test(path)) return { page: 'order' };
  if (/^\/privacy\/?$/.test(path)) return { page: 'privacy' };
  if (/^\/games\/?$/.test(path)) return { page: 'games' };
  if (/^\/account\/?$/.test(path)) return { page: 'account' };
  const mail = /^\/mail\/(?:confirm|stop\/([0-9a-f]{48}))\/?$/.exec(path);
  if (mail) return { page: 'mail', stop: mail[1] ?? '' };
  if (/^\/meet\/?$/.test(path)) return { page: 'meet' };
  const workshop = /^\/workshop(?:\/([a-z0-9_-]{1,40}))?\/?$/.exec(path);
  if (workshop) {
    const [set, shared] = [query.get('set') ?? '', query.get('shared') ?? ''];
    return { page: 'workshop', catalogue: workshop[1] ?? '', set, shared, tile: turnOf(query, 'tile') ?? 0 };
  }
  const rules = /^\/rules(?:\/([A-Za-z0-9-]{1,40}))?\/?$/.exec(path);
  if (rules) return { page: 'rules', what: rules[1] ?? '' };
  const tournament = /^\/tournaments(?:\/([A-Za-z0-9-]{3,80}))?\/?$/.exec(path);
  if (tournament) return { page: 'tournaments', id: tournament[1] ?? '' };
  return { page: 'missing' };
}

/** A part of an address as it was before it was written for one. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function turnOf(query: URLSearchParams, word: string): number | null {
  const turn = query.get(word);
  return turn !== null && /^\d{1,4}$/.test(turn) ? Number(turn) : null;
}

function companyOf(query: URLSearchParams): Company {
  if (query.has('friends')) return 'friends';
  if (query.has('box')) return 'box';
  return query.has('device') ? 'device' : 'bot';
}

function wishOf(query: URLSearchParams): { wish?: Wish } {
  if (!query.has('setup') && !query.has('with') && !query.has('tiles') && !query.has('position')) return {};
  const modules = (query.get('with') ?? '').split(',').filter(Boolean);
  const [setup, tiles] = [query.get('setup') ?? '', query.get('tiles') ?? ''];
  return { wish: { setup, modules, level: Number(query.get('level')) || 0, tiles, ...(query.has('position') && { position: true }) } };
}

class Router {
  route = $state.raw<Route>(parse(within(location.pathname) ?? '', location.search));

  constructor() {
    addEventListener('popstate', () => this.#read());
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
    this.route = parse(within(location.pathname) ?? '', location.search);
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
