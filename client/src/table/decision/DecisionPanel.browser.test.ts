import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LONG_WORD, overflow, show } from '../../dev/component.svelte';
import { setBusy, tableAt } from '../../dev/table.fixture';
import { language } from '../../i18n/language.svelte';
import { sheet } from '../choices/lazy-choice-list.svelte';
import DecisionPanel from './DecisionPanel.svelte';

const group = page.getByRole('group', { name: 'Your choice' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const place = (name: RegExp) => page.getByRole('radio', { name });

describe('DecisionPanel: a tile in hand', () => {
  test('is a named group with the number of places', async () => {
    const { table } = tableAt('mock');
    show(DecisionPanel, { table });
    await expect.element(group).toHaveAttribute('data-ask', 'place');
    await expect
      .element(page.getByText(`${table.input.placements.length} places fit this tile`))
      .toBeVisible();
    await expect.element(button('Place here')).toBeDisabled();
  });

  test('turns freely before a place is chosen', async () => {
    const { table } = tableAt('mock');
    show(DecisionPanel, { table });
    await button('Rotate the tile').click();
    expect(table.input.rotation).toBe(90);
    await button('Rotate the tile back').click();
    await button('Rotate the tile back').click();
    expect(table.input.rotation).toBe(270);
  });

  test('a place is chosen by keys, and one press sends it', async () => {
    const { table, answer } = tableAt('mock');
    show(DecisionPanel, { table });
    place(/1 left, 3 up from the start/)
      .element()
      .focus();
    await userEvent.keyboard(' ');
    await expect.poll(() => table.input.cell).toEqual({ x: -1, y: -3 });
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => table.input.cell).toEqual({ x: 0, y: -3 });
    await button('Place here').click();
    await expect.poll(() => answer).toHaveBeenCalledExactlyOnceWith({ t: 'act', offer: 'place V 0,-3 90' });
  });

  test('what was chosen can be taken back', async () => {
    const { table, answer } = tableAt('mock');
    show(DecisionPanel, { table });
    await expect.element(button('Take back')).not.toBeInTheDocument();
    table.input.selectNext(1);
    await button('Take back').click();
    expect(table.input.cell).toBeNull();
    expect(answer).not.toHaveBeenCalled();
    await expect.element(button('Place here')).toBeDisabled();
  });

  test('says why it does not turn', async () => {
    const { table } = tableAt(
      'mock',
      (position) =>
        (position.offers = position.offers.filter((offer) => offer.x !== 1 || offer.rotation === 270)),
    );
    show(DecisionPanel, { table });
    table.input.selectCell({ x: 1, y: -2 });
    await expect.element(page.getByText('Fits only this way round.')).toBeVisible();
    await expect.element(button('Why?')).toBeVisible();
  });

  test('is busy while it is sent, and sends nothing more', async () => {
    const { game, table, answer } = tableAt('mock');
    show(DecisionPanel, { table });
    table.input.selectNext(1);
    setBusy(game);
    await expect.element(button('Sending…')).toHaveAttribute('aria-busy', 'true');
    await button('Sending…').click();
    expect(answer).not.toHaveBeenCalled();
    await expect.element(place(/1 left, 3 up from the start/)).toBeDisabled();
    await expect.element(button('Take back')).toBeDisabled();
  });

  test('says that the table moved on', async () => {
    const { table, answer } = tableAt('mock');
    answer.mockResolvedValue({ ok: false, stale: true });
    show(DecisionPanel, { table });
    table.input.selectNext(1);
    await button('Place here').click();
    await expect.element(page.getByText('The game has moved on. Please choose again.')).toBeVisible();
    expect(table.input.cell).toBeNull();
  });

  test('lists the places on a phone', async () => {
    await page.viewport(360, 640);
    const { table } = tableAt('mock');
    show(DecisionPanel, { table });
    await expect.element(page.getByRole('heading', { name: 'Tap a marked place' })).toBeVisible();
    await page.getByRole('button', { name: /places · List/ }).click();
    await expect.element(group).toHaveClass(/picking/);
    expect(overflow()).toBe(0);
  });

  test.each([
    ['en', 'Place here'],
    ['cs', 'Přiložit sem'],
    ['sk', 'Priložiť sem'],
    ['de', 'Hier legen'],
  ] as const)('fits a phone in every language (%s)', async (code, name) => {
    await page.viewport(360, 640);
    await language.choose(code);
    const { table } = tableAt('mock', (position) => (position.table.mayUndo = true));
    table.input.selectCell({ x: -1, y: -3 });
    show(DecisionPanel, { table });
    await expect.element(button(name)).toBeEnabled();
    const { left, right } = button(name).element().getBoundingClientRect();
    expect([left >= 0, right <= 360, overflow()]).toEqual([true, true, 0]);
  });
});

describe('DecisionBar', () => {
  test('has the tile, the hint and the button in one row', async () => {
    const { table, answer } = tableAt('mock');
    show(DecisionPanel, { table, bar: true });
    await expect.element(page.getByText(/places fit this tile/)).toBeVisible();
    await button('Rotate the tile').click();
    table.input.selectCell({ x: -1, y: -3 });
    const [turn, commit] = [button('Rotate the tile'), button('Place here')].map((one) =>
      one.element().getBoundingClientRect(),
    );
    expect(commit!.left).toBeGreaterThan(turn!.right);
    expect(commit!.top).toBeLessThan(turn!.bottom);
    await button('Place here').click();
    await expect.poll(() => answer).toHaveBeenCalledOnce();
  });

  test('has no buttons to turn a tile that lies the same way everywhere', async () => {
    const { table } = tableAt('mock', (position) => {
      position.view!.team = { ghosts: 0 } as never;
      position.offers = position.offers.filter((offer) => offer.rotation === 0);
    });
    show(DecisionPanel, { table, bar: true });
    await expect.element(button('Place here')).toBeVisible();
    await expect.element(button('Rotate the tile')).not.toBeInTheDocument();
  });
});

describe('DecisionPanel: others decide', () => {
  test('a bot thinks, and can be hurried', async () => {
    const { game, table } = tableAt('mock', (position) => {
      position.view!.decision!.seat = 1;
      position.offers = [];
    });
    const hurried: boolean[] = [];
    game.skipBotDelay = () => void hurried.push(true);
    show(DecisionPanel, { table });
    await expect.element(page.getByRole('heading', { name: 'Miller is thinking' })).toBeVisible();
    await expect.element(group).toHaveAttribute('data-ask', 'wait');
    await button('Skip the wait').click();
    expect(hurried).toEqual([true]);
  });

  test('a person chooses, with a long name on a phone', async () => {
    await page.viewport(360, 640);
    const { table } = tableAt('mock', (position) => {
      Object.assign(position.table.seats[2]!, { name: LONG_WORD, online: false });
      position.view!.decision!.seat = 2;
      position.offers = [];
    });
    show(DecisionPanel, { table });
    await expect.element(page.getByText('Not at the table right now.')).toBeVisible();
    expect(overflow()).toBe(0);
  });

  test('the focus comes to the question when it is my turn', async () => {
    const { game, table } = tableAt('mock', (position) => {
      position.view!.decision!.seat = 2;
      position.offers = [];
    });
    show(DecisionPanel, { table });
    await expect.element(group).toHaveFocus();
    const { game: mine } = tableAt('mock');
    game.receive({
      t: 'update',
      seq: game.seq + 1,
      prev: game.seq,
      offers: mine.offers,
      view: { ...mine.view!, tiles: [], explain: [] } as never,
    });
    await expect.element(place(/1 left, 3 up from the start/)).toHaveFocus();
  });
});

test('the choice of a figure comes with its list', async () => {
  const { table } = tableAt('mock-figure');
  show(DecisionPanel, { table });
  await expect.poll(() => sheet.status).toBe('ready');
  await expect.element(group).toHaveAttribute('data-ask', 'pick');
  await expect.element(page.getByRole('radiogroup', { name: 'Place a meeple?' })).toBeVisible();
});
