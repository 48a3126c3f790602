/** The book of rules: chapters, places of rules, and references. Texts are messages, the order comes from docs/rules. */
import chapters from '$locale/rules/book.json';
import type { ServerMeta } from '../../api/http.gen';
import { language, type LanguageCode } from '../../i18n/language.svelte';
import { serverInfo as told } from '../../stores/server-info.svelte';
import type { TableInfo } from '../../api/protocol';

export interface ChapterPart {
  /** Alternatives of modules that must be in play for these rules. */
  modules: string[][];
  rules: string[];
}
export interface Chapter {
  id: string;
  parts: ChapterPart[];
}
export interface Text {
  text: string;
  code: LanguageCode;
}
/** A piece of text, or the id of a rule in it. */
export interface TextPiece {
  text: string;
  rule: boolean;
}

/** Modules from outside have a chapter each. */
const pluginChapters = (told.now?.modules ?? []).flatMap(({ id, rules }) =>
  rules?.length ? [{ id, parts: [{ modules: [[id]], rules }] }] : [],
);
export const RULEBOOK: readonly Chapter[] = [...chapters, ...pluginChapters];
const PLACES = new Map(
  RULEBOOK.flatMap((chapter) =>
    chapter.parts.flatMap((part, n) => part.rules.map((rule) => [rule, { chapter, part, n }] as const)),
  ),
);
export const RULES: readonly string[] = [...PLACES.keys()];
const NAMED = /\b[A-Z]+-\d+\b/g;

export const rulePlace = (rule: string): { chapter: Chapter; part: ChapterPart; n: number } | undefined =>
  PLACES.get(rule);
export const chapterOf = (id: string): Chapter | undefined => RULEBOOK.find((chapter) => chapter.id === id);
export const chapterRules = (chapter: Chapter): string[] => chapter.parts.flatMap((part) => part.rules);

export const ruleText = (rule: string): Text | null => language.ruleText(`rule-${rule.toLowerCase()}`);
export const chapterTitle = (chapter: Chapter): string =>
  language.ruleText(`rule-page-${chapter.id}`)?.text ?? '';
export const partTitle = (chapter: Chapter, n: number): string =>
  language.ruleText(`rule-part-${chapter.id}-${n + 1}`)?.text ?? '';

/** The id for typed text such as "base 12" or "fld3", or null. */
export function parseRuleId(typed: string): string | null {
  const found = /^([a-z]+)[\s-]*(\d+)$/i.exec(typed.trim());
  if (!found) return null;
  const [, word = '', number = ''] = found;
  const ids = [`${word}-${Number(number)}`, `${word}-${number.padStart(2, '0')}`].map((id) =>
    id.toUpperCase(),
  );
  return ids.find((id) => PLACES.has(id)) ?? null;
}

/** A text split at the ids of rules, for links. */
export function splitRuleLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const found of text.matchAll(NAMED)) {
    if (!PLACES.has(found[0])) continue;
    if (found.index > end) pieces.push({ text: text.slice(end, found.index), rule: false });
    pieces.push({ text: found[0], rule: true });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), rule: false });
  return pieces;
}

const namedIn = (rule: string): string[] =>
  (ruleText(rule)?.text.match(NAMED) ?? []).filter((one) => PLACES.has(one));

/** Rules that this one names, then those that name it. */
export function relatedRules(rule: string): string[] {
  const naming = RULES.filter((other) => namedIn(other).includes(rule));
  return [...new Set([...namedIn(rule), ...naming])].filter((other) => other !== rule);
}

export const isPartInPlay = (part: ChapterPart, modules: readonly string[]): boolean =>
  part.modules.some((together) => together.every((module) => modules.includes(module)));

/** Whether a rule applies at a table: its section does, or its option is on. */
export function isRuleInPlay(
  rule: string,
  table: Pick<TableInfo, 'modules' | 'options'>,
  meta: ServerMeta | null,
): boolean {
  const place = PLACES.get(rule);
  if (!place) return false;
  if (isPartInPlay(place.part, table.modules)) return true;
  const options = (meta?.modules ?? []).flatMap((module) => module.options);
  return options.some((option) => option.rule === rule && Object.hasOwn(table.options.house, option.name));
}

/** The rules about some modules, by chapter. */
export const rulesAbout = (modules: readonly string[]): string[] =>
  RULEBOOK.flatMap((chapter) => chapter.parts)
    .filter((part) => part.modules.some((together) => together.some((module) => modules.includes(module))))
    .flatMap((part) => part.rules);
