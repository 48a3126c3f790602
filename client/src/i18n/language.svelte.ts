/** The language of the page: the player's choice, or the browser's. Messages are fetched when needed. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { messagesOf, modules } from 'virtual:messages';
import { settings } from '../lib/settings.svelte';
import { pending } from '../lib/settled';
import { namespaceOf, TOGETHER, type Namespace } from './namespaces';

/** Languages by their own names, in the order of the list. */
export const LANGUAGES = { en: 'English', cs: 'Čeština', sk: 'Slovenčina', de: 'Deutsch' } as const;
export type LanguageCode = keyof typeof LANGUAGES;
/** Languages without a second reader. `make check` compares it with locale/readers.toml. */
export const UNREVIEWED: readonly LanguageCode[] = ['cs', 'de', 'sk'];

type Place = `${LanguageCode}-${Namespace}`;

/** The current language, and its formats. */
export interface Locale {
  code: LanguageCode;
  locale: string;
  numbers: Intl.NumberFormat;
  signedNumbers: Intl.NumberFormat;
  percents: Intl.NumberFormat;
  andList: Intl.ListFormat;
  unitList: Intl.ListFormat;
}

/** A message in the language that has it. */
export interface FoundMessage {
  code: LanguageCode;
  format: (args: Record<string, FluentVariable> | null, errors: Error[]) => string;
}

export const isLanguageCode = (word: string): word is LanguageCode => Object.hasOwn(LANGUAGES, word);
const tongueOf = (wish: string): string => wish.toLowerCase().split('-')[0] ?? '';

/** The first of these languages ("de-AT", "en") that the page has. */
export const preferredLanguage = (wishes: readonly string[]): LanguageCode =>
  wishes.map(tongueOf).find(isLanguageCode) ?? 'en';

/** The reader's regional variant of a language: "de-AT". */
export function localeFor(
  code: LanguageCode,
  wishes: readonly string[] = globalThis.navigator?.languages ?? [],
): string {
  const wish = wishes.find((one) => tongueOf(one) === code) ?? code;
  try {
    return Intl.getCanonicalLocales(wish)[0] ?? code;
  } catch {
    return code; // Chromium on Linux has "en-US@posix"
  }
}

function createLocale(code: LanguageCode): Locale {
  const locale = localeFor(code);
  return {
    code,
    locale,
    numbers: new Intl.NumberFormat(locale),
    signedNumbers: new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }),
    percents: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
    // The language without region: some regions leave out the comma that separates names with "and" in them.
    andList: new Intl.ListFormat(code, { type: 'conjunction' }),
    unitList: new Intl.ListFormat(locale, { type: 'unit', style: 'short' }),
  };
}

class Language {
  #now = $state.raw<Locale>(createLocale('en'));
  /** All loaded messages of a language. Namespaces may refer to each other. */
  #bundles = new Map<LanguageCode, FluentBundle>();
  /** The loaded namespaces, and how often messages came from elsewhere. */
  #here = $state.raw<ReadonlySet<Place | number>>(new Set());
  #requested = new Map<Place, Promise<void>>();

  get now(): Locale {
    return this.#now;
  }

  /** Loads the stored or the browser's language, English if that fails. */
  async begin(): Promise<void> {
    await this.#apply(
      isLanguageCode(settings.language) ? settings.language : preferredLanguage(navigator.languages),
    );
    if (!this.#here.has(`${this.#now.code}-first`)) await this.fetch('first');
  }

  choose(code: LanguageCode): Promise<void> {
    settings.language = code;
    return this.#apply(code);
  }

  /** Changes the language. The page keeps the former one if the messages cannot be fetched. */
  async #apply(code: LanguageCode): Promise<void> {
    // Namespaces in use are needed in the other language too.
    const read = new Set(
      [...this.#requested.keys()].map((place) => place.slice(3) as Namespace).concat('first'),
    );
    await Promise.all([...read].map((namespace) => this.#load(namespace, code)));
    if (this.#here.has(`${code}-first`) && code !== this.#now.code) this.#now = createLocale(code);
    document.documentElement.lang = this.#now.code;
  }

  /** Adds messages from the server by language. The page's own come first. */
  addMessages(words: Partial<Record<string, string>>): void {
    for (const tongue of Object.keys(LANGUAGES) as LanguageCode[])
      this.#bundleOf(tongue).addResource(new FluentResource(words[tongue] ?? ''));
    this.#here = new Set([...this.#here, this.#here.size]);
  }

  /** The texts of the rules. Null while they load. English where they are not translated. */
  ruleText(key: string): { text: string; code: LanguageCode } | null {
    return this.lookup('rules', key);
  }

  /** A message of a namespace, in English where the language lacks it. Null while it loads. */
  lookup(
    namespace: Namespace,
    key: string,
    args?: Record<string, FluentVariable>,
  ): { text: string; code: LanguageCode } | null {
    const found = this.find(key, namespace);
    return found && { text: found.format(args ?? null, []), code: found.code };
  }

  /** The message `key`, in English where the language lacks it. Fetches its namespace. Null until that has loaded. */
  find(key: string, namespace: Namespace = namespaceOf(key)): FoundMessage | null {
    for (const tongue of [this.#now.code, 'en'] as const) {
      const here = this.#here.has(`${tongue}-${namespace}`);
      const bundle = this.#bundleOf(tongue);
      const pattern = bundle.getMessage(key)?.value;
      if (pattern)
        return { code: tongue, format: (args, errors) => bundle.formatPattern(pattern, args, errors) };
      if (!here) return (void this.#load(namespace, tongue), null);
      // A key that no namespace has may be a module's.
      if ((namespace === 'first' || namespace === 'common') && !this.#hasModules(modules, tongue))
        return null;
    }
    return null;
  }

  /** Whether the messages of these modules have loaded. Fetches them otherwise. */
  ready(names: readonly string[]): boolean {
    return this.#hasModules(names, this.#now.code);
  }

  #hasModules(names: readonly string[], code: LanguageCode): boolean {
    const missing = names.filter(
      (name) => modules.includes(name) && !this.#here.has(`${code}-modules-${name}`),
    );
    for (const name of missing) void this.#load(`modules-${name}`, code);
    return missing.length === 0;
  }

  /** As `find`, without fetching English: other languages have all of its keys. */
  has(key: string): boolean {
    const { code } = this.#now;
    const namespace = namespaceOf(key);
    if (!this.#here.has(`${code}-${namespace}`)) void this.#load(namespace, code);
    return this.#bundleOf(code).hasMessage(key) || this.#bundleOf('en').hasMessage(key);
  }

  /** True while the namespace of `key`, or of modules, loads. */
  awaits(key: string): boolean {
    const namespaces: Namespace[] = [
      namespaceOf(key),
      ...modules.map((name): Namespace => `modules-${name}`),
    ];
    return [this.#now.code, 'en' as const].some((tongue) =>
      namespaces.some((name) => !this.#here.has(`${tongue}-${name}`)),
    );
  }

  #bundleOf(code: LanguageCode): FluentBundle {
    const bundle = this.#bundles.get(code) ?? new FluentBundle(localeFor(code), { useIsolating: false });
    this.#bundles.set(code, bundle);
    return bundle;
  }

  #add(place: Place, code: LanguageCode, source: string): void {
    const errors = this.#bundleOf(code).addResource(new FluentResource(source), { allowOverrides: true });
    if (errors.length > 0) console.error('words', errors);
    this.#here = new Set([...this.#here, place]);
  }

  hasNamespace(namespace: Namespace): boolean {
    return this.#here.has(`${this.#now.code}-${namespace}`);
  }

  /** Resolves when the namespaces and those shown with them have loaded or failed. */
  async fetch(namespace: Namespace, code: LanguageCode = this.#now.code): Promise<void> {
    const all: Namespace[] = namespace === 'first' ? [namespace] : ['common', namespace];
    await Promise.all([...all, ...(TOGETHER[namespace] ?? [])].map((one) => this.#load(one, code)));
  }

  #load(namespace: Namespace, code: LanguageCode): Promise<void> {
    const place: Place = `${code}-${namespace}`;
    const under = this.#requested.get(place);
    if (under) return under;
    const asked = pending(messagesOf(place)).then(
      (source) => this.#add(place, code, source),
      (error) => {
        console.info('not loaded', error);
        this.#requested.delete(place); // fetched again when it is needed next
      },
    );
    this.#requested.set(place, asked);
    return asked;
  }
}

export const language = new Language();
