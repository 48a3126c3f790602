/** Which language the page speaks: the browser's own wish until somebody chooses. Words come when they are needed. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import english from '$locale/en.ftl?raw';
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
const RULES: Record<Tongue, Source> = {
  en: () => import('$locale/rules/en.ftl?raw'),
  cs: () => import('$locale/rules/cs.ftl?raw'),
  sk: () => import('$locale/rules/sk.ftl?raw'),
  de: () => import('$locale/rules/de.ftl?raw'),
};

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
  /** Rules by language, as far as they are here; English ones beside those of another language. */
  #rules = $state.raw<Partial<Record<Tongue, FluentBundle>>>({});
  #asked = new Set<Tongue>();

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
        this.#now = speech(tongue, bundleOf(tongue, (await WORDS[tongue]()).default));
      } catch (error) {
        console.error('words', error); // the page goes on in the language that it has
      }
    }
    document.documentElement.lang = this.#now.tongue;
  }

  /** The rules in our words; null while they are on their way. Rules that are not translated are told in English. */
  rule(key: string): { text: string; tongue: Tongue } | null {
    const { tongue } = this.#now;
    for (const one of new Set<Tongue>([tongue, 'en'])) {
      const bundle = this.#rules[one];
      if (!bundle) return (this.fetchRules(one), null);
      const pattern = bundle.getMessage(key)?.value;
      if (pattern) return { text: bundle.formatPattern(pattern), tongue: one };
    }
    return null;
  }

  /** Asks for the rules before somebody wants to read one. */
  fetchRules(tongue: Tongue = this.#now.tongue): void {
    if (this.#asked.has(tongue)) return;
    this.#asked.add(tongue);
    RULES[tongue]().then(
      ({ default: source }) => (this.#rules = { ...this.#rules, [tongue]: bundleOf(tongue, source) }),
      () => this.#asked.delete(tongue), // asked again when a rule is wanted next
    );
  }
}

export const language = new Language();
