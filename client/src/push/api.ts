/** Requests about push notifications, and what this browser can do. */
import { call } from '../api';
import type { PushResponse } from '../api/http.gen';

export const getSubscriptions = (): Promise<PushResponse> => call('GET /api/push');
export function addSubscription(subscription: PushSubscription, language: string): Promise<PushResponse> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return call('POST /api/push', { body: { endpoint, keys: { p256dh: '', auth: '', ...keys }, language } });
}
export const removeSubscription = (id = ''): Promise<PushResponse> =>
  id ? call('DELETE /api/push/{id}', { path: { id } }) : call('DELETE /api/push');

/** The server's name of a subscription. */
export async function idOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)]
    .slice(0, 16)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

export const decodeKey = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));

/** The browser's support: `push` always, `tab` while the page is open, `home` on the home screen, `secure` over https, or `none`. */
export type PushSupport = 'push' | 'tab' | 'home' | 'secure' | 'none';

/** Only iPhones and iPads have `standalone`: whether the page was opened from the home screen. */
export function pushSupport(page: {
  push: boolean;
  notices: boolean;
  secure: boolean;
  standalone: boolean | undefined;
}): PushSupport {
  if (page.push && page.notices && page.secure) return 'push';
  if (page.standalone === false) return 'home';
  if (!page.secure) return 'secure';
  return page.notices ? 'tab' : 'none';
}

export const pushSupportHere = (): PushSupport =>
  pushSupport({
    push: 'PushManager' in window && 'serviceWorker' in navigator,
    notices: typeof Notification === 'function',
    secure: isSecureContext,
    standalone: (navigator as Navigator & { standalone?: boolean }).standalone,
  });
