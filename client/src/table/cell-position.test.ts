import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { language, LANGUAGES, type LanguageCode } from '../i18n/language.svelte';
import { t } from '../i18n';
import { cellPosition, positionArgs } from './cell-position';

beforeAll(() => void vi.stubGlobal('document', { documentElement: { lang: '' } }));
afterAll(async () => {
  await language.choose('en');
  vi.unstubAllGlobals();
});

const at = (x: number, y: number): string => t('table-at', positionArgs({ x, y }));

describe('the position of a cell', () => {
  beforeAll(() => language.choose('en'));
  it('counts from the start, right and up', () => {
    expect(at(2, -1)).toBe('2 right, 1 up from the start');
    expect(at(-1, 3)).toBe('1 left, 3 down from the start');
    expect(at(4, 0)).toBe('4 right from the start');
    expect(at(0, -2)).toBe('2 up from the start');
    expect(cellPosition({ x: 0, y: 0 })).toBe('Start.');
  });
});

describe.each(Object.keys(LANGUAGES) as LanguageCode[])('in %s', (code) => {
  beforeAll(() => language.choose(code));
  it('no two cells have the same words', () => {
    const near = [-2, -1, 0, 1, 2];
    const all = near.flatMap((x) => near.map((y) => at(x, y)));
    expect(new Set(all).size).toBe(25);
    expect(all.join()).not.toContain('-');
  });
});
