/** Typed commands: a word or its letter, with numbers. See run-command.ts. */

import { variantKey, t } from '../../i18n';
import { PLUGIN_PANELS } from '../../plugins/registry';
import { featureKinds } from '../../board/feature-order';

/** Commands with their letters, which work in every language. */
export const commandLetters = (): Readonly<Record<string, string>> => ({
  cell: 'c',
  place: 'n',
  turn: 'r',
  confirm: 'k',
  none: 'p',
  undo: 'u',
  hand: 'h',
  state: 'g',
  news: 'd',
  own: 'm',
  feature: 'e',
  open: 'j',
  ...Object.fromEntries(
    PLUGIN_PANELS.flatMap(({ panel: { command, letter = '' } }) => (command ? [[command.word, letter]] : [])),
  ),
  left: 't',
  log: 'l',
  why: 'w',
  again: 'z',
  help: '?',
});
export const commandWords = (): string[] => Object.keys(commandLetters());

/** A command with its numbers and perhaps a kind of feature, or a number alone, which chooses. */
export interface ParsedCommand {
  /** `pick` for a number alone. */
  word: string;
  numbers: number[];
  kind: string;
}

/** Lower case without accents. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim();

/** The word of a command in the language of the page. */
export const commandWord = (word: string): string => t(`speech-word-${word}`);

export function parseCommand(line: string): ParsedCommand | null {
  const parts = foldText(line)
    .replaceAll('\u2212', '-')
    .split(/[\s,;]+/)
    .filter(Boolean);
  const numbers = parts.filter((part) => /^-?\d+$/.test(part)).map(Number);
  const words = parts.filter((part) => !/^-?\d+$/.test(part));
  const [first, ...rest] = words;
  if (first === undefined)
    return numbers.length ? { word: numbers.length > 1 ? 'cell' : 'pick', numbers, kind: '' } : null;
  const [all, letters] = [commandWords(), commandLetters()];
  const found =
    all.find((one) => letters[one] === first) ??
    all.find((one) => foldText(commandWord(one)) === first) ??
    begins(first);
  const kind = kindOf(found ? rest[0] : first);
  if (found) return { word: found, numbers, kind };
  return kind ? { word: 'feature', numbers, kind } : null;
}

/** The only command that starts so. */
function begins(letters: string): string | undefined {
  const found =
    letters.length > 1 ? commandWords().filter((one) => foldText(commandWord(one)).startsWith(letters)) : [];
  return found.length === 1 ? found[0] : undefined;
}

/** A kind of feature by the start of its name. */
function kindOf(word = ''): string {
  if (word.length < 2) return '';
  return (
    featureKinds().find((kind) =>
      foldText(t(variantKey('table-feature', kind), { feature: kind })).startsWith(word),
    ) ?? ''
  );
}
