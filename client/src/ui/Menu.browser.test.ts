import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LONG_WORD, overflow, show } from '../dev/component.svelte';
import Menu, { type MenuItem } from './Menu.svelte';

const button = page.getByRole('button', { name: 'More' });
const menu = page.getByRole('menu', { name: 'More' });
const item = (name: string) => page.getByRole('menuitem', { name });

function showMenu(
  items: Partial<MenuItem>[] = [{ text: 'Copy' }, { text: 'Rename' }, { text: 'Delete' }],
  onclick?: (event: MouseEvent) => void,
): void {
  const whole = items.map((one): MenuItem => ({ icon: 'help', text: '', ...one }));
  show(Menu, { label: 'More', icon: 'menu', items: whole, ...(onclick && { onclick }) });
}

describe('Menu', () => {
  test('its button says that it opens a menu, and whether it is open', async () => {
    showMenu();
    await expect.element(button).toHaveAttribute('aria-haspopup', 'menu');
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await expect.element(menu).not.toBeInTheDocument();
    await button.click();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await expect.element(menu).toBeVisible();
  });

  test('arrows, Home, End and letters lead to its items', async () => {
    showMenu();
    await button.click();
    await expect.element(item('Copy')).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowUp}', 'Delete'],
      ['{ArrowDown}', 'Copy'],
      ['{End}', 'Delete'],
      ['{Home}', 'Copy'],
      ['r', 'Rename'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(item(name)).toHaveFocus();
    }
  });

  test('Esc closes it and gives the focus back', async () => {
    showMenu();
    await button.click();
    await expect.element(item('Copy')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test('Tab closes it', async () => {
    showMenu();
    await button.click();
    await expect.element(item('Copy')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(menu).not.toBeInTheDocument();
  });

  test('keys in it are none of the page', async () => {
    const heard = vi.fn();
    addEventListener('keydown', heard);
    showMenu();
    await button.click();
    await expect.element(item('Copy')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}d');
    await expect.element(item('Delete')).toHaveFocus();
    expect(heard).not.toHaveBeenCalled();
    removeEventListener('keydown', heard);
  });

  test('a command runs when the focus is back on the button', async () => {
    let focused: Element | null = null;
    const onselect = vi.fn(() => (focused = document.activeElement));
    showMenu([{ text: 'Copy', onselect }]);
    await button.click();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(onselect).toHaveBeenCalledOnce());
    expect(focused).toBe(button.element());
    await expect.element(menu).not.toBeInTheDocument();
  });

  test('an item may show items of its own in the same menu', async () => {
    const onselect = vi.fn();
    showMenu([{ text: 'Copy' }, { text: 'Further', items: [{ icon: 'help', text: 'Delete', onselect }] }]);
    await button.click();
    await item('Further').click();
    await expect.element(item('Delete')).toHaveFocus();
    await expect.element(item('Copy')).not.toBeInTheDocument();
    await expect.element(page.getByRole('menu', { name: 'Further' })).toBeVisible();
    await item('Delete').click();
    await vi.waitFor(() => expect(onselect).toHaveBeenCalledOnce());
    await button.click();
    await expect.element(item('Copy')).toHaveFocus();
  });

  test('a file to save is a link', async () => {
    showMenu([{ text: 'Save', href: '/api/tables/a/record', download: true }]);
    await button.click();
    await expect.element(item('Save')).toHaveAttribute('href', '/api/tables/a/record');
    await expect.element(item('Save')).toHaveAttribute('download');
  });

  test('its button may do something else', async () => {
    showMenu(undefined, (event) => event.preventDefault());
    await button.click();
    await expect.element(menu).not.toBeInTheDocument();
  });

  test('a press beside it closes it', async () => {
    showMenu();
    await button.click();
    await expect.element(menu).toBeVisible();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await expect.element(menu).not.toBeInTheDocument();
  });

  test('long words stay within a phone', async () => {
    await page.viewport(360, 640);
    document.body.style.textAlign = 'right';
    showMenu([{ text: LONG_WORD }, { text: 'Delete' }]);
    await button.click();
    await expect.element(menu).toBeVisible();
    const { left, right } = menu.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
    expect(menu.element().scrollWidth).toBeLessThanOrEqual(menu.element().clientWidth);
    expect(overflow()).toBe(0);
    document.body.style.textAlign = '';
  });
});
