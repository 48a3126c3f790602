/** A notice outside the page: of one's own turn, or a call, while somebody looks at something else. */
import { settings } from '../lib/settings.svelte';

const canNotify = (): boolean => typeof Notification === 'function';

/** The installed page has a sign at its picture. */
export function setAppBadge(on: boolean): void {
  const page = navigator as Navigator & { setAppBadge?: (n: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
  (on ? page.setAppBadge?.(1) : page.clearAppBadge?.())?.catch(() => undefined);
}

export async function showNotification(title: string, body: string, tag: string): Promise<void> {
  if (!document.hidden || !settings.notify || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Phones show notices only through the page's worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, { body, tag });
  }
}
