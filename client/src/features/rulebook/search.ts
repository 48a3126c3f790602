/** Search for rules by words and ids, without accents and endings. */
import MiniSearch from 'minisearch';
import { RULEBOOK, chapterTitle, parseRuleId, partTitle, ruleText } from './rule-index';

const FUZZY_FROM = 5;
const FUZZ = 0.2;

interface Entry {
  id: string;
  text: string;
  title: string;
}

/** "Město" and "mesto" are equal in a search. */
export const foldAccents = (word: string): string =>
  word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Built for the current language. */
export function buildRuleIndex(): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ['id', 'title', 'text'],
    processTerm: foldAccents,
    searchOptions: {
      boost: { id: 4, title: 2 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length >= FUZZY_FROM ? FUZZ : false),
    },
  });
  for (const chapter of RULEBOOK)
    chapter.parts.forEach((part, n) => {
      const title = `${chapterTitle(chapter)} ${partTitle(chapter, n)}`;
      index.addAll(part.rules.map((id) => ({ id, title, text: ruleText(id)?.text ?? '' })));
    });
  return index;
}

/** Ids, best first. A rule whose id was typed comes first of all. */
export function searchRules(index: MiniSearch<Entry>, typed: string): string[] {
  const id = parseRuleId(typed);
  const others = index.search(typed).map((one) => String(one.id));
  return id ? [id, ...others.filter((other) => other !== id)] : others;
}
