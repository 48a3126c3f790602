/** The book of rules: typed ids, links, rules in play, and search. */
import { expect, test } from 'vitest';
import type { ServerMeta } from '../../api/http.gen';
import { language } from '../../i18n/language.svelte';
import {
  RULEBOOK,
  relatedRules,
  parseRuleId,
  isRuleInPlay,
  splitRuleLinks,
  rulePlace,
  rulesAbout,
  RULES,
  ruleText,
} from './rule-index';
import { foldAccents, searchRules, buildRuleIndex } from './search';

async function told(): Promise<void> {
  void language.fetch('rules');
  await expect.poll(() => ruleText('BASE-22')).not.toBeNull();
}

const table = (modules: string[], house: Record<string, number> = {}) => ({
  modules,
  options: { takeback: true, starter: null, aids: true, house },
});

test('every rule stands once in the book', () => {
  expect(new Set(RULES).size).toBe(RULES.length);
  expect(RULES.length).toBe(
    RULEBOOK.flatMap((chapter) => chapter.parts.flatMap((part) => part.rules)).length,
  );
  expect(rulePlace('FLD-03')?.chapter.id).toBe('fields');
});

test('an id is found however it is typed', () => {
  expect(['fld3', 'FLD-03', ' base 12 ', 'house-2', 'mist105'].map(parseRuleId)).toEqual([
    'FLD-03',
    'FLD-03',
    'BASE-12',
    'HOUSE-2',
    'MIST-105',
  ]);
  expect(['base', 'base 99', '12', 'no rule 5'].map(parseRuleId)).toEqual([null, null, null, null]);
});

test('rules that a text names become links, other words stay words', () => {
  expect(splitRuleLinks('See BASE-22, not XYZ-1.')).toEqual([
    { text: 'See ', rule: false },
    { text: 'BASE-22', rule: true },
    { text: ', not XYZ-1.', rule: false },
  ]);
});

test('a rule is played with its modules, a house rule with its option', () => {
  const options = [{ name: 'hand', rule: 'HOUSE-2', values: [1, 2], default: 1 }];
  const meta = { modules: [{ id: 'base-rules', options }] } as unknown as ServerMeta;
  const plain = table(['base-rules', 'base-tiles', 'mist']);
  expect(
    ['BASE-12', 'GHO-10', 'GHO-60', 'FLD-03', 'HOUSE-2'].map((rule) => isRuleInPlay(rule, plain, meta)),
  ).toEqual([true, true, false, false, false]);
  expect(isRuleInPlay('HOUSE-2', table(['base-rules'], { hand: 2 }), meta)).toBe(true);
  expect(rulesAbout(['abbot']).every((rule) => /^(ABB|COM)-/.test(rule))).toBe(true);
});

test('what names a rule, and what it names, is told beside it', async () => {
  await told();
  expect(relatedRules('FLD-02')).toContain('BASE-22');
  expect(relatedRules('BASE-22')).toContain('FLD-02');
});

test('rules are found by words, by parts of words and by id', async () => {
  await told();
  const index = buildRuleIndex();
  expect(foldAccents('Město')).toBe('mesto');
  expect(searchRules(index, 'BASE 22')[0]).toBe('BASE-22');
  expect(searchRules(index, 'farmers stay')).toContain('FLD-03');
  expect(searchRules(index, 'farm stay')).toContain('FLD-03');
  expect(searchRules(index, 'zzzz')).toEqual([]);
});
