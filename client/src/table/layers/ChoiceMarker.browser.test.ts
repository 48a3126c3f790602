import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Offer } from '../../api/protocol';
import { show } from '../../dev/component.svelte';
import { slotOffer, tableAt } from '../../dev/table.fixture';
import { onkey } from '../hotkeys';
import TableBoard from './TableBoard.svelte';

const toy = (id: string, args: Offer['label']['args']): Offer =>
  slotOffer(id, { role: 'monk', feature: 'monastery', tiles: 1, part: '', closes: 'no', ...args });

function showBoard(...offers: Offer[]) {
  const found = tableAt('mock-figure', (position) => (position.offers = offers));
  show(TableBoard, { table: found.table });
  return found.table;
}

describe('directions', () => {
  const ways = ['N', 'E', 'W'].map((towards) => toy(`fly ${towards}`, { towards }));

  test('are arrows of 48 px beside the figure', async () => {
    const table = showBoard(...ways);
    await expect.poll(() => document.querySelectorAll('[data-spot] .arrow').length).toBe(3);
    const east = table.choiceMarkers.all.find(({ offer }) => offer.id === 'fly E')!;
    expect(east.at).toEqual({ x: -400 + 112, y: 250 });
    const disc = document.querySelector('[data-spot="fly E"] .disc')!.getBoundingClientRect();
    expect(Math.round(disc.width)).toBe(48);
  });

  test('are picked by arrow keys, and only where one is offered', async () => {
    const table = showBoard(...ways);
    await expect.poll(() => document.querySelectorAll('.arrow').length).toBe(3);
    addEventListener('keydown', (event) => onkey(table, event));
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => table.input.selectedId).toBe('fly E');
    // Nothing is offered to the south.
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await expect.poll(() => table.input.selectedId).toBe('fly N');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    await expect.poll(() => table.input.selectedId).toBeNull();
  });
});

describe('pairs of roads', () => {
  test('show the link of the picked pair', async () => {
    const pairs = ['WE', 'NE', 'NW'].map((pair) => toy(`link ${pair}`, { pair }));
    const table = showBoard(...pairs);
    expect(document.querySelector('[data-link]')).toBeNull();
    table.input.select(pairs[0]);
    await expect
      .poll(() => document.querySelector('[data-link]')?.getAttribute('d'))
      .toBe('M0 50Q50 50 100 50');
    expect(document.querySelector('[data-link]')).toBeInTheDocument();
  });
});

describe('corners', () => {
  test('have fixed numbers, on the map and for keys', async () => {
    const corners = (
      [
        [0, 0],
        [100, 0],
        [0, 100],
      ] as [number, number][]
    ).map((at) => ({ ...toy(`barn ${at}`, { feature: 'field' }), at }));
    const table = showBoard(...corners);
    expect(table.choiceMarkers.all.map(({ n }) => n)).toEqual([1, 2, 4]);
    expect(table.input.selectNumber(3)).toBe(false);
    table.input.selectNumber(4);
    expect(table.input.selectedId).toBe('barn 0,100');
  });
});
