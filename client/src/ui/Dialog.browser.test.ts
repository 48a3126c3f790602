import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedButton, html, LONG_WORD, overflow, show } from '../dev/component.svelte';
import { language } from '../i18n/language.svelte';
import Dialog from './Dialog.svelte';

const dialog = page.getByRole('dialog', { name: 'Share' });

function showDialog(title = 'Share', body = '<p>The address of the table</p>') {
  const before = focusedButton();
  const onclose = vi.fn(() => (props.open = false));
  const props = show(Dialog, { title, open: false, onclose, children: html(body) });
  props.open = true;
  return { before, onclose, props };
}

describe('Dialog', () => {
  test('has its title as name, and the focus within', async () => {
    showDialog();
    await expect.element(dialog).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Share' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  test('shows nothing while it is closed', async () => {
    const { props } = showDialog();
    await expect.element(dialog).toBeVisible();
    props.open = false;
    await expect.element(page.getByText('The address of the table')).not.toBeInTheDocument();
  });

  test('Esc closes it and gives the focus back', async () => {
    const { before, onclose } = showDialog();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onclose).toHaveBeenCalledOnce();
    await expect.element(before).toHaveFocus();
  });

  test('its button closes it', async () => {
    const { before, onclose } = showDialog();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onclose).toHaveBeenCalledOnce();
    await expect.element(before).toHaveFocus();
  });

  test('a click beside it closes it, one within does not', async () => {
    const { onclose } = showDialog();
    await page.getByText('The address of the table').click();
    await expect.element(dialog).toBeVisible();
    expect(onclose).not.toHaveBeenCalled();
    const { top } = dialog.element().getBoundingClientRect();
    dialog.element().dispatchEvent(new MouseEvent('click', { clientX: 2, clientY: top - 2, bubbles: true }));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onclose).toHaveBeenCalledOnce();
  });

  test('lies at the bottom of a phone, with long words and lines', async () => {
    await page.viewport(360, 640);
    showDialog(LONG_WORD, `<p style="height: 3000px">${LONG_WORD}</p>`);
    const found = page.getByRole('dialog');
    await expect.element(found).toBeVisible();
    const { top, width, bottom } = found.element().getBoundingClientRect();
    expect([width, bottom]).toEqual([360, 640]);
    expect(top).toBeGreaterThan(0);
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeInViewport();
    expect(overflow()).toBe(0);
  });

  test.each([
    ['cs', 'Zavřít'],
    ['sk', 'Zavrieť'],
    ['de', 'Schließen'],
  ] as const)('is closed in the language of the page (%s)', async (code, name) => {
    await language.choose(code);
    const { onclose } = showDialog();
    await page.getByRole('button', { name }).click();
    expect(onclose).toHaveBeenCalledOnce();
  });
});
