import { expect, test } from 'vitest';
import type { LogEntry } from '../api/protocol';
import { GameStore } from '../game/game-store.svelte';
import { entryText, namesOf } from './event-text';
import { TableModel } from './table-model.svelte';

/** Anna stood up after entry 5, and this device took her seat. */
function table(name: string): TableModel {
  const game = new GameStore('amber-gate');
  const former = [{ name: 'Anna', entry: 5, turn: 2 }];
  const seat = { seat: 0, name, kind: name ? 'me' : 'open', colour: 'red', online: true, former };
  game.table = { seats: [seat] } as never;
  game.you = name ? [0] : [];
  return new TableModel(game);
}
const entry = (n: number): LogEntry => ({ n, seat: 0, kind: 'placed', args: { tile: 'D' } }) as never;

test('a line about the past has the name of its time', () => {
  const now = table('Dana');
  expect(entryText(now, entry(4))).toContain('Anna');
  expect(entryText(now, entry(5))).toContain('You');
});

test('an open seat has the name of its last player', () => {
  const open = table('');
  expect(entryText(open, entry(4))).toContain('Anna');
  expect(entryText(open, entry(9))).toContain('Anna');
  expect(namesOf(open, [0])).toBe('Anna');
});
