/** Messages: Fluent files for each language, shared with the Python package. */
import type { FluentVariable } from '@fluent/bundle';
import { language } from './language.svelte';
import type { Words } from '../api/protocol';

type Args = Record<string, FluentVariable>;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Words that run from right to left, set apart from the sentence around them. */
const separated = (words: string): string => (RIGHT_TO_LEFT.test(words) ? `\u2068${words}\u2069` : words);
export const separatedArgs = (args: Args): Args =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? separated(value) : value]));

/** The message `key` with its arguments. Empty while its namespace is on its way; the key itself where there is none. */
export function t(key: string, args?: Args): string {
  const found = language.find(key);
  if (!found) {
    if (language.awaits(key)) return '';
    console.error(`no words for "${key}"`);
    return key;
  }
  const errors: Error[] = [];
  const text = found.format(args ? separatedArgs(args) : null, errors);
  if (errors.length > 0) console.error(`words "${key}"`, errors);
  return text;
}

export const hasMessage = (key: string): boolean => language.has(key);

/** What a module says of a case of its own, `score-piece-inn`, otherwise the message for all: `score-piece`. */
export const variantKey = (key: string, what: string): string => (hasMessage(`${key}-${what}`) ? `${key}-${what}` : key);

/** What the server says; of a figure in a module's own role in the module's words, where it has some. */
export const serverText = ({ key, args }: Words): string => t(variantKey(key, String(args?.['role'] ?? '')), args);

export function formatNumber(value: number): string {
  return language.now.numbers.format(value);
}

/** A number with its sign, as points gained: "+8". */
export function formatSigned(value: number): string {
  return withMinusSigns(language.now.signedNumbers.format(value));
}

/** The same words with a real minus before numbers, as long as a plus. */
export const withMinusSigns = (words: string): string => words.replace(/-(?=\d)/g, '−');

/** A chance of 0 to 1; what is possible is never said to be 0, what is not sure never 100 %. */
export function formatPercent(value: number): string {
  const { percents } = language.now;
  if (value > 0 && value < 0.005) return `<${percents.format(0.01)}`;
  if (value < 1 && value > 0.995) return `>${percents.format(0.99)}`;
  return percents.format(value);
}

/** "Anna, Tomáš and Eva". */
export const formatList = (words: readonly string[]): string => language.now.andList.format(words.map(separated));

/** "Anna 12, Tomáš 8": beside each other, without "and". */
export const formatUnits = (words: readonly string[]): string => language.now.unitList.format(words.map(separated));

/** Lines of the log stand without a full stop; read aloud they need one. */
export const withFullStop = (text: string): string => (!text || /[.?!…]$/.test(text) ? text : `${text}.`);
