import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { language, type LanguageCode } from '../../i18n/language.svelte';
import type { TableModel } from '../../table/table-model.svelte';
import { fairText, wonText } from './text';

const table = {
  playerName: (seat: number) => ['Ich', 'Ben'][seat],
  isYou: (seat: number) => seat === 0,
} as unknown as TableModel;

beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: '' } }));
afterAll(() => vi.unstubAllGlobals());

it.each([
  ['en', 'You won by 3 points.', 'Ben won by 3 points.'],
  ['de', 'Du hast mit 3 Punkten Vorsprung gewonnen.', 'Ben hat mit 3 Punkten Vorsprung gewonnen.'],
  ['cs', 'Vítězíš o 3 body.', 'Vítězí Ben o 3 body.'],
  ['sk', 'Víťazíš o 3 body.', 'Víťazí Ben o 3 body.'],
] as [LanguageCode, string, string][])('the reader is spoken to in %s', async (tongue, you, other) => {
  await language.choose(tongue);
  await language.fetch('analysis');
  expect([0, 1].map((seat) => wonText(table, seat, 3))).toEqual([you, other]);
  expect(fairText(table, 0, -3)).toBe(fairText(table, 1, 3));
});
