import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { html, LONG_WORD, overflow, show } from '../dev/component.svelte';
import { language } from '../i18n/language.svelte';
import Disclosure from './Disclosure.svelte';
import Select from './Select.svelte';
import TextField from './TextField.svelte';

describe('TextField', () => {
  const name = page.getByRole('textbox', { name: 'Name' });

  test('what is typed is its value', async () => {
    const props = show(TextField, { label: 'Name', value: '', maxlength: 3 });
    await name.fill('Eva');
    await expect.poll(() => props.value).toBe('Eva');
    await userEvent.type(name, 'n');
    expect(props.value).toBe('Eva');
  });

  test('its label leads to it', async () => {
    show(TextField, { label: 'Name', value: '' });
    await page.getByText('Name').click();
    await expect.element(name).toHaveFocus();
  });

  test('hint and error describe it', async () => {
    const props = show(TextField, { label: 'Name', value: '', hint: 'As others see it.', error: '' });
    await expect.element(name).toHaveAccessibleDescription('As others see it.');
    await expect.element(name).not.toHaveAttribute('aria-invalid');
    props.error = 'Too short.';
    await expect.element(name).toHaveAccessibleDescription('As others see it. Too short.');
    await expect.element(name).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByRole('status')).toHaveTextContent('Too short.');
  });

  test.each([
    ['en', 'Show password'],
    ['cs', 'Ukázat heslo'],
    ['sk', 'Ukázať heslo'],
    ['de', 'Passwort zeigen'],
  ] as const)('a password can be seen (%s)', async (code, label) => {
    await language.choose(code);
    await language.fetch('account');
    show(TextField, { label: 'Password', value: 'secret', secret: true, autocomplete: 'current-password' });
    const field = page.getByLabelText('Password', { exact: true });
    await expect.element(field).toHaveAttribute('type', 'password');
    const look = page.getByRole('button', { name: label });
    await look.click();
    await expect.element(field).not.toHaveAttribute('type', 'password');
    await expect.element(field).toHaveValue('secret');
    await expect.element(look).toHaveAttribute('aria-pressed', 'true');
    await look.click();
    await expect.element(field).toHaveAttribute('type', 'password');
  });

  test('several lines keep Enter', async () => {
    const props = show(TextField, { label: 'Name', value: '', rows: 4 });
    await name.click();
    await userEvent.keyboard('one{Enter}two');
    await expect.poll(() => props.value).toBe('one\ntwo');
  });

  test('one that appears is typed into at once', async () => {
    show(TextField, { label: 'Name', value: '', autofocus: true });
    await expect.element(name).toHaveFocus();
  });

  test('a label that is heard only names it', async () => {
    show(TextField, { label: 'Name', value: '', hideLabel: true });
    await expect.element(name).toBeVisible();
    await expect.element(page.getByText('Name')).not.toBeInTheDocument();
  });

  test('a disabled one is not typed into', async () => {
    show(TextField, { label: 'Name', value: 'Eva', disabled: true });
    await expect.element(name).toBeDisabled();
  });

  test('long words break on a phone', async () => {
    await page.viewport(360, 640);
    show(TextField, { label: LONG_WORD, value: LONG_WORD, error: 'Too long.', secret: true });
    await expect.element(page.getByLabelText(LONG_WORD)).toBeVisible();
    expect(overflow()).toBe(0);
  });
});

describe('Select', () => {
  const options = [
    { value: null, label: 'No limit' },
    { value: 30, label: '30 seconds' },
    { value: 90, label: '90 seconds' },
  ];
  const time = page.getByRole('combobox', { name: 'Time' });

  test('keys choose, and the value keeps its type', async () => {
    const onchange = vi.fn();
    const props = show(Select<number | null>, { label: 'Time', options, value: null, onchange });
    await expect.element(time).toHaveDisplayValue('No limit');
    time.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => props.value).toBe(30);
    expect(onchange).toHaveBeenLastCalledWith(30);
    await time.selectOptions('No limit');
    await expect.poll(() => props.value).toBeNull();
  });

  test('its hint describes it', async () => {
    show(Select<number | null>, { label: 'Time', options, value: 90, hint: 'For each turn.' });
    await expect.element(time).toHaveAccessibleDescription('For each turn.');
    await expect.element(time).toHaveDisplayValue('90 seconds');
  });

  test('fits a row of a phone', async () => {
    await page.viewport(360, 640);
    show(Select<string>, {
      label: LONG_WORD,
      options: [{ value: 'a', label: LONG_WORD }],
      value: 'a',
      row: true,
    });
    await expect.element(page.getByRole('combobox')).toBeVisible();
    expect(overflow()).toBe(0);
  });
});

describe('Disclosure', () => {
  const body = page.getByText('Expansions');

  test('opens and closes by click and by Space, and says so once each time', async () => {
    const onopen = vi.fn();
    const props = show(Disclosure, {
      summary: 'Rules',
      hint: 'Which game it is',
      onopen,
      open: false,
      children: html('<p>Expansions</p>'),
    });
    await expect.element(body).not.toBeVisible();
    await page.getByText('Rules').click();
    await expect.element(body).toBeVisible();
    await expect.poll(() => onopen).toHaveBeenCalledOnce();
    expect(props.open).toBe(true);
    await userEvent.keyboard(' ');
    await expect.element(body).not.toBeVisible();
    expect(onopen).toHaveBeenCalledOnce();
  });

  test('its line is reached by Tab', async () => {
    show(Disclosure, { summary: 'Rules', children: html('<p>Expansions</p>') });
    await userEvent.tab();
    await expect.poll(() => document.activeElement?.tagName).toBe('SUMMARY');
    await userEvent.keyboard('{Enter}');
    await expect.element(body).toBeVisible();
  });

  test('is open where it is told to be', async () => {
    show(Disclosure, { summary: LONG_WORD, open: true, children: html('<p>Expansions</p>') });
    await page.viewport(360, 640);
    await expect.element(body).toBeVisible();
    expect(overflow()).toBe(0);
  });
});
