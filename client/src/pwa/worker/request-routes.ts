/** How the page's helper in the background answers what the page asks for. Law: it never keeps anything about a game,
 *  and a page that can be had from the server comes from the server, so nobody plays with an old one. */

/** `page`: the server's, otherwise the one that is kept. `file`, `picture`: what is kept, otherwise the server's; their
 *  addresses name what is in them. `net`: none of our business. */
export type RouteKind = 'page' | 'file' | 'picture' | 'net';

/** The built page: what it begins with, and every file that belongs to it. */
export interface AppShell {
  first: string[];
  all: string[];
}

export interface WorkerRequest {
  url: string;
  method: string;
  mode: string;
}

/** The path behind the root, null for one beside it. The worker is one file, so this stands here as in root.ts. */
export const stripBase = (pathname: string, root: string): string | null => (pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : null);

const NOT_PAGES = /^\/(?:api|art|assets|ws)\/|\.[a-z0-9]+$/;

export function routeKind(asked: WorkerRequest, origin: string, root = ''): RouteKind {
  const url = new URL(asked.url);
  const pathname = stripBase(url.pathname, root);
  if (asked.method !== 'GET' || url.origin !== origin || pathname === null) return 'net';
  if (asked.mode === 'navigate') return NOT_PAGES.test(pathname) ? 'net' : 'page';
  if (pathname.startsWith('/art/')) return 'picture';
  return pathname.startsWith('/assets/') ? 'file' : 'net';
}

/** Which of the kept addresses go: files of an older page, pictures of an older drawing, and pictures beyond `most`,
 *  the longest kept first. */
export function outdatedCacheEntries(kept: readonly string[], shell: AppShell, art: string, most: number): string[] {
  const files = new Set([...shell.first, ...shell.all]);
  const gone: string[] = [];
  const pictures: string[] = [];
  for (const path of kept) {
    if (!path.startsWith('/art/')) {
      if (path !== '/' && !files.has(path)) gone.push(path);
    } else if (art && !path.startsWith(`/art/${art}/`)) gone.push(path);
    else pictures.push(path);
  }
  return [...gone, ...pictures.slice(0, Math.max(0, pictures.length - most))];
}

/** The version of the drawings that the newest of these addresses names. */
export const artVersionOf = (paths: readonly string[]): string => paths.findLast((path) => path.startsWith('/art/'))?.split('/')[2] ?? '';

/** What the server has sent while no page was open (server/features/notifications). */
export interface PushNotification {
  title: string;
  body: string;
  /** The name in its address. */
  table: string;
}

/** Whatever came, as a notice; null where it is none. */
export function parseNotification(data: unknown): PushNotification | null {
  const { title, body, table } = (typeof data === 'object' && data !== null ? data : {}) as Partial<Record<keyof PushNotification, unknown>>;
  if (typeof title !== 'string' || typeof body !== 'string' || typeof table !== 'string' || !title) return null;
  return /^[A-Za-z0-9-]{3,80}$/.test(table) ? { title, body, table } : null;
}

/** Which of the open pages a click leads to: one at the table, otherwise one that is at no table; -1: a new one. */
export function notificationTarget(pages: readonly string[], table: string, root = ''): number {
  const paths = pages.map((url) => stripBase(new URL(url).pathname, root) ?? '/t/another');
  const there = paths.indexOf(`/t/${table}`);
  return there >= 0 ? there : paths.findIndex((path) => !path.startsWith('/t/'));
}
