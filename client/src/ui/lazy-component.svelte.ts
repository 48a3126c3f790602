/** A component that loads when it is first needed. */
import { untrack, type Component } from 'svelte';
import { language } from '../i18n/language.svelte';
import type { Namespace } from '../i18n/namespaces';
import { countFetch } from '../lib/load-module';

export type Load<P extends object> = () => Promise<{ default: Component<P> }>;

/** Milliseconds until the loading state is shown. */
const SLOW = 1000;

export class LazyComponent<P extends object> {
  component = $state.raw<Component<P> | null>(null);
  status = $state<'idle' | 'loading' | 'slow' | 'failed' | 'ready'>('idle');
  failures = $state(0);
  readonly #load: Load<P>;
  readonly #namespaces: readonly Namespace[];

  /** `namespaces`: the messages it needs. */
  constructor(load: Load<P>, namespaces: readonly Namespace[] = []) {
    this.#load = load;
    this.#namespaces = namespaces;
  }

  /** Loads it, unless done or under way. */
  load(): void {
    untrack(() => {
      if (this.status === 'idle' || this.status === 'failed') void countFetch(this.#fetch());
    });
  }

  async #fetch(): Promise<void> {
    this.status = 'loading';
    const timer = setTimeout(() => (this.status = 'slow'), SLOW);
    try {
      const [module] = await Promise.all([
        this.#load(),
        ...this.#namespaces.map((one) => language.fetch(one)),
      ]);
      if (!this.#namespaces.every((one) => language.hasNamespace(one))) throw new Error('messages');
      this.component = module.default;
      this.status = 'ready';
    } catch (error) {
      console.info('not loaded', error);
      this.failures += 1;
      this.status = 'failed';
    } finally {
      clearTimeout(timer);
    }
  }
}
