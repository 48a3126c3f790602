import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { LogEntry } from '../../api/protocol';
import { show } from '../../dev/component.svelte';
import { tableAt } from '../../dev/table.fixture';
import type { GameStore } from '../../game/game-store.svelte';
import SymbolBanner from './SymbolBanner.svelte';

const OTHER = 1;
const card = () => document.querySelector('[data-drawn-by]');

/** A seat draws a tile that attacks, and decides. */
function draws(game: GameStore, seat: number): void {
  const n = (game.log.at(-1)?.n ?? 0) + 1;
  const entries: LogEntry[] = [
    { n, seat, kind: 'drew', args: { tile: 'D' } },
    { n: n + 1, seat, kind: 'attack', args: { wall: 'knights' } },
  ];
  game.offers = [];
  game.log = [...game.log, ...entries];
  decides(game, seat);
}

function decides(game: GameStore, seat: number): void {
  game.view = { ...game.view!, decision: { ...game.view!.decision!, seat } };
}

test('the tile of another player is shown with the name, until that player has moved', async () => {
  const { game, table } = tableAt('mock', (position) => void (position.you = [0]));
  show(SymbolBanner, { table });
  flushSync();
  draws(game, OTHER);
  await expect.poll(card).toBeTruthy();
  await expect.element(page.getByText(table.playerName(OTHER))).toBeVisible();
  expect(card()?.getAttribute('style')).toContain(`--p-${table.colourOf(OTHER)}`);
  decides(game, 0);
  await expect.poll(card).toBeNull();
  decides(game, OTHER);
  await expect.poll(card).toBeNull();
});

test('nothing is shown in a turn of this device', async () => {
  const { game, table } = tableAt('mock', (position) => void (position.you = [0]));
  const { offers } = game;
  show(SymbolBanner, { table });
  flushSync();
  draws(game, 0);
  game.offers = offers;
  await expect.poll(card).toBeNull();
});
