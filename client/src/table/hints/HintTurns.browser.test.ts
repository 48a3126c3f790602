import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../dev/component.svelte';
import { slotOffer, tableAt } from '../../dev/table.fixture';
import { language } from '../../i18n/language.svelte';
import { followHint, pickTurn } from './follow-hint';
import HintTurns from './HintTurns.svelte';
import { hintStore } from './hint-store.svelte';

const turns = page.getByRole('radio');

/** Three turns, each 1.4 points behind the one before. */
async function showTurns() {
  await language.fetch('analysis');
  const { table, game, answer } = tableAt('mock');
  const ranked = game.offers.slice(0, 3).map((offer, i) => ({
    value: 5 - 1.4 * i,
    loss: 1.4 * i,
    error: i && 0.6,
    steps: [offer],
    reasons: [],
  }));
  const { steps, reasons } = ranked[0]!;
  const hints = hintStore(table);
  hints.hint = { t: 'hint', cid: '', seq: 0, bot: 'master', steps, reasons, turns: ranked };
  show(HintTurns, { table });
  return { table, hints, answer, ranked };
}

describe('HintTurns', () => {
  test('names each turn with its value, and the unit', async () => {
    await showTurns();
    await expect.poll(() => turns.elements().length).toBe(3);
    await expect.element(page.getByRole('radio', { name: /^1 \d+ .* from the start.* best$/ })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: /2\.8 points less \(± 0\.6\)/ })).not.toBeChecked();
    await expect.element(page.getByText('Expected lead with turn 1: +5 points')).toBeVisible();
  });

  test('arrows show one turn after the other, and Enter sets its tile without a move', async () => {
    const { table, hints, answer, ranked } = await showTurns();
    turns.first().element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => hints.turn?.rank).toBe(2);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => table.input.readyOffer?.id).toBe(ranked[1]!.steps[0]!.id);
    expect(answer).not.toHaveBeenCalled();
  });

  test('a number shows a turn, and again sets its tile', async () => {
    const { table, hints, ranked } = await showTurns();
    expect(pickTurn(table, 3)).toBe(true);
    expect(hints.turn?.rank).toBe(3);
    expect(table.input.readyOffer).toBeNull();
    expect(pickTurn(table, 3)).toBe(true);
    expect(table.input.readyOffer?.id).toBe(ranked[2]!.steps[0]!.id);
    expect(pickTurn(table, 4)).toBe(false);
  });

  test('small screens leave out details, unless two turns would read the same', async () => {
    await page.viewport(360, 640);
    const { hints, ranked } = await showTurns();
    const figures = [1, 2, 3].map((number) => slotOffer(`meeple ${number}`, { number, role: 'knight' }));
    const [first, , third] = ranked;
    const places = [first!, first!, third!];
    const steps = figures.map((figure, i) => [places[i]!.steps[0]!, figure]);
    hints.hint = { ...hints.hint!, turns: ranked.map((turn, i) => ({ ...turn, steps: steps[i]! })) };
    const said = (): string[] => turns.elements().map((one) => one.closest('label')!.innerText);
    await expect
      .poll(() => said().map((text) => /number \d/.exec(text)?.[0] ?? ''))
      .toEqual(['number 1', 'number 2', '']);
  });

  test('the hint of a turn that is sent follows nothing', async () => {
    const { table, hints } = await showTurns();
    hints.close();
    await followHint(table);
    expect(table.input.readyOffer).toBeNull();
  });
});
