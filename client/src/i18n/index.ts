/** Messages: Fluent files for each language, shared with the Python package. */
import type { FluentVariable } from '@fluent/bundle';
import { language } from './language.svelte';
import type { Words } from '../api/protocol';

type Args = Record<string, FluentVariable>;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Right-to-left text, isolated from the sentence around it. */
const separated = (words: string): string => (RIGHT_TO_LEFT.test(words) ? `\u2068${words}\u2069` : words);
export const separatedArgs = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? separated(value) : value]),
  );

/** The message `key` with its arguments. Empty while its namespace loads, the key itself if it does not exist. */
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

/** A module's own message, `score-piece-inn`, otherwise the general one, `score-piece`. */
export const variantKey = (key: string, what: string): string =>
  hasMessage(`${key}-${what}`) ? `${key}-${what}` : key;

/** A message of the server. Roles of modules have their own words. */
export const serverText = ({ key, args }: Words): string =>
  t(variantKey(key, String(args?.['role'] ?? '')), args);

export function formatNumber(value: number): string {
  return language.now.numbers.format(value);
}

/** A number with its sign: "+8". */
export function formatSigned(value: number): string {
  return withMinusSigns(language.now.signedNumbers.format(value));
}

/** Text with a real minus before numbers, as wide as a plus. */
export const withMinusSigns = (words: string): string => words.replace(/-(?=\d)/g, '−');

/** A chance of 0 to 1. Possible is never 0 %, uncertain never 100 %. */
export function formatPercent(value: number): string {
  const { percents } = language.now;
  if (value > 0 && value < 0.005) return `<${percents.format(0.01)}`;
  if (value < 1 && value > 0.995) return `>${percents.format(0.99)}`;
  return percents.format(value);
}

export const formatList = (words: readonly string[]): string =>
  language.now.andList.format(words.map(separated));

/** "Anna 12, Tomáš 8", without "and". */
export const formatUnits = (words: readonly string[]): string =>
  language.now.unitList.format(words.map(separated));

/** Log lines have no full stop. Screen readers need one. */
export const withFullStop = (text: string): string => (!text || /[.?!…]$/.test(text) ? text : `${text}.`);
