import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Miss, WhyAnswer } from '../../api/protocol';
import { LONG_WORD, overflow, show } from '../../dev/component.svelte';
import { REFUSED, tableAt } from '../../dev/table.fixture';
import { language } from '../../i18n/language.svelte';
import RefusalCard from './RefusalCard.svelte';

const card = (name: string) => page.getByRole('region', { name });
const miss = (role: string, rule: string): Miss => ({
  code: 'feature-taken',
  args: { feature: 'city' },
  rule,
  text: '',
  label: { key: 'offer-figure', args: { role } },
});

async function showCard(
  answer: Partial<WhyAnswer>,
  ask: 'tile' | 'choices' = 'tile',
  cell = { x: 1, y: -2 },
) {
  const found = tableAt(ask === 'tile' ? 'mock' : 'mock-figure');
  found.game.requestRefusal = vi.fn(() => Promise.resolve({ ...REFUSED, ...answer }));
  show(RefusalCard, { table: found.table });
  if (ask === 'tile') await found.table.input.explainPlacement(cell, 0);
  else await found.table.input.explainChoices();
  return found;
}

describe('RefusalCard', () => {
  test('shows nothing where nothing was refused', async () => {
    show(RefusalCard, { table: tableAt('mock').table });
    await expect.element(page.getByRole('region')).not.toBeInTheDocument();
  });

  test('gives the reason and its rule', async () => {
    const { table } = await showCard({});
    await expect.element(card('Not this way round')).toBeVisible();
    await expect.element(page.getByText(/City.*road/i)).toBeVisible();
    await expect.element(page.getByText('Rule BASE-12')).toBeVisible();
    await page.getByRole('button', { name: 'Read the rule' }).click();
    expect(table.panel).toBe('rule');
  });

  test('turns the tile so that it fits, and goes', async () => {
    const { table } = await showCard({});
    await page.getByRole('button', { name: 'Rotate to fit' }).click();
    expect(table.input.cell).toEqual({ x: 1, y: -2 });
    expect(table.input.rotation).toBe(270);
    await expect.element(page.getByRole('region')).not.toBeInTheDocument();
  });

  test('where no direction fits there is none to turn to', async () => {
    await showCard({}, 'tile', { x: 9, y: 9 });
    await expect.element(card('Doesn’t fit here in any rotation')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Rotate to fit' })).not.toBeInTheDocument();
  });

  test('a reason without a rule has none to read', async () => {
    await showCard({ rule: '' });
    await expect.element(card('Not this way round')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Read the rule' })).not.toBeInTheDocument();
  });

  test('its button takes it away', async () => {
    await showCard({});
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('region')).not.toBeInTheDocument();
  });

  test('lists all that is not offered, each with its rule', async () => {
    const { table } = await showCard(
      { misses: [miss('knight', 'BASE-21'), miss('monk', 'BASE-22')] },
      'choices',
    );
    await expect.element(card('Not available now')).toBeVisible();
    expect(page.getByRole('listitem').elements()).toHaveLength(2);
    await page.getByRole('button', { name: 'Read rule BASE-22 (reason 2)' }).click();
    expect(table.panel).toBe('rule');
  });

  test('one that is not offered gives the title', async () => {
    await showCard({ misses: [miss('knight', 'BASE-21')] }, 'choices');
    await expect.element(card('Knight')).toBeVisible();
  });

  test.each([
    ['en', 'That is not possible'],
    ['cs', 'To nejde'],
    ['sk', 'To sa nedá'],
    ['de', 'Das geht nicht'],
  ] as const)('a command that was refused is told on a phone (%s)', async (code, title) => {
    await page.viewport(360, 640);
    await language.choose(code);
    await language.fetch('refusals');
    const { table } = tableAt('mock');
    show(RefusalCard, { table });
    table.input.applyOutcome({
      ok: false,
      stale: false,
      code: 'unknown',
      rule: 'BASE-12',
      text: LONG_WORD,
      args: {},
    });
    await expect.element(card(title)).toBeVisible();
    await expect.element(page.getByText(LONG_WORD)).toBeVisible();
    expect(overflow()).toBe(0);
  });
});
