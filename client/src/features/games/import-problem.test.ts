import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '../../api';
import { language } from '../../i18n/language.svelte';
import { importProblem } from './import-problem';

const FILE = ['{"format":"bastide-record"}', '{"n":1,"action":"draw B"}', 'x'.repeat(400)].join('\n');
const problem = (code: string, args: ApiError['args'], rule = '') =>
  importProblem(new ApiError(code, 'In English.', '', args, rule), FILE);

beforeAll(() => language.fetch('refusals'));

it('shows the line that is damaged, and the reason of the reader in English', () => {
  const found = problem('import-damaged', { line: 2, field: 'n', reason: 'action 1 is expected here' });
  expect(found.text).toBe('Line 2 cannot be read.');
  expect(found).toMatchObject({ line: 2, source: '{"n":1,"action":"draw B"}', lang: 'en' });
  expect(found.detail).toBe('action 1 is expected here');
});

it('says why the rules refuse a move in the language of the page', () => {
  const args = { line: 2, action: 'place B 9,9 0', code: 'no-neighbour', reason: 'In English.' };
  const found = problem('import-move', args, 'BASE-11');
  expect(found.text).toContain('place B 9,9 0');
  expect(found).toMatchObject({ lang: undefined, rule: 'BASE-11' });
  expect(found.detail).not.toBe('In English.');
  expect(found.detail).not.toBe('');
});

it('cuts a long line, and has none for the whole file', () => {
  expect(problem('import-damaged', { line: 3, reason: 'long' }).source).toHaveLength(161);
  expect(problem('import-unknown', {})).toMatchObject({ line: 0, source: '', detail: '' });
});
