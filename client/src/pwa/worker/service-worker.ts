/** The service worker: caches the page, its files and seen pictures. The build replaces `__SHELL__` by the list of files (client/shell.ts). */
import {
  artVersionOf,
  notificationTarget,
  parseNotification,
  outdatedCacheEntries,
  routeKind,
  stripBase,
  type AppShell,
} from './request-routes';

declare const __SHELL__: AppShell;
const SHELL = __SHELL__;

/** Types of workers that TypeScript's page types lack. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface ExtendableMessageEvent extends ExtendableEvent {
  data: unknown;
}
interface PushEvent extends ExtendableEvent {
  data: { json(): unknown } | null;
}
interface NotificationEvent extends ExtendableEvent {
  notification: Notification;
}
interface PushSubscriptionChangeEvent extends ExtendableEvent {
  oldSubscription: PushSubscription | null;
  newSubscription: PushSubscription | null;
}
interface WindowClient {
  url: string;
  visibilityState: DocumentVisibilityState;
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<WindowClient | null>;
}
interface ServiceWorkerScope {
  location: Location;
  navigator: Navigator;
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(wish: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(kind: 'push', act: (event: PushEvent) => void): void;
  addEventListener(kind: 'notificationclick', act: (event: NotificationEvent) => void): void;
  addEventListener(kind: 'pushsubscriptionchange', act: (event: PushSubscriptionChangeEvent) => void): void;
  addEventListener(kind: 'install' | 'activate', act: (event: ExtendableEvent) => void): void;
  addEventListener(kind: 'fetch', act: (event: FetchEvent) => void): void;
  addEventListener(kind: 'message', act: (event: ExtendableMessageEvent) => void): void;
}

const worker = self as unknown as ServiceWorkerScope;
const ROOT = worker.location.pathname.replace(/\/sw\.js$/, '');
/** Servers below one host have separate caches. */
const CACHE = `bastide${ROOT}`;
const PAGE = `${ROOT}/`;
/** Milliseconds to wait for the server's page before the cached one is shown. */
const PATIENCE = 4000;
const MOST_PICTURES = 1500;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));
worker.addEventListener('message', (event) => event.waitUntil(keep(event.data)));
worker.addEventListener('push', (event) => event.waitUntil(tell(event.data)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(lead(event.notification)));
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
worker.addEventListener('fetch', (event) => {
  const way = routeKind(event.request, worker.location.origin, ROOT);
  if (way === 'page') event.respondWith(page(event.request));
  else if (way !== 'net') event.respondWith(kept(event.request));
});

/** The page is cached last, after the files it needs. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL.first.map((path) => ROOT + path));
  await cache.add(new Request(PAGE, { cache: 'reload' }));
  await worker.skipWaiting();
}

async function tidy(): Promise<void> {
  const cache = await caches.open(CACHE);
  const paths = (await cache.keys()).map((request) => stripBase(new URL(request.url).pathname, ROOT) ?? '');
  for (const path of outdatedCacheEntries(paths, SHELL, artVersionOf(paths), MOST_PICTURES))
    await cache.delete(ROOT + path);
}

/** Files that the page loaded before the worker was ready. */
async function keep(paths: unknown): Promise<void> {
  if (!Array.isArray(paths)) return;
  const cache = await caches.open(CACHE);
  for (const path of paths.map(String)) {
    const way = routeKind(
      { url: new URL(path, worker.location.origin).href, method: 'GET', mode: 'cors' },
      worker.location.origin,
      ROOT,
    );
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
    // No network or no server: the cached page says so.
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

const pages = (): Promise<readonly WindowClient[]> =>
  worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Shows a push message, unless its table is visible. One notification for each table. */
async function tell(data: PushEvent['data']): Promise<void> {
  const notice = parseNotification(read(data));
  if (!notice) return;
  const path = `${ROOT}/t/${notice.table}`;
  if ((await pages()).some((one) => one.visibilityState === 'visible' && new URL(one.url).pathname === path))
    return;
  const icon = `${ROOT}/icons/app-192.png`;
  const more = { renotify: true } as NotificationOptions; // shown already: notify again
  await worker.registration.showNotification(notice.title, {
    body: notice.body,
    tag: notice.table,
    icon,
    ...more,
  });
}

function read(data: PushEvent['data']): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/** A click opens the table, in an open page if possible. */
async function lead(notice: Notification): Promise<void> {
  notice.close();
  const open = await pages();
  const path = `${ROOT}/t/${notice.tag}`;
  const page =
    open[
      notificationTarget(
        open.map((one) => one.url),
        notice.tag,
        ROOT,
      )
    ];
  if (!page) return void (await worker.clients.openWindow(path));
  const there = new URL(page.url).pathname === path ? page : await page.navigate(path).catch(() => null);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

/** The browser changed the subscription: send it to the server with the visitor's cookie. */
async function renew({
  oldSubscription: old,
  newSubscription: given,
}: PushSubscriptionChangeEvent): Promise<void> {
  const fresh = given ?? (old ? await worker.registration.pushManager.subscribe(old.options) : null);
  if (!fresh) return;
  const body = JSON.stringify({ ...fresh.toJSON(), language: worker.navigator.language.slice(0, 2) });
  await fetch(`${ROOT}/api/push`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}
