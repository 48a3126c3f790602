/** Browser notifications about one's turn or a call, while the page is in the background. */
import { settings } from '../lib/settings.svelte';

const canNotify = (): boolean => typeof Notification === 'function';

/** The badge of the installed page. */
export function setAppBadge(on: boolean): void {
  const page = navigator as Navigator & {
    setAppBadge?: (n: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
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
    // On phones only the service worker can show notifications.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, { body, tag });
  }
}
