/** Messages: Fluent files for each language, shared with the Python package. */
import type { FluentVariable } from '@fluent/bundle';
import { language } from './language.svelte';
import type { Words } from '../api/protocol';

type Args = Record<string, FluentVariable>;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Words that run from right to left, set apart from the sentence around them. */
const apart = (words: string): string => (RIGHT_TO_LEFT.test(words) ? `\u2068${words}\u2069` : words);
export const allApart = (args: Args): Args =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? apart(value) : value]));

/** The message `key` with its arguments. Empty while its namespace is on its way; the key itself where there is none. */
export function t(key: string, args?: Args): string {
  const found = language.find(key);
  if (!found) {
    if (language.awaits(key)) return '';
    console.error(`no words for "${key}"`);
    return key;
  }
  const errors: Error[] = [];
  const text = found.format(args ? allApart(args) : null, errors);
  if (errors.length > 0) console.error(`words "${key}"`, errors);
  return text;
}

export const known = (key: string): boolean => language.has(key);

/** What a module says of a case of its own, `score-piece-inn`, otherwise the message for all: `score-piece`. */
export const caseOf = (key: string, what: string): string => (known(`${key}-${what}`) ? `${key}-${what}` : key);

/** What the server says; of a figure in a module's own role in the module's words, where it has some. */
export const say = ({ key, args }: Words): string => t(caseOf(key, String(args?.['role'] ?? '')), args);

export function num(value: number): string {
  return language.now.numbers.format(value);
}

/** A number with its sign, as points gained: "+8". */
export function plus(value: number): string {
  return minus(language.now.signed.format(value));
}

/** The same words with a real minus before numbers, as long as a plus. */
export const minus = (words: string): string => words.replace(/-(?=\d)/g, '−');

/** A chance of 0 to 1; what is possible is never said to be 0, what is not sure never 100 %. */
export function percent(value: number): string {
  const { percents } = language.now;
  if (value > 0 && value < 0.005) return `<${percents.format(0.01)}`;
  if (value < 1 && value > 0.995) return `>${percents.format(0.99)}`;
  return percents.format(value);
}

/** "Anna, Tomáš and Eva". */
export const listed = (words: readonly string[]): string => language.now.and.format(words.map(apart));

/** "Anna 12, Tomáš 8": beside each other, without "and". */
export const beside = (words: readonly string[]): string => language.now.beside.format(words.map(apart));

/** Lines of the log stand without a full stop; read aloud they need one. */
export const sentence = (text: string): string => (!text || /[.?!…]$/.test(text) ? text : `${text}.`);
