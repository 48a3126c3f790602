import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Ending } from '../../api/protocol';
import { LONG_WORD, overflow, show } from '../../dev/component.svelte';
import { tableAt } from '../../dev/table.fixture';
import { language } from '../../i18n/language.svelte';
import ResultCard from './ResultCard.svelte';

const ENDING: Ending = {
  at: '2026-04-03T18:00:00Z',
  kinds: ['city', 'road'],
  moments: [
    { kind: 'city', seats: [0], points: 24, count: 8, cells: [[0, 0]] },
    { kind: 'counting', seats: [0], points: 9 },
  ],
  rows: [
    { seats: [0], place: 1, points: [24, 0], best: [true, false], total: 46 },
    { seats: [1], place: 2, points: [10, 8], best: [false, true], total: 45 },
    { seats: [2], place: 3, points: [0, 3], best: [false, false], total: 35 },
  ],
  turns: 71,
  winners: [0],
};

async function showResult(change: Partial<Ending> = {}, name = 'Anna', host = true) {
  await language.fetch('result');
  const found = tableAt('mock-over', ({ table }) => {
    Object.assign(table, { ending: { ...ENDING, ...change }, host });
    table.seats[0]!.name = name;
  });
  show(ResultCard, { table: found.table });
  return found;
}
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('ResultCard', () => {
  test('who won is its heading, which has the focus', async () => {
    await showResult();
    await expect.element(page.getByRole('heading', { name: 'You win' })).toHaveFocus();
  });

  test('names those who won together', async () => {
    await showResult({ winners: [0, 1] });
    await expect.element(page.getByRole('heading', { name: 'Anna and Miller win' })).toBeVisible();
  });

  test('says something kind to those who did not win', async () => {
    await showResult({ winners: [1] });
    await expect.element(page.getByText('Just one point short')).not.toBeInTheDocument();
    await expect.element(page.getByText('The largest city was yours: 8 tiles')).toBeVisible();
  });

  test('is a table of points with its best values', async () => {
    await showResult();
    const points = page.getByRole('table', { name: 'Points by kind' });
    await expect.element(points.getByRole('columnheader', { name: 'Cities' })).toBeVisible();
    await expect
      .element(points.getByRole('row', { name: /Anna/ }).getByRole('cell').first())
      .toHaveTextContent('24, best');
    await expect
      .element(
        points
          .getByRole('row', { name: /Miller/ })
          .getByRole('cell')
          .last(),
      )
      .toHaveTextContent('45');
  });

  test('a moment shows its place on the map', async () => {
    const { table } = await showResult();
    await expect.element(page.getByRole('list', { name: 'Highlights' })).toBeVisible();
    await page.getByRole('button', { name: /Largest city/ }).click();
    expect(table.highlightedFeature).toEqual({ cells: [[0, 0]] });
  });

  test('has no list where nothing is worth telling', async () => {
    await showResult({ moments: [] });
    await expect.element(page.getByRole('table')).toBeVisible();
    await expect.element(page.getByRole('list', { name: 'Highlights' })).not.toBeInTheDocument();
  });

  test('a rematch is asked for once', async () => {
    const { answer } = await showResult();
    await button('Rematch').click();
    expect(answer).toHaveBeenCalledExactlyOnceWith({ t: 'rematch' });
    await expect.element(button('Rematch')).toHaveAttribute('aria-busy', 'true');
    await button('Rematch').click();
    expect(answer).toHaveBeenCalledOnce();
  });

  test('the counting can be seen, and the game looked back at', async () => {
    const { table } = await showResult();
    const links = page.getByRole('link');
    expect(links.elements().map((one) => one.getAttribute('href'))).toEqual([
      '/t/mock?turn=9999',
      '/t/mock?analysis',
      '/',
    ]);
    await button('Watch the count').click();
    expect(table.scoringStep).toBe(0);
  });

  test.each(['en', 'cs', 'sk', 'de'] as const)(
    'fits a phone in every language, with a long name (%s)',
    async (code) => {
      await page.viewport(360, 640);
      await language.choose(code);
      await showResult({}, LONG_WORD);
      await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
      expect(overflow()).toBe(0);
    },
  );
});
