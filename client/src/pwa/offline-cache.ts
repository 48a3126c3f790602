/** Caches the page for use without a network. After the first move, so that the first visit does not wait. */
import { withBase, stripBase } from '../lib/base-path';

const LATEST = 20_000;
let begun = false;

/** Requests before caching, and actions once the service worker is ready. */
export interface Steps {
  before: () => Promise<unknown>;
  after: () => Promise<unknown>;
}
let steps: Steps | null = null;

/** Starts caching once. Does nothing where the browser cannot. */
export async function cachePage(): Promise<void> {
  if (begun || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  begun = true;
  try {
    await steps?.before();
    const { active } = await registerWorker();
    active?.postMessage(loaded());
    await steps?.after();
  } catch {
    // A browser that caches nothing: the page needs a network.
  }
}

/** The service worker, once it is ready. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(withBase('/sw.js'), { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

/** Every file and picture that the page has fetched. */
function loaded(): string[] {
  const urls = performance.getEntriesByType('resource').map((entry) => new URL(entry.name));
  const own = urls.filter(
    (url) => url.origin === location.origin && /^\/(assets|art)\//.test(stripBase(url.pathname) ?? ''),
  );
  return [...new Set(own.map((url) => url.pathname))];
}

/** Starts caching after a while even without a move. */
export function cacheAfterFirstMove(wanted: Steps): void {
  steps = wanted;
  setTimeout(() => void cachePage(), LATEST);
}
