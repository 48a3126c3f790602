/** Words: one Fluent file per language, shared with the Python package. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from '$locale/en.ftl?raw';
import type { Words } from './protocol';

const LANGUAGE = 'en';

function load(source: string): FluentBundle {
  const bundle = new FluentBundle(LANGUAGE, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) console.error('words', errors);
  return bundle;
}

const bundle = load(english);

/** The message `key` with its arguments; the key itself when the words are missing. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(key);
  if (!message?.value) {
    console.error(`no words for "${key}"`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args ?? null, errors);
  if (errors.length > 0) console.error(`words "${key}"`, errors);
  return text;
}

export function known(key: string): boolean {
  return bundle.hasMessage(key);
}

export function say(words: Words): string {
  return t(words.key, words.args);
}

const numbers = new Intl.NumberFormat(LANGUAGE);
const signed = new Intl.NumberFormat(LANGUAGE, { signDisplay: 'exceptZero' });

export function num(value: number): string {
  return numbers.format(value);
}

/** A number with its sign, as points gained: "+8". */
export function plus(value: number): string {
  return minus(signed.format(value));
}

/** The same words with a real minus before numbers, as long as a plus. */
export const minus = (words: string): string => words.replace(/-(?=\d)/g, '−');

const percents = new Intl.NumberFormat(LANGUAGE, { style: 'percent', maximumFractionDigits: 0 });

/** A chance of 0 to 1; what is possible is never said to be 0, what is not sure never 100 %. */
export function percent(value: number): string {
  if (value > 0 && value < 0.005) return `<${percents.format(0.01)}`;
  if (value < 1 && value > 0.995) return `>${percents.format(0.99)}`;
  return percents.format(value);
}
