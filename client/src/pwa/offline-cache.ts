/** Lets the browser keep the page for times without a network: after the first move, so that nobody waits for it. */
import { withBase, stripBase } from '../lib/base-path';

const LATEST = 20_000;
let begun = false;

/** What is fetched to be kept, and what is done once the helper in the background is ready. */
export interface Steps {
  before: () => Promise<unknown>;
  after: () => Promise<unknown>;
}
let steps: Steps | null = null;

/** Begins to keep, once; where the browser cannot, nothing happens. */
export async function cachePage(): Promise<void> {
  if (begun || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  begun = true;
  try {
    await steps?.before();
    const { active } = await registerWorker();
    active?.postMessage(loaded());
    await steps?.after();
  } catch {
    // A browser that keeps nothing: the page works with a network only.
  }
}

/** The helper in the background, once it is ready. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(withBase('/sw.js'), { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

/** Every file and picture that the page has fetched so far. */
function loaded(): string[] {
  const urls = performance.getEntriesByType('resource').map((entry) => new URL(entry.name));
  const own = urls.filter((url) => url.origin === location.origin && /^\/(assets|art)\//.test(stripBase(url.pathname) ?? ''));
  return [...new Set(own.map((url) => url.pathname))];
}

/** Without a first move it is kept after a while all the same. */
export function cacheAfterFirstMove(wanted: Steps): void {
  steps = wanted;
  setTimeout(() => void cachePage(), LATEST);
}
