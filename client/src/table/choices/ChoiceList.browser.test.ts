import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Offer, Snapshot } from '../../api/protocol';
import { html, LONG_WORD, overflow, show } from '../../dev/component.svelte';
import { REFUSED, setBusy, slotOffer, tableAt } from '../../dev/table.fixture';
import { language } from '../../i18n/language.svelte';
import ChoiceList from './ChoiceList.svelte';

const rows = page.getByRole('radio', { name: /^\d+ of \d+: / });
const row = (name: RegExp) => page.getByRole('radio', { name });
const none = page.getByRole('button', { name: 'None' });

function showList(change?: (position: Snapshot) => void, arrangement = 'wide') {
  const found = tableAt('mock-figure', change);
  show(ChoiceList, {
    table: found.table,
    arrangement,
    hint: '',
    takeBack: html('<i></i>'),
    commit: html('<button>Commit</button>'),
  });
  return found;
}
const withOffers =
  (...offers: Offer[]) =>
  (position: Snapshot): void =>
    void (position.offers = offers);

describe('ChoiceList', () => {
  test('is a group of radio buttons under its question', async () => {
    showList();
    await expect.element(page.getByRole('radiogroup', { name: 'Place a meeple?' })).toBeVisible();
    await expect.poll(() => rows.elements().length).toBe(3);
    await expect.element(row(/1 of 3: Highwayman, road.*worth 3/)).not.toBeChecked();
  });

  test('arrows choose one after the other', async () => {
    const { table } = showList();
    rows.first().element().focus();
    await userEvent.keyboard(' ');
    await expect.poll(() => table.input.selectedId).toBe(table.input.choiceRows[0]!.id);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(rows.nth(1)).toBeChecked();
    expect(table.input.selectedId).toBe(table.input.choiceRows[1]!.id);
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(rows.nth(0)).toBeChecked();
  });

  test('a click on the words chooses', async () => {
    const { table } = showList();
    await page.getByText('Highwayman').click();
    expect(table.input.selected?.label.args?.['role']).toBe('highwayman');
    await expect.element(row(/Highwayman/)).toBeChecked();
  });

  test('what is picked on the map is checked in the list', async () => {
    const { table } = showList();
    table.input.select(table.input.choiceRows[2]);
    await expect.element(rows.nth(2)).toBeChecked();
  });

  test('declining is a button that stays down', async () => {
    const { table } = showList();
    await expect.element(none).toHaveAttribute('aria-pressed', 'false');
    await none.click();
    await expect.element(none).toHaveAttribute('aria-pressed', 'true');
    expect(table.input.selectedId).toBe('pass');
    await expect.element(rows.first()).not.toBeChecked();
  });

  test('where nothing else is offered there is no group', async () => {
    showList((position) => (position.offers = position.offers.filter((offer) => offer.id === 'pass')));
    await expect.element(none).toBeVisible();
    await expect.element(page.getByRole('radiogroup')).not.toBeInTheDocument();
  });

  test('nothing can be chosen while something is sent', async () => {
    const { game } = showList();
    setBusy(game);
    await expect.element(rows.first()).toBeDisabled();
    await expect.element(none).toBeDisabled();
    await expect.element(page.getByRole('button', { name: 'Why nothing else?' })).not.toBeInTheDocument();
  });

  test('why nothing else is offered can be asked', async () => {
    const { game, table } = showList();
    game.requestRefusal = vi.fn(() => Promise.resolve(REFUSED));
    await page.getByRole('button', { name: 'Why nothing else?' }).click();
    await expect.poll(() => table.input.refusal?.code).toBe('side-mismatch');
  });

  test('its rule can be read beside the map', async () => {
    const { table } = showList();
    await page.getByRole('button', { name: 'Read the rule' }).click();
    expect(table.panel).toBe('rule');
  });

  test('many choices are sorted by feature, and can be narrowed', async () => {
    const many = Array.from({ length: 12 }, (_, n) => {
      const feature = n < 5 ? 'city' : 'road';
      return slotOffer(
        `meeple ${n}`,
        { role: n < 5 ? 'knight' : 'highwayman', feature, tiles: n + 1 },
        { x: n },
      );
    });
    showList(withOffers(...many), 'portrait');
    await expect.poll(() => rows.elements().length).toBe(12);
    await page.getByText('City', { exact: true }).click();
    await expect
      .poll(
        () => page.getByRole('radiogroup', { name: 'Place a meeple?' }).getByRole('radio').elements().length,
      )
      .toBe(5);
  });

  test.each(['en', 'cs', 'sk', 'de'] as const)('fits a phone in every language (%s)', async (code) => {
    await page.viewport(360, 640);
    await language.choose(code);
    showList((position) => (position.table.mayUndo = true), 'portrait');
    await expect.poll(() => page.getByRole('radio').elements().length).toBe(3);
    await expect.element(page.getByRole('radio').first()).toHaveAccessibleName(/\p{L}{3}/u);
    expect(overflow()).toBe(0);
  });

  test('long words break in a row of a phone', async () => {
    await page.viewport(360, 640);
    const owner = slotOffer('meeple 1', { role: 'knight', feature: 'city', tiles: 1, seat: 2 });
    showList((position) => {
      position.table.seats[2]!.name = LONG_WORD;
      position.offers = [
        owner,
        slotOffer('meeple 2', { role: 'monk', feature: 'monastery', tiles: 1 }, { at: [20, 20] }),
      ];
    }, 'portrait');
    await expect.element(page.getByText(LONG_WORD)).toBeVisible();
    expect(overflow()).toBe(0);
  });
});

describe('ChoiceRow', () => {
  test('names who points at it', async () => {
    const { game } = showList();
    game.marks = [{ seat: 2, offer: game.offers[0]!.id }];
    await expect.element(row(/Tomáš/)).toBeVisible();
  });

  test('says what it is worth', async () => {
    showList();
    await expect.element(page.getByText('worth').first()).toBeVisible();
  });
});

describe('AmountPicker', () => {
  const kinds = withOffers(
    slotOffer('small', { role: 'knight', feature: 'city', tiles: 1, kind: 'meeple' }),
    slotOffer('large', { role: 'knight', feature: 'city', tiles: 1, kind: 'big' }),
    slotOffer('other', { role: 'monk', feature: 'monastery', tiles: 1, kind: 'meeple' }, { at: [20, 20] }),
  );

  test('asks which figure once its row is chosen', async () => {
    const { table } = showList(kinds);
    const which = page.getByRole('radiogroup', { name: 'Which meeple' });
    await expect.element(which).not.toBeInTheDocument();
    await page.getByText('Knight').click();
    await expect.element(which).toBeVisible();
    expect(which.getByRole('radio').elements()).toHaveLength(2);
    expect(table.input.selectedId).toBe('small');
  });

  test('arrows change the figure, not the row', async () => {
    const { table } = showList(kinds);
    table.input.selectNumber(1);
    const first = page.getByRole('radiogroup', { name: 'Which meeple' }).getByRole('radio').first();
    await expect.element(first).toBeChecked();
    first.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => table.input.selectedId).toBe('large');
    await expect.element(row(/Knight/)).toBeChecked();
  });

  test('a number for each amount is there before its row is chosen', async () => {
    const ghosts = [1, 2, 3].map((n) =>
      slotOffer(
        `banish ${n}`,
        {},
        { label: { key: 'offer-banish', args: { n, ghosts: 3, down: 'N', rows: 2, along: '' } } },
      ),
    );
    const { table } = showList(
      withOffers(
        ...ghosts,
        slotOffer('other', { role: 'knight', feature: 'city', tiles: 1 }, { at: [20, 20] }),
      ),
    );
    const amounts = page.getByRole('radiogroup', { name: 'How many ghosts' });
    await expect.element(amounts).toBeVisible();
    await amounts.getByText('2').click();
    expect(table.input.selectedId).toBe('banish 2');
  });
});
