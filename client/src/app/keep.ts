/** Lets the browser keep the page for times without a network: after the first move, so that nobody waits for it. */
import { rooted, within } from '../root';

const LATEST = 20_000;
let begun = false;

/** Begins to keep, once; where the browser cannot, nothing happens. */
export async function keepPage(): Promise<void> {
  if (begun || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  begun = true;
  try {
    // What a page without a network needs, and the rules to read.
    await import('../pages/Offline.svelte');
    const { active } = await keepWorker();
    active?.postMessage(loaded());
    if (typeof Notification === 'function' && Notification.permission === 'granted') await (await import('../alerts/alerts.svelte')).alerts.load();
  } catch {
    // A browser that keeps nothing: the page works with a network only.
  }
}

/** The helper in the background, once it is ready. */
export async function keepWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(rooted('/sw.js'), { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

/** Every file and picture that the page has fetched so far. */
function loaded(): string[] {
  const urls = performance.getEntriesByType('resource').map((entry) => new URL(entry.name));
  const own = urls.filter((url) => url.origin === location.origin && /^\/(assets|art)\//.test(within(url.pathname) ?? ''));
  return [...new Set(own.map((url) => url.pathname))];
}

/** Without a first move it is kept after a while all the same. */
export function keepLater(): void {
  setTimeout(() => void keepPage(), LATEST);
}
