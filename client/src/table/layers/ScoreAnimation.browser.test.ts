import { afterEach, describe, expect, test } from 'vitest';
import type { LogEntry, SeatNo } from '../../api/protocol';
import { show } from '../../dev/component.svelte';
import { tableAt } from '../../dev/table.fixture';
import { settings } from '../../lib/settings.svelte';
import ScoreAnimation from './ScoreAnimation.svelte';

afterEach(() => {
  settings.motion = 'system';
});

const entry = (n: number, seats: SeatNo[], final = false): LogEntry =>
  ({
    n,
    kind: 'scored',
    seat: null,
    args: {},
    line: { seats, points: 6, reason: 'city', feature: 'city', cells: [[0, 0]], count: 3, shields: 0, final },
  }) as unknown as LogEntry;

const shown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-owner]')].map((one) => one.dataset['owner'] ?? '');

function showAt(motion: 'system' | 'less' = 'less') {
  settings.motion = motion;
  const { game, table } = tableAt('mock');
  const entryNow = game.log.at(-1)?.n ?? 0;
  show(ScoreAnimation, { table, arrival: { entry: entryNow, snapshots: game.snapshots } });
  const add = (...entries: LogEntry[]): void =>
    game.receive({ t: 'update', prev: game.seq, seq: game.seq, 'log+': entries } as never);
  return { game, add, next: entryNow + 1 };
}

describe('ScoreAnimation', () => {
  test('points stand still in the colours and patterns of their owners, side by side', async () => {
    const { add, next } = showAt();
    add(entry(next, [0, 1]), entry(next + 1, [2]));
    await expect.poll(shown).toEqual(['red', 'blue', 'green']);
    expect(document.getAnimations()).toEqual([]);
    const drawn = [...document.querySelectorAll('.gain pattern')].map((one) => one.innerHTML);
    expect(new Set(drawn).size).toBe(3);
    const left = [...document.querySelectorAll('.gain')].map((one) => one.getBoundingClientRect().left);
    expect(new Set(left).size).toBe(3);
  });

  test('earlier points and those of the final scoring do not fly', async () => {
    const { add, next } = showAt();
    add(entry(next - 1, [0]), entry(next, [1], true), entry(next + 1, [2]));
    await expect.poll(shown).toEqual(['green']);
  });

  test('points fly, and are gone when they arrive', async () => {
    const { add, next } = showAt('system');
    add(entry(next, [0]));
    await expect.poll(shown).toEqual(['red']);
    for (const one of document.getAnimations()) one.finish();
    await expect.poll(shown).toEqual([]);
  });
});
