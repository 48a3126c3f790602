/** Which language the page speaks: the browser's own wish until somebody chooses. Messages come when they are needed. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { messagesOf, modules } from 'virtual:messages';
import { settings } from '../lib/settings.svelte';
import { pending } from '../lib/settled';
import { namespaceOf, TOGETHER, type Namespace } from './namespaces';

/** Languages by their own names, in the order of the list to choose from. */
export const TONGUES = { en: 'English', cs: 'Čeština', sk: 'Slovenčina', de: 'Deutsch' } as const;
export type Tongue = keyof typeof TONGUES;
/** Those that no second person has read so far; `make check` compares it with locale/readers.toml. */
export const UNREAD: readonly Tongue[] = ['cs', 'de', 'sk'];

type Place = `${Tongue}-${Namespace}`;

/** What is shown now: the language, and how numbers and lists are written. */
export interface Speech {
  tongue: Tongue;
  locale: string;
  numbers: Intl.NumberFormat;
  signed: Intl.NumberFormat;
  percents: Intl.NumberFormat;
  and: Intl.ListFormat;
  beside: Intl.ListFormat;
}

/** A message in the language that has it. */
export interface Found {
  tongue: Tongue;
  format: (args: Record<string, FluentVariable> | null, errors: Error[]) => string;
}

export const isTongue = (word: string): word is Tongue => Object.hasOwn(TONGUES, word);
const tongueOf = (wish: string): string => wish.toLowerCase().split('-')[0] ?? '';

/** The first of these wishes ("de-AT", "en") that the page speaks. */
export const tongueFor = (wishes: readonly string[]): Tongue => wishes.map(tongueOf).find(isTongue) ?? 'en';

/** How a language is written where the reader lives: "de-AT". */
export function localeFor(tongue: Tongue, wishes: readonly string[] = globalThis.navigator?.languages ?? []): string {
  const wish = wishes.find((one) => tongueOf(one) === tongue) ?? tongue;
  try {
    return Intl.getCanonicalLocales(wish)[0] ?? tongue;
  } catch {
    return tongue; // Chromium on Linux has "en-US@posix"
  }
}

function speech(tongue: Tongue): Speech {
  const locale = localeFor(tongue);
  return {
    tongue,
    locale,
    numbers: new Intl.NumberFormat(locale),
    signed: new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }),
    percents: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
    and: new Intl.ListFormat(locale, { type: 'conjunction' }),
    beside: new Intl.ListFormat(locale, { type: 'unit', style: 'short' }),
  };
}

class Language {
  #now = $state.raw<Speech>(speech('en'));
  /** All messages of a language that are here: those of one namespace may name those of another. */
  #bundles = new Map<Tongue, FluentBundle>();
  /** The namespaces that are here, and how often messages came from elsewhere. */
  #here = $state.raw<ReadonlySet<Place | number>>(new Set());
  #asked = new Map<Place, Promise<void>>();

  get now(): Speech {
    return this.#now;
  }

  /** The language of a choice that was kept, or of the browser; English where its messages cannot be fetched. */
  async begin(): Promise<void> {
    await this.#speak(isTongue(settings.language) ? settings.language : tongueFor(navigator.languages));
    if (!this.#here.has(`${this.#now.tongue}-first`)) await this.fetch('first');
  }

  choose(tongue: Tongue): Promise<void> {
    settings.language = tongue;
    return this.#speak(tongue);
  }

  /** Where the messages of a language cannot be fetched the page goes on in the one that it has. */
  async #speak(tongue: Tongue): Promise<void> {
    // What is read already is wanted in the other language too.
    const read = new Set([...this.#asked.keys()].map((place) => place.slice(3) as Namespace).concat('first'));
    await Promise.all([...read].map((namespace) => this.#load(namespace, tongue)));
    if (this.#here.has(`${tongue}-first`) && tongue !== this.#now.tongue) this.#now = speech(tongue);
    document.documentElement.lang = this.#now.tongue;
  }

  /** Messages that the server brings, by language; what the page has itself stays. */
  bring(words: Partial<Record<string, string>>): void {
    for (const tongue of Object.keys(TONGUES) as Tongue[]) this.#bundleOf(tongue).addResource(new FluentResource(words[tongue] ?? ''));
    this.#here = new Set([...this.#here, this.#here.size]);
  }

  /** The rules in our words; null while they are on their way. Rules that are not translated are told in English. */
  rule(key: string): { text: string; tongue: Tongue } | null {
    return this.told('rules', key);
  }

  /** A message of a namespace, in English where the language lacks it; null while it is on its way. */
  told(namespace: Namespace, key: string, args?: Record<string, FluentVariable>): { text: string; tongue: Tongue } | null {
    const found = this.find(key, namespace);
    return found && { text: found.format(args ?? null, []), tongue: found.tongue };
  }

  /** The message `key`, in English where the language lacks it. Fetches its namespace; null until that is here. */
  find(key: string, namespace: Namespace = namespaceOf(key)): Found | null {
    for (const tongue of [this.#now.tongue, 'en'] as const) {
      const here = this.#here.has(`${tongue}-${namespace}`);
      const bundle = this.#bundleOf(tongue);
      const pattern = bundle.getMessage(key)?.value;
      if (pattern) return { tongue, format: (args, errors) => bundle.formatPattern(pattern, args, errors) };
      if (!here) return (void this.#load(namespace, tongue), null);
      // What no file of a page has may be of a module.
      if (namespace === 'first' && !this.#hasModules(modules, tongue)) return null;
    }
    return null;
  }

  /** Whether the messages of these modules are here; fetches them otherwise. */
  ready(names: readonly string[]): boolean {
    return this.#hasModules(names, this.#now.tongue);
  }

  #hasModules(names: readonly string[], tongue: Tongue): boolean {
    const missing = names.filter((name) => modules.includes(name) && !this.#here.has(`${tongue}-modules-${name}`));
    for (const name of missing) void this.#load(`modules-${name}`, tongue);
    return missing.length === 0;
  }

  /** As `find`, but fetches no English file: every other language has all of its keys. */
  has(key: string): boolean {
    const { tongue } = this.#now;
    const namespace = namespaceOf(key);
    if (!this.#here.has(`${tongue}-${namespace}`)) void this.#load(namespace, tongue);
    return this.#bundleOf(tongue).hasMessage(key) || this.#bundleOf('en').hasMessage(key);
  }

  /** True while the messages of the namespace of `key` are on their way, or those of modules. */
  awaits(key: string): boolean {
    const namespaces: Namespace[] = [namespaceOf(key), ...modules.map((name): Namespace => `modules-${name}`)];
    return [this.#now.tongue, 'en' as const].some((tongue) => namespaces.some((name) => !this.#here.has(`${tongue}-${name}`)));
  }

  #bundleOf(tongue: Tongue): FluentBundle {
    const bundle = this.#bundles.get(tongue) ?? new FluentBundle(localeFor(tongue), { useIsolating: false });
    this.#bundles.set(tongue, bundle);
    return bundle;
  }

  #add(place: Place, tongue: Tongue, source: string): void {
    const errors = this.#bundleOf(tongue).addResource(new FluentResource(source), { allowOverrides: true });
    if (errors.length > 0) console.error('words', errors);
    this.#here = new Set([...this.#here, place]);
  }

  hasNamespace(namespace: Namespace): boolean {
    return this.#here.has(`${this.#now.tongue}-${namespace}`);
  }

  /** Resolves when the messages are here, with those that are shown beside them, or cannot come. */
  async fetch(namespace: Namespace, tongue: Tongue = this.#now.tongue): Promise<void> {
    await Promise.all([namespace, ...(TOGETHER[namespace] ?? [])].map((one) => this.#load(one, tongue)));
  }

  #load(namespace: Namespace, tongue: Tongue): Promise<void> {
    const place: Place = `${tongue}-${namespace}`;
    const under = this.#asked.get(place);
    if (under) return under;
    const asked = pending(messagesOf(place)).then(
      (source) => this.#add(place, tongue, source),
      (error) => {
        console.info('not loaded', error);
        this.#asked.delete(place); // asked again when something of it is wanted next
      },
    );
    this.#asked.set(place, asked);
    return asked;
  }
}

export const language = new Language();
