/** Which language the page speaks: the browser's own wish until somebody chooses. Words come when they are needed. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from '$locale/en.ftl?raw';
import { untrack } from 'svelte';
import { settings } from './settings.svelte';

/** Languages by their own names, in the order of the list to choose from. */
export const TONGUES = { en: 'English', cs: 'Čeština', sk: 'Slovenčina', de: 'Deutsch' } as const;
export type Tongue = keyof typeof TONGUES;

type Source = () => Promise<{ default: string }>;

/** English is part of the page: it stands in for whatever another language lacks. */
const WORDS: Record<Tongue, Source> = {
  en: () => Promise.resolve({ default: english }),
  cs: () => import('$locale/cs.ftl?raw'),
  sk: () => import('$locale/sk.ftl?raw'),
  de: () => import('$locale/de.ftl?raw'),
};
/** Words that are fetched when somebody wants to read them. */
const SHELVES = {
  rules: {
    en: () => import('$locale/rules/en.ftl?raw'),
    cs: () => import('$locale/rules/cs.ftl?raw'),
    sk: () => import('$locale/rules/sk.ftl?raw'),
    de: () => import('$locale/rules/de.ftl?raw'),
  },
  lessons: {
    en: () => import('$locale/lessons/en.ftl?raw'),
    cs: () => import('$locale/lessons/cs.ftl?raw'),
    sk: () => import('$locale/lessons/sk.ftl?raw'),
    de: () => import('$locale/lessons/de.ftl?raw'),
  },
  result: {
    en: () => import('$locale/result/en.ftl?raw'),
    cs: () => import('$locale/result/cs.ftl?raw'),
    sk: () => import('$locale/result/sk.ftl?raw'),
    de: () => import('$locale/result/de.ftl?raw'),
  },
  signs: {
    en: () => import('$locale/signs/en.ftl?raw'),
    cs: () => import('$locale/signs/cs.ftl?raw'),
    sk: () => import('$locale/signs/sk.ftl?raw'),
    de: () => import('$locale/signs/de.ftl?raw'),
  },
  replay: {
    en: () => import('$locale/replay/en.ftl?raw'),
    cs: () => import('$locale/replay/cs.ftl?raw'),
    sk: () => import('$locale/replay/sk.ftl?raw'),
    de: () => import('$locale/replay/de.ftl?raw'),
  },
  privacy: {
    en: () => import('$locale/privacy/en.ftl?raw'),
    cs: () => import('$locale/privacy/cs.ftl?raw'),
    sk: () => import('$locale/privacy/sk.ftl?raw'),
    de: () => import('$locale/privacy/de.ftl?raw'),
  },
  module: {
    en: () => import('$locale/module/en.ftl?raw'),
    cs: () => import('$locale/module/cs.ftl?raw'),
    sk: () => import('$locale/module/sk.ftl?raw'),
    de: () => import('$locale/module/de.ftl?raw'),
  },
  games: {
    en: () => import('$locale/games/en.ftl?raw'),
    cs: () => import('$locale/games/cs.ftl?raw'),
    sk: () => import('$locale/games/sk.ftl?raw'),
    de: () => import('$locale/games/de.ftl?raw'),
  },
  friends: {
    en: () => import('$locale/friends/en.ftl?raw'),
    cs: () => import('$locale/friends/cs.ftl?raw'),
    sk: () => import('$locale/friends/sk.ftl?raw'),
    de: () => import('$locale/friends/de.ftl?raw'),
  },
} satisfies Record<string, Record<Tongue, Source>>;
export type Shelf = keyof typeof SHELVES;
type Place = `${Shelf}/${Tongue}`;

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
        this.#now = speech(tongue, bundleOf(tongue, words.default));
      } catch (error) {
        console.error('words', error); // the page goes on in the language that it has
      }
    }
    document.documentElement.lang = this.#now.tongue;
  }

  /** The rules in our words; null while they are on their way. Rules that are not translated are told in English. */
  rule(key: string): { text: string; tongue: Tongue } | null {
    return this.told('rules', key);
  }

  /** A message of a shelf, in English where the language lacks it; null while it is on its way. */
  told(shelf: Shelf, key: string, args?: Record<string, FluentVariable>): { text: string; tongue: Tongue } | null {
    const { tongue } = this.#now;
    for (const one of new Set<Tongue>([tongue, 'en'])) {
      const bundle = this.#fetched[`${shelf}/${one}`];
      if (!bundle) return (void this.fetch(shelf, one), null);
      const pattern = bundle.getMessage(key)?.value;
      if (pattern) return { text: bundle.formatPattern(pattern, args ?? null), tongue: one };
    }
    return null;
  }

  /** A message that stands on a shelf of its own name: `result-title` on `result`. */
  shelved(key: string, tongue: Tongue): ReturnType<FluentBundle['getMessage']> {
    const shelf = key.slice(0, key.indexOf('-'));
    if (!Object.hasOwn(SHELVES, shelf)) return undefined;
    const bundle = this.#fetched[`${shelf as Shelf}/${tongue}`];
    if (!bundle) void this.fetch(shelf as Shelf, tongue);
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
    const asked = SHELVES[shelf][tongue]().then(
      ({ default: source }) => void (this.#fetched = { ...this.#fetched, [place]: bundleOf(tongue, source) }),
      () => void this.#asked.delete(place), // asked again when something of it is wanted next
    );
    this.#asked.set(place, asked);
    return asked;
  }
}

export const language = new Language();
