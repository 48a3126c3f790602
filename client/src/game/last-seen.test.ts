import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../api/protocol';
import { movesSince, timeAway } from './last-seen';

const entry = (n: number, seat: number | null, kind: string, args = {}): LogEntry =>
  ({ n, seat, kind, args }) as LogEntry;

describe('what happened meanwhile', () => {
  const log = [
    entry(0, 0, 'placed', { tile: 'A', rotation: 0, x: 1, y: 0 }),
    entry(1, 1, 'drew'),
    entry(2, 1, 'placed', { tile: 'B', rotation: 90, x: 2, y: 0 }),
    entry(3, 1, 'scored'),
    entry(4, 1, 'figure', { role: 'knight' }),
    entry(5, 0, 'placed', { tile: 'C', rotation: 180, x: 0, y: 1 }),
    entry(6, 1, 'scored'),
  ];

  it('is told move by move, each by what says most', () => {
    const moves = movesSince(log, 0);
    expect(moves.map((move) => [move.seat, move.tile, move.entry.kind])).toEqual([
      [1, 'B', 'figure'],
      [0, 'C', 'scored'],
    ]);
    expect(moves[0]?.cell).toEqual([2, 0]);
    expect(movesSince(log, 6)).toEqual([]);
  });

  it('knows how long it took', () => {
    expect(timeAway(10_000)).toEqual({ unit: 'minutes', n: 1 });
    expect(timeAway(6 * 60_000)).toEqual({ unit: 'minutes', n: 6 });
    expect(timeAway(3 * 3_600_000)).toEqual({ unit: 'hours', n: 3 });
    expect(timeAway(50 * 3_600_000)).toEqual({ unit: 'days', n: 2 });
  });
});
