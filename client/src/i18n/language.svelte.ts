/** Which language the page speaks: the browser's own wish until somebody chooses. Words come when they are needed. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from '$locale/en.ftl?raw';
import { untrack } from 'svelte';
import { settings } from '../lib/settings.svelte';
import { pending } from '../lib/settled';
import { shelfOf } from './shelves';

/** Languages by their own names, in the order of the list to choose from. */
export const TONGUES = { en: 'English', cs: 'Čeština', sk: 'Slovenčina', de: 'Deutsch' } as const;
export type Tongue = keyof typeof TONGUES;
/** Those that no second person has read so far; `make check` compares it with locale/readers.toml. */
export const UNREAD: readonly Tongue[] = ['cs', 'de', 'sk'];

type Source = () => Promise<{ default: string }>;

/** English is part of the page: it stands in for whatever another language lacks. */
const WORDS: Record<Tongue, Source> = {
  en: () => Promise.resolve({ default: english }),
  cs: () => import('$locale/cs.ftl?raw'),
  sk: () => import('$locale/sk.ftl?raw'),
  de: () => import('$locale/de.ftl?raw'),
};
export const SHELVES = [
  'account',
  'alerts',
  'mail',
  'rules',
  'lessons',
  'result',
  'signs',
  'replay',
  'privacy',
  'games',
  'meet',
  'friends',
  'puzzle',
  'analysis',
  'box',
  'workshop',
  'position',
  'tournament',
  'rating',
  'order',
  'option',
  'sum',
] as const;
export type Shelf = (typeof SHELVES)[number];
const isShelf = (word: string): word is Shelf => (SHELVES as readonly string[]).includes(word);
type Place = `${Shelf}/${Tongue}`;

/** Words that are fetched when somebody wants to read them. */
const FILES = Object.entries(import.meta.glob<string>('$locale/*/*.ftl', { query: '?raw', import: 'default' }));
const sourceOf = (place: Place): Promise<string> => FILES.find(([path]) => path.endsWith(`/${place}.ftl`))?.[1]() ?? Promise.reject(new Error(place));

/** What is shown now: words, and how numbers and lists are written. */
export interface Speech {
  tongue: Tongue;
  words: FluentBundle;
  numbers: Intl.NumberFormat;
  signed: Intl.NumberFormat;
  percents: Intl.NumberFormat;
  and: Intl.ListFormat;
  beside: Intl.ListFormat;
}

function bundleOf(tongue: Tongue, source: string): FluentBundle {
  const bundle = new FluentBundle(tongue, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) console.error('words', errors);
  return bundle;
}

const add = ({ words, tongue }: Speech, more: Partial<Record<string, string>>): unknown => words.addResource(new FluentResource(more[tongue] ?? ''));

const speech = (tongue: Tongue, words: FluentBundle): Speech => ({
  tongue,
  words,
  numbers: new Intl.NumberFormat(tongue),
  signed: new Intl.NumberFormat(tongue, { signDisplay: 'exceptZero' }),
  percents: new Intl.NumberFormat(tongue, { style: 'percent', maximumFractionDigits: 0 }),
  and: new Intl.ListFormat(tongue, { type: 'conjunction' }),
  beside: new Intl.ListFormat(tongue, { type: 'unit', style: 'short' }),
});

export const isTongue = (word: string): word is Tongue => Object.hasOwn(TONGUES, word);

/** The first of these wishes ("de-AT", "en") that the page speaks. */
export function tongueFor(wishes: readonly string[]): Tongue {
  for (const wish of wishes) {
    const tongue = wish.toLowerCase().split('-')[0] ?? '';
    if (isTongue(tongue)) return tongue;
  }
  return 'en';
}

const ENGLISH = speech('en', bundleOf('en', english));

class Language {
  #now = $state.raw<Speech>(ENGLISH);
  /** Words of the shelves, as far as they are here; English ones beside those of another language. */
  #fetched = $state.raw<Partial<Record<Place, FluentBundle>>>({});
  #asked = new Map<Place, Promise<void>>();
  /** Words of modules that the page does not know. */
  readonly #brought: Partial<Record<string, string>>[] = [];

  get now(): Speech {
    return this.#now;
  }
  readonly english: Speech = ENGLISH;

  /** The language of a choice that was kept, or of the browser. */
  begin(): Promise<void> {
    const wish = isTongue(settings.language) ? settings.language : tongueFor(navigator.languages);
    return this.#speak(wish);
  }

  choose(tongue: Tongue): Promise<void> {
    settings.language = tongue;
    return this.#speak(tongue);
  }

  async #speak(tongue: Tongue): Promise<void> {
    if (tongue !== this.#now.tongue) {
      try {
        // What is read already is wanted in the other language too.
        const read = new Set([...this.#asked.keys()].map((place) => place.split('/')[0] as Shelf));
        const [words] = await Promise.all([WORDS[tongue](), ...[...read].map((shelf) => this.fetch(shelf, tongue))]);
        const next = speech(tongue, bundleOf(tongue, words.default));
        for (const more of this.#brought) add(next, more);
        this.#now = next;
      } catch (error) {
        console.error('words', error); // the page goes on in the language that it has
      }
    }
    document.documentElement.lang = this.#now.tongue;
  }

  /** Words that the server brings, by language; what the page has itself stays. */
  bring(words: Partial<Record<string, string>>): void {
    this.#brought.push(words);
    add(ENGLISH, words);
    if (this.#now.tongue !== 'en') add(this.#now, words);
    this.#now = { ...this.#now };
  }

  /** The rules in our words; null while they are on their way. Rules that are not translated are told in English. */
  rule(key: string): { text: string; tongue: Tongue } | null {
    return this.told('rules', key);
  }

  /** A message of a shelf, in English where the language lacks it; null while it is on its way. */
  told(shelf: Shelf, key: string, args?: Record<string, FluentVariable>): { text: string; tongue: Tongue } | null {
    for (const { tongue, words } of [this.#now, ENGLISH]) {
      const shelved = this.#fetched[`${shelf}/${tongue}`];
      if (!shelved) return (void this.fetch(shelf, tongue), null);
      for (const bundle of [shelved, words]) {
        const pattern = bundle.getMessage(key)?.value;
        if (pattern) return { text: bundle.formatPattern(pattern, args ?? null), tongue };
      }
    }
    return null;
  }

  /** A message that stands on a shelf of its own name: `result-title` on `result`. */
  shelved(key: string, tongue: Tongue): ReturnType<FluentBundle['getMessage']> {
    const shelf = shelfOf(key, SHELVES);
    if (!isShelf(shelf)) return undefined;
    const bundle = this.#fetched[`${shelf}/${tongue}`];
    if (!bundle) void this.fetch(shelf, tongue);
    return bundle?.getMessage(key);
  }

  /** A part of the page, together with the words that it needs. */
  async with<Part>(shelf: Shelf, part: Promise<Part>): Promise<Part> {
    await untrack(() => this.fetch(shelf));
    return part;
  }

  /** Resolves when the words are here, or cannot come. */
  fetch(shelf: Shelf, tongue: Tongue = this.#now.tongue): Promise<void> {
    const place: Place = `${shelf}/${tongue}`;
    const under = this.#asked.get(place);
    if (under) return under;
    const asked = pending(sourceOf(place)).then(
      (source) => void (this.#fetched = { ...this.#fetched, [place]: bundleOf(tongue, source) }),
      () => void this.#asked.delete(place), // asked again when something of it is wanted next
    );
    this.#asked.set(place, asked);
    return asked;
  }
}

export const language = new Language();
