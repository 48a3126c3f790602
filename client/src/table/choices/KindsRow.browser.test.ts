import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Offer } from '../../api/protocol';
import { html, overflow, show } from '../../dev/component.svelte';
import { REFUSED, slotOffer, tableAt } from '../../dev/table.fixture';
import { language } from '../../i18n/language.svelte';
import { onkey } from '../hotkeys';
import { kindsOf } from '../decision/choice-kinds';
import ChoiceList from './ChoiceList.svelte';
import { countPlaces, kindsInRow, mostRows, nextKind, selectKind } from './kind-choice';

/** A figure of a kind at one of the places of a tile: `at` is its point. */
const figure = (kind: string, at: number, args: Offer['label']['args'] = {}): Offer =>
  slotOffer(
    `${kind} ${at}`,
    { role: 'knight', feature: 'city', tiles: 1, part: '', closes: 'no', kind, ...args },
    { at: [at, at] },
  );
const FOUR = [
  figure('meeple', 20),
  figure('meeple', 60),
  figure('large', 20),
  figure('large', 60),
  figure('builder', 80, { role: 'builder' }),
  figure('abbot', 50, { role: 'abbot' }),
];
const PASS = { ...slotOffer('pass', {}), shape: 'choice' as const, label: { key: 'offer-pass', args: {} } };

const tableOf = (...offers: Offer[]) =>
  tableAt('mock-figure', (position) => {
    position.offers = [...offers, PASS];
    position.view!.supply[0] = { meeple: 4, large: 1, builder: 1, pig: 1, abbot: 1 };
    position.table.modules = ['base-rules', 'base-tiles', 'fields', 'inns', 'traders', 'abbot'];
  });
const inputOf = (...offers: Offer[]) => tableOf(...offers).table.input;

function showKinds(arrangement = 'wide') {
  const found = tableOf(...FOUR);
  show(ChoiceList, {
    table: found.table,
    arrangement,
    hint: '',
    takeBack: html('<i></i>'),
    commit: html('<button>Commit</button>'),
  });
  return found;
}
const row = page.getByRole('radiogroup', { name: 'Which meeple, 4 choices' });
const kind = (name: RegExp) => row.getByRole('radio', { name });
const places = page.getByRole('radio', { name: /^\d+ of \d+: / });

describe('MoveInput with kinds', () => {
  test('shows the places of one kind, numbered from 1', () => {
    const input = inputOf(...FOUR);
    expect(input.kind).toBe('meeple');
    expect(input.choiceRows.map(({ id }) => id)).toEqual(['meeple 60', 'meeple 20']);
    input.selectNumber(2);
    expect(input.selectedId).toBe('meeple 20');
  });

  test('keeps the place where the next kind may stand there too', () => {
    const input = inputOf(...FOUR);
    input.selectNumber(2);
    nextKind(input, 1);
    expect([input.kind, input.selectedId]).toEqual(['large', 'large 20']);
  });

  test('picks the only place of a kind, and otherwise none', () => {
    const input = inputOf(...FOUR);
    selectKind(input, 'abbot');
    expect(input.selectedId).toBe('abbot 50');
    nextKind(input, 1);
    expect([input.kind, input.selectedId]).toEqual(['meeple', null]);
    nextKind(input, -1);
    expect(input.kind).toBe('abbot');
  });

  test('changes the kind with an offer that is chosen elsewhere', () => {
    const input = inputOf(...FOUR);
    input.select(FOUR[4]);
    expect([input.kind, input.selectedId]).toEqual(['builder', 'builder 80']);
    input.selectPass();
    expect([input.kind, input.selectedId]).toEqual(['builder', 'pass']);
  });

  test('has no kinds while three are offered: a place has them in its row', () => {
    const input = inputOf(...FOUR.slice(0, 5));
    expect([input.kinds, input.kind]).toEqual([[], '']);
    input.select(FOUR[0]);
    expect(input.variants.map(({ id }) => id)).toEqual(['meeple 20', 'large 20']);
    expect(selectKind(input, 'large')).toBe(false);
  });
});

describe('the row of kinds', () => {
  test('counts the places of a kind, and choices without a kind', () => {
    const all = [...FOUR, figure('abbot', 30, { seat: 0 })];
    expect(countPlaces(all, 'large')).toBe(2);
    expect(mostRows(all, kindsOf(all))).toBe(3);
  });

  test('keeps kinds without a place while there is room', () => {
    const supplied = ['meeple', 'pig', 'large', 'guard', 'builder', 'abbot', 'mayor'];
    expect(kindsInRow(kindsOf(FOUR), supplied)).toEqual(supplied.slice(0, 6));
  });
});

describe('KindsRow', () => {
  beforeEach(() => language.choose('en'));

  test('is a group of radio buttons before the places', async () => {
    showKinds();
    await expect.element(row).toBeVisible();
    await expect.element(kind(/Meeple: 2 places/)).toBeChecked();
    expect(row.getByRole('radio').elements()).toHaveLength(4);
    expect(places.elements()).toHaveLength(2);
  });

  test('a kind shows its places, and an only place is picked', async () => {
    const { table } = showKinds();
    (kind(/Builder: one place/).element() as HTMLElement).click();
    await expect.element(places).toBeChecked();
    expect(table.input.selectedId).toBe('builder 80');
  });

  test('a kind without a place says why', async () => {
    const { game, table } = showKinds();
    const miss = {
      ...REFUSED,
      label: { key: 'table-miss', args: { kind: 'pig', word: 'pig', feature: 'field' } },
    };
    game.requestRefusal = vi.fn(() => Promise.resolve({ ...REFUSED, misses: [miss] }));
    await row.getByRole('button', { name: /: no place. Why\?$/ }).click();
    await expect.poll(() => table.input.refusal?.misses).toHaveLength(1);
    expect(table.input.kind).toBe('meeple');
  });

  test('left and right change the kind, up and down the place', async () => {
    const { table } = showKinds();
    addEventListener('keydown', (event) => onkey(table, event), { once: false });
    kind(/Meeple: 2 places/)
      .element()
      .focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => table.input.selectedId).toBe('meeple 60');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => table.input.selectedId).toBe('large 60');
    await userEvent.keyboard('k');
    await expect.poll(() => table.input.kind).toBe('builder');
    await userEvent.keyboard('{Shift>}K{/Shift}');
    await expect.poll(() => table.input.kind).toBe('large');
  });

  test.each(['en', 'cs', 'sk', 'de'] as const)('fits a phone, with all names or none (%s)', async (code) => {
    await page.viewport(360, 640);
    await language.choose(code);
    showKinds('portrait');
    await expect.poll(() => document.querySelectorAll('.kinds .cell').length).toBe(5);
    const hidden = document.querySelectorAll('.kinds .unseen').length;
    expect([0, 5]).toContain(hidden);
    for (const cell of document.querySelectorAll('.kinds .cell'))
      expect(cell.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    expect(overflow()).toBe(0);
  });

  test('the list keeps its height from kind to kind', async () => {
    const { table } = showKinds();
    const top = () => page.getByRole('button', { name: 'Commit' }).element().getBoundingClientRect().top;
    await expect.element(row).toBeVisible();
    const before = top();
    selectKind(table.input, 'builder');
    table.input.selectedId = null;
    await expect.poll(() => places.elements().length).toBe(1);
    expect(Math.abs(top() - before)).toBeLessThan(8);
  });
});
