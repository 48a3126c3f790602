/** Push notifications of this browser. They are on if both browser and server have the subscription. */
import { registerWorker } from '../pwa/offline-cache';
import { ApiError } from '../api';
import { language } from '../i18n/language.svelte';
import { settings } from '../lib/settings.svelte';
import { stored } from '../lib/storage.svelte';
import type { PushResponse } from '../api/http.gen';
import * as calls from './api';

export type PushState = 'asking' | 'on' | 'off' | 'denied' | calls.PushSupport;

class PushStore {
  state = $state<PushState>('asking');
  /** Other browsers with notifications. */
  otherDevices = $state(0);
  busy = $state(false);
  problem = $state.raw<ApiError | null>(null);
  readonly #asked = stored('bastide.alerts.asked', Boolean, false);
  #id = '';

  /** Do not offer it again. */
  get promptAnswered(): boolean {
    return this.#asked.value;
  }
  declinePrompt(): void {
    this.#asked.value = true;
  }

  load = (): Promise<void> =>
    this.#run(async () => {
      const found = await subscription();
      this.#id = found ? await calls.idOf(found.endpoint) : '';
      const told = await calls.getSubscriptions();
      // Ended in another browser, or the account is signed out.
      if (found && !this.#serverKnows(told)) await found.unsubscribe();
      this.#accept(told);
      const mine = told.subscriptions.find((one) => one.id === this.#id);
      if (found && mine && mine.language !== language.now.code)
        this.#accept(await calls.addSubscription(found, language.now.code));
    });

  /** Needs a user gesture, since the browser asks for permission. */
  subscribe = (): Promise<void> =>
    this.#run(async () => {
      const allowed =
        typeof Notification === 'function' && (await Notification.requestPermission()) === 'granted';
      settings.notify = allowed;
      if (!allowed || calls.pushSupportHere() !== 'push') return this.#accept(null);
      const worker = await registerWorker();
      const { key } = await calls.getSubscriptions();
      const fresh = await subscribe(worker, key);
      this.#id = await calls.idOf(fresh.endpoint);
      this.#accept(await calls.addSubscription(fresh, language.now.code));
    });

  unsubscribe = (): Promise<void> =>
    this.#run(async () => {
      settings.notify = false;
      await (await subscription())?.unsubscribe();
      this.#accept(this.#id ? await calls.removeSubscription(this.#id) : null);
    });

  unsubscribeAll = (): Promise<void> =>
    this.#run(async () => {
      settings.notify = false;
      await (await subscription())?.unsubscribe();
      this.#accept(await calls.removeSubscription());
    });

  #serverKnows = (told: PushResponse): boolean => told.subscriptions.some((one) => one.id === this.#id);

  #accept(told: PushResponse | null): void {
    const able = calls.pushSupportHere();
    const permission = typeof Notification === 'function' ? Notification.permission : 'default';
    const on = !!told && this.#serverKnows(told) && permission === 'granted';
    this.otherDevices = told ? told.subscriptions.length - (on ? 1 : 0) : this.otherDevices;
    if (able === 'home' || able === 'none') this.state = able;
    else if (permission === 'denied') this.state = able === 'secure' ? 'secure' : 'denied';
    else if (on) this.state = 'on';
    else if (able === 'push') this.state = 'off';
    else this.state = settings.notify ? 'tab' : able === 'secure' ? 'secure' : 'off';
  }

  async #run(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await work();
    } catch (error) {
      this.problem = error instanceof ApiError ? error : new ApiError('no-service', String(error));
      this.#accept(null);
    }
    this.busy = false;
  }
}

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
const subscription = async (): Promise<PushSubscription | null> =>
  (await (await registration())?.pushManager?.getSubscription()) ?? null;

/** A subscription with the server's current key. One with an older key is ended. */
async function subscribe(worker: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: calls.decodeKey(key) };
  const before = await worker.pushManager.getSubscription();
  const same = before?.options.applicationServerKey;
  if (before && same && String(new Uint8Array(same)) === String(wish.applicationServerKey)) return before;
  await before?.unsubscribe();
  return worker.pushManager.subscribe(wish);
}

/** Closes notifications about the table that is open. */
export async function dismissNotifications(table: string): Promise<void> {
  for (const one of (await (await registration())?.getNotifications?.({ tag: table })) ?? []) one.close();
}

export const push = new PushStore();
