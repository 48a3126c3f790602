import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as reports from '../api/report-error';
import { liveRegion } from '../a11y/live-region.svelte';
import { focusedButton, show } from '../dev/component.svelte';
import ThrowingPart from '../dev/ThrowingPart.svelte';
import { language } from '../i18n/language.svelte';
import Lazy from './Lazy.svelte';

const again = page.getByRole('button', { name: 'Try again' });
const inside = page.getByRole('button', { name: 'Inside' });

vi.mock('../api/report-error', { spy: true });

/** A part that breaks on command. */
function showPart(variant: 'part' | 'panel' | 'dialog' | 'silent' = 'part', broken = false) {
  return show(Lazy<{ broken: boolean }>, {
    variant,
    load: () => Promise.resolve({ default: ThrowingPart }),
    broken,
  });
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  liveRegion.history = [];
});
afterEach(() => vi.restoreAllMocks());

describe('a part that throws', () => {
  test('is a card, and the rest of the page goes on', async () => {
    const before = focusedButton();
    const pressed = vi.fn();
    before.onclick = pressed;
    const part = showPart();
    await expect.element(inside).toBeVisible();
    part.broken = true;
    await expect
      .element(page.getByRole('region', { name: 'This part of the page has stopped working.' }))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await page.getByRole('button', { name: 'Before' }).click();
    expect(pressed).toHaveBeenCalledOnce();
  });

  test('is announced and reported once', async () => {
    showPart('part', true);
    await expect.element(again).toBeVisible();
    expect(liveRegion.history).toEqual(['This part of the page has stopped working.']);
    expect(reports.reportError).toHaveBeenCalledExactlyOnceWith('boundary', expect.any(TypeError));
  });

  test('takes no focus that was elsewhere', async () => {
    const before = focusedButton();
    showPart('part', true);
    await expect.element(again).toBeVisible();
    await expect.element(before).toHaveFocus();
  });

  test('gives the focus that was within to its card', async () => {
    const part = showPart();
    await inside.click();
    await expect.element(inside).toHaveFocus();
    part.broken = true;
    await expect.element(again).toHaveFocus();
  });

  test('comes back with the focus when it is tried again', async () => {
    const part = showPart('part', true);
    await expect.element(again).toBeVisible();
    again.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(again).toHaveFocus();
    part.broken = false;
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Works' })).toHaveFocus();
  });

  test('has the focus where it was opened as a panel', async () => {
    focusedButton();
    showPart('panel', true);
    await expect.element(again).toHaveFocus();
  });

  test('on the map shows nothing, and says nothing', async () => {
    showPart('silent', true);
    await expect.poll(() => vi.mocked(reports.reportError).mock.calls.length).toBe(1);
    await expect.element(again).not.toBeInTheDocument();
    expect(liveRegion.history).toEqual([]);
  });

  test.each([
    ['cs', 'Zkusit znovu'],
    ['sk', 'Skúsiť znova'],
    ['de', 'Noch einmal'],
  ] as const)('says so in the language of the page (%s)', async (code, name) => {
    await language.choose(code);
    showPart('part', true);
    await expect.element(page.getByRole('button', { name })).toBeVisible();
  });
});
