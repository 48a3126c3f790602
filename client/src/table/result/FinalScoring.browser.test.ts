import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { liveRegion } from '../../a11y/live-region.svelte';
import { show } from '../../dev/component.svelte';
import { tableAt } from '../../dev/table.fixture';
import { language } from '../../i18n/language.svelte';
import FinalScoring from './FinalScoring.svelte';

async function showScoring(auto = true) {
  await language.fetch('calculation');
  const { table } = tableAt('mock-over');
  table.startScoring(auto);
  show(FinalScoring, { table });
  await expect.element(page.getByRole('heading', { name: 'Final scoring' })).toHaveFocus();
  return table;
}
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => {
  liveRegion.history = [];
});

describe('FinalScoring by itself', () => {
  test.each(['{Enter}', '[Space]'])('%s skips to the result', async (key) => {
    const table = await showScoring();
    await userEvent.keyboard(key);
    expect(table.scoringStep).toBeNull();
  });

  test('a tap beside the buttons skips to the result', async () => {
    const table = await showScoring();
    await page.getByRole('heading', { name: 'Final scoring' }).click();
    expect(table.scoringStep).toBeNull();
  });

  test('a drag does not', async () => {
    const table = await showScoring();
    const at = { bubbles: true, clientY: 20 };
    document.body.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: 20 }));
    document.body.dispatchEvent(new MouseEvent('click', { ...at, clientX: 80, detail: 1 }));
    expect(table.scoringStep).not.toBeNull();
  });

  test('the second half of a double click does not', async () => {
    const table = await showScoring();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    expect(table.scoringStep).not.toBeNull();
  });

  test('buttons keep Enter, and then the player leads', async () => {
    const table = await showScoring();
    button('Next').element().focus();
    await userEvent.keyboard('{Enter}');
    expect(table.scoringStep).toBeGreaterThan(0);
    expect(table.autoScoring).toBe(false);
    await expect.element(button('Continue')).toBeVisible();
    await page.getByRole('heading', { name: 'Final scoring' }).click();
    expect(table.scoringStep).not.toBeNull();
  });

  test('announces each kind once, not each feature', async () => {
    await showScoring();
    expect(liveRegion.history[0]).toBe('Unfinished roads: Anna: 3.');
    await button('Pause').click();
    await expect.poll(() => liveRegion.history.at(-1)).toContain(' = ');
    const kinds = liveRegion.history.slice(0, -1);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(kinds.join()).not.toContain(' = ');
  });
});

test('a scoring that was asked for goes on after a tap', async () => {
  const table = await showScoring(false);
  await button('Pause').click();
  await page.getByRole('heading', { name: 'Final scoring' }).click();
  expect(table.scoringStep).not.toBeNull();
});
