import { beforeEach, expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../../api/protocol';
import { deviceStore } from '../../lib/storage.svelte';
import { isPersonalBest } from './personal-best';

const table = (id: string, bot = 'gaspard', modules = ['base']): TableInfo =>
  ({ id, modules, seats: [{ kind: 'me' } as SeatInfo, { kind: 'bot', bot } as SeatInfo] }) as TableInfo;

beforeEach(() => deviceStore.clear());

test('the first game beats none, and a better one does', () => {
  expect(isPersonalBest(table('a'), 40)).toBe(false);
  expect(isPersonalBest(table('b'), 40)).toBe(false);
  expect(isPersonalBest(table('c'), 41)).toBe(true);
  expect(isPersonalBest(table('d'), 41)).toBe(false);
});

test('the same game is counted once, and keeps its answer', () => {
  isPersonalBest(table('a'), 40);
  expect(isPersonalBest(table('b'), 50)).toBe(true);
  expect(isPersonalBest(table('b'), 50)).toBe(true);
  expect(isPersonalBest(table('a'), 40)).toBe(false);
});

test('other opponents and other rules have a best of their own', () => {
  isPersonalBest(table('a'), 40);
  expect(isPersonalBest(table('b', 'odile'), 50)).toBe(false);
  expect(isPersonalBest(table('c', 'gaspard', ['base', 'other']), 50)).toBe(false);
  expect(isPersonalBest(table('d'), 50)).toBe(true);
});

test('unreadable records are forgotten', () => {
  deviceStore.write('bastide.best', { 'gaspard base': { points: 'many' } });
  expect(isPersonalBest(table('a'), 40)).toBe(false);
  expect(isPersonalBest(table('b'), 41)).toBe(true);
});
