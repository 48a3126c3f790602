/** How the service worker answers requests. It never stores games, and prefers the server's page to the cached one. */

/** `page`: the server's, else the cached one. `file`, `picture`: cached, else the server's, since names are immutable. `net`: not handled. */
export type RouteKind = 'page' | 'file' | 'picture' | 'net';

/** The built page: its entry, and every file that belongs to it. */
export interface AppShell {
  first: string[];
  all: string[];
}

export interface WorkerRequest {
  url: string;
  method: string;
  mode: string;
}

/** The path below the root, or null. The worker is a single file, so it repeats base-path.ts. */
export const stripBase = (pathname: string, root: string): string | null =>
  pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : null;

const NOT_PAGES = /^\/(?:api|art|assets|ws)\/|\.[a-z0-9]+$/;

export function routeKind(asked: WorkerRequest, origin: string, root = ''): RouteKind {
  const url = new URL(asked.url);
  const pathname = stripBase(url.pathname, root);
  if (asked.method !== 'GET' || url.origin !== origin || pathname === null) return 'net';
  if (asked.mode === 'navigate') return NOT_PAGES.test(pathname) ? 'net' : 'page';
  if (pathname.startsWith('/art/')) return 'picture';
  return pathname.startsWith('/assets/') ? 'file' : 'net';
}

/** Cached addresses to delete: files of older pages, older drawings, and pictures beyond `most`, the oldest first. */
export function outdatedCacheEntries(
  kept: readonly string[],
  shell: AppShell,
  art: string,
  most: number,
): string[] {
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

/** The newest art version among these addresses. */
export const artVersionOf = (paths: readonly string[]): string =>
  paths.findLast((path) => path.startsWith('/art/'))?.split('/')[2] ?? '';

/** A push message of the server (server/features/notifications). */
export interface PushNotification {
  title: string;
  body: string;
  /** The name in its address. */
  table: string;
}

/** Reads a push message. Null if it is invalid. */
export function parseNotification(data: unknown): PushNotification | null {
  const { title, body, table } = (typeof data === 'object' && data !== null ? data : {}) as Partial<
    Record<keyof PushNotification, unknown>
  >;
  if (typeof title !== 'string' || typeof body !== 'string' || typeof table !== 'string' || !title)
    return null;
  return /^[A-Za-z0-9-]{3,80}$/.test(table) ? { title, body, table } : null;
}

/** The open page for a click: one at the table, otherwise one at no table. -1: a new one. */
export function notificationTarget(pages: readonly string[], table: string, root = ''): number {
  const paths = pages.map((url) => stripBase(new URL(url).pathname, root) ?? '/t/another');
  const there = paths.indexOf(`/t/${table}`);
  return there >= 0 ? there : paths.findIndex((path) => !path.startsWith('/t/'));
}
