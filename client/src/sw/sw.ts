/** The service worker: keeps the page, its files and the pictures that were seen, so that it opens without a network.
 *  The build puts the list of files in place of `__SHELL__` (client/shell.ts). */
import { artOf, outdated, wayOf, within, type Shell } from './plan';

declare const __SHELL__: Shell;
const SHELL = __SHELL__;

/** What TypeScript's page types lack of a worker. */
interface Later extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Later {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Later {
  data: unknown;
}
interface Worker {
  location: Location;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(kind: 'install' | 'activate', act: (event: Later) => void): void;
  addEventListener(kind: 'fetch', act: (event: Fetching) => void): void;
  addEventListener(kind: 'message', act: (event: Told) => void): void;
}

const worker = self as unknown as Worker;
const ROOT = worker.location.pathname.replace(/\/sw\.js$/, '');
/** Servers below one name keep apart. */
const CACHE = `bastide${ROOT}`;
const PAGE = `${ROOT}/`;
/** So long the server has to send the page before the kept one is shown. */
const PATIENCE = 4000;
const MOST_PICTURES = 1500;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));
worker.addEventListener('message', (event) => event.waitUntil(keep(event.data)));
worker.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, worker.location.origin, ROOT);
  if (way === 'page') event.respondWith(page(event.request));
  else if (way !== 'net') event.respondWith(kept(event.request));
});

/** The page is kept last: when it is there, what it begins with is there too. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL.first.map((path) => ROOT + path));
  await cache.add(new Request(PAGE, { cache: 'reload' }));
  await worker.skipWaiting();
}

async function tidy(): Promise<void> {
  const cache = await caches.open(CACHE);
  const paths = (await cache.keys()).map((request) => within(new URL(request.url).pathname, ROOT) ?? '');
  for (const path of outdated(paths, SHELL, artOf(paths), MOST_PICTURES)) await cache.delete(ROOT + path);
}

/** The page names what it has loaded before the worker was there. */
async function keep(paths: unknown): Promise<void> {
  if (!Array.isArray(paths)) return;
  const cache = await caches.open(CACHE);
  for (const path of paths.map(String)) {
    const way = wayOf({ url: new URL(path, worker.location.origin).href, method: 'GET', mode: 'cors' }, worker.location.origin, ROOT);
    if (way === 'net' || (await cache.match(path))) continue;
    await cache.add(path).catch(() => undefined);
  }
  await tidy();
}

async function page(request: Request): Promise<Response> {
  const answer = fetch(request);
  answer.catch(() => undefined);
  try {
    const first = await Promise.race([answer, later(PATIENCE)]);
    if (first && first.status < 500) return first;
  } catch {
    // No network, or no server: the kept page says so.
  }
  return (await caches.match(PAGE)) ?? answer;
}

const later = (ms: number): Promise<null> => new Promise((done) => setTimeout(() => done(null), ms));

async function kept(request: Request): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    void caches.open(CACHE).then((cache) => cache.put(request, copy));
  }
  return answer;
}
