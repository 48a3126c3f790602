import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Offer } from '../../api/protocol';
import { overflow, show } from '../../dev/component.svelte';
import { slotOffer, tableAt } from '../../dev/table.fixture';
import { install } from '../../plugins/registry';
import { onkey } from '../hotkeys';
import DecisionPanel from './DecisionPanel.svelte';

// A toy module: before the draw a player may rest at a shrine.
install([{ beforeDraw: { shrine: { title: 'ui-close', count: 'table-spots' } } }]);

const draw = slotOffer('pass', {}, { shape: 'confirm' });
const rests = [20, 70].map((at) =>
  slotOffer(`rest ${at}`, { role: 'monk', feature: 'monastery', tiles: 1 }, { at: [at, at] }),
);
const tableBefore = (step = 'shrine', offers: Offer[] = [...rests, draw]) =>
  tableAt('mock-figure', (position) => {
    Object.assign(position.view!.decision!, { step, part: 1, tile: '' });
    position.offers = offers;
  });
const begin = page.getByRole('button', { name: 'Draw a tile' });
const beforeDraw = page.getByRole('button', { name: /Close/ });
const places = page.getByRole('radio', { name: /^\d+ of \d+: / });

describe('BeginTurn', () => {
  test('draws with one press, without a list', async () => {
    const { table, answer } = tableBefore();
    show(DecisionPanel, { table });
    await expect.element(begin).toBeVisible();
    await expect.element(beforeDraw).toBeVisible();
    expect([places.elements().length, table.choiceMarkers.all.length]).toEqual([0, 0]);
    await begin.click();
    await expect.poll(() => answer).toHaveBeenCalledExactlyOnceWith({ t: 'act', offer: 'pass' });
  });

  test('its button opens the question, and back closes it', async () => {
    const { table, answer } = tableBefore();
    show(DecisionPanel, { table });
    await beforeDraw.click();
    await expect.poll(() => places.elements().length).toBe(2);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.element(begin).toBeVisible();
    expect(answer).not.toHaveBeenCalled();
  });

  test('Enter draws, Y opens and closes, Escape closes', async () => {
    const { table, answer } = tableBefore();
    addEventListener('keydown', (event) => onkey(table, event));
    show(DecisionPanel, { table });
    await expect.element(begin).toBeVisible();
    await userEvent.keyboard('y');
    await expect.poll(() => table.input.step).toBe('pick');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => table.input.step).toBe('begin');
    await userEvent.keyboard('y');
    await userEvent.keyboard('y');
    await expect.poll(() => table.input.step).toBe('begin');
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => answer).toHaveBeenCalledExactlyOnceWith({ t: 'act', offer: 'pass' });
  });

  test('an only place is chosen when the question opens', () => {
    const { table } = tableBefore('shrine', [rests[0]!, draw]);
    table.input.toggleBeforeDraw();
    expect(table.input.selectedId).toBeNull();
    const places = tableAt('mock', (position) => {
      Object.assign(position.view!.decision!, { step: 'shrine', part: 1, tile: '' });
      position.offers = [position.offers[0]!, draw];
    }).table;
    expect([places.input.step, places.input.beforeDrawCount]).toEqual(['begin', 1]);
    places.input.toggleBeforeDraw();
    expect(places.input.cell).toEqual({ x: places.game.offers[0]!.x, y: places.game.offers[0]!.y });
  });

  test('a step without a button, or without the choice to draw, is asked at once', () => {
    expect(tableBefore('other').table.input.step).toBe('pick');
    expect(tableBefore('shrine', rests).table.input.step).toBe('pick');
  });

  test('fits a phone', async () => {
    await page.viewport(360, 640);
    const { table } = tableBefore();
    show(DecisionPanel, { table });
    await expect.element(begin).toBeVisible();
    expect(overflow()).toBe(0);
  });
});
