import { describe, expect, it } from 'vitest';
import { presetOf, PRESETS } from './presets';
import { clockFace, timeLeft, timeLeftText, lowFrom, type ClockMessage } from './time';

const told = (more: Partial<ClockMessage> = {}): ClockMessage => ({
  t: 'clocks',
  seq: 1,
  left: [60_000, 45_000],
  used: [0, 0],
  runs: 0,
  at: 1000,
  ...more,
});

describe('what is left', () => {
  it('runs for the player to move, and stops for the others', () => {
    expect(timeLeft(told(), 0, 11_000)).toBe(50_000);
    expect(timeLeft(told(), 1, 11_000)).toBe(45_000);
    expect(timeLeft(told({ runs: undefined }), 0, 11_000)).toBe(60_000);
  });

  it('begins to go once what is free is over, and never goes below nothing', () => {
    expect(timeLeft(told({ free: 30_000 }), 0, 11_000)).toBe(60_000);
    expect(timeLeft(told({ free: 30_000 }), 0, 41_000)).toBe(50_000);
    expect(timeLeft(told(), 0, 900_000)).toBe(0);
    expect(timeLeft(told(), 0, 0)).toBe(60_000);
  });

  it('stops while a player is away', () => {
    expect(timeLeft(told({ away: [0] }), 0, 11_000)).toBe(60_000);
  });

  it('is marked at thirty seconds, later where a turn has little more, and never with days', () => {
    expect([
      lowFrom({ budget: 600 }),
      lowFrom({ turn: 120 }),
      lowFrom({ turn: 30 }),
      lowFrom({ days: 3 }),
    ]).toEqual([30_000, 30_000, 10_000, 0]);
  });
});

describe('many days', () => {
  const DAY = 86_400_000;
  const HOUR = 3_600_000;
  it('begin with their number, and end in hours', () => {
    expect([3 * DAY - 1000, 2 * DAY, 2 * DAY - 1, 3 * HOUR].map(clockFace)).toEqual([
      '3 d',
      '2 d',
      '47 h',
      '3 h',
    ]);
    expect([7 * DAY - 1000, 2 * DAY - 1, HOUR].map(timeLeftText)).toEqual([
      '7 days left',
      '47 hours left',
      '1 hour left',
    ]);
  });
});

describe('what is offered', () => {
  it('is known again by its numbers, whatever happens at its end', () => {
    expect(presetOf({ ...PRESETS.normal, out: 'resign' }, false)).toBe('normal');
    expect(presetOf({ turn: 60 }, false)).toBe('own');
    expect([presetOf(null, false), presetOf(PRESETS.fast, true)]).toEqual(['none', 'own']);
  });
});
