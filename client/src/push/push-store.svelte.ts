/** Whether this browser tells of one's turn while the page is closed. The browser has the subscription, the server knows
 *  it: told is only what both have. */
import { keepWorker } from '../pwa/offline-cache';
import { ApiError } from '../api';
import { language } from '../i18n/language.svelte';
import { settings } from '../lib/settings.svelte';
import { stored } from '../lib/storage.svelte';
import type { PushResponse } from '../api/http.gen';
import * as calls from './api';

export type State = 'asking' | 'on' | 'off' | 'denied' | calls.Able;

class Alerts {
  state = $state<State>('asking');
  /** Browsers that are told beside this one. */
  others = $state(0);
  busy = $state(false);
  problem = $state.raw<ApiError | null>(null);
  readonly #asked = stored('bastide.alerts.asked', Boolean, false);
  #id = '';

  /** Nobody wants to be asked again. */
  get asked(): boolean {
    return this.#asked.value;
  }
  decline(): void {
    this.#asked.value = true;
  }

  load = (): Promise<void> =>
    this.#do(async () => {
      const found = await subscription();
      this.#id = found ? await calls.idOf(found.endpoint) : '';
      const told = await calls.getTold();
      // Ended at another browser, or whoever it was for is not signed in any more.
      if (found && !this.#knows(told)) await found.unsubscribe();
      this.#take(told);
      const mine = told.subscriptions.find((one) => one.id === this.#id);
      if (found && mine && mine.language !== language.now.tongue) this.#take(await calls.begin(found, language.now.tongue));
    });

  /** After a touch: the browser asks. */
  begin = (): Promise<void> =>
    this.#do(async () => {
      const allowed = typeof Notification === 'function' && (await Notification.requestPermission()) === 'granted';
      settings.notify = allowed;
      if (!allowed || calls.ableHere() !== 'push') return this.#take(null);
      const worker = await keepWorker();
      const { key } = await calls.getTold();
      const fresh = await subscribe(worker, key);
      this.#id = await calls.idOf(fresh.endpoint);
      this.#take(await calls.begin(fresh, language.now.tongue));
    });

  end = (): Promise<void> =>
    this.#do(async () => {
      settings.notify = false;
      await (await subscription())?.unsubscribe();
      this.#take(this.#id ? await calls.end(this.#id) : null);
    });

  endAll = (): Promise<void> =>
    this.#do(async () => {
      settings.notify = false;
      await (await subscription())?.unsubscribe();
      this.#take(await calls.end());
    });

  #knows = (told: PushResponse): boolean => told.subscriptions.some((one) => one.id === this.#id);

  #take(told: PushResponse | null): void {
    const able = calls.ableHere();
    const permission = typeof Notification === 'function' ? Notification.permission : 'default';
    const on = !!told && this.#knows(told) && permission === 'granted';
    this.others = told ? told.subscriptions.length - (on ? 1 : 0) : this.others;
    if (able === 'home' || able === 'none') this.state = able;
    else if (permission === 'denied') this.state = able === 'secure' ? 'secure' : 'denied';
    else if (on) this.state = 'on';
    else if (able === 'push') this.state = 'off';
    else this.state = settings.notify ? 'tab' : able === 'secure' ? 'secure' : 'off';
  }

  async #do(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await work();
    } catch (error) {
      this.problem = error instanceof ApiError ? error : new ApiError('no-service', String(error));
      this.#take(null);
    }
    this.busy = false;
  }
}

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
const subscription = async (): Promise<PushSubscription | null> => (await (await registration())?.pushManager?.getSubscription()) ?? null;

/** One of the key that the server has now; one of an older key is given up. */
async function subscribe(worker: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: calls.unpacked(key) };
  const before = await worker.pushManager.getSubscription();
  const same = before?.options.applicationServerKey;
  if (before && same && String(new Uint8Array(same)) === String(wish.applicationServerKey)) return before;
  await before?.unsubscribe();
  return worker.pushManager.subscribe(wish);
}

/** Notices about a table that is looked at now have done what they were for. */
export async function dismiss(table: string): Promise<void> {
  for (const one of (await (await registration())?.getNotifications?.({ tag: table })) ?? []) one.close();
}

export const alerts = new Alerts();
