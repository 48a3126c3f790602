import { beforeAll, describe, expect, test } from 'vitest';
import type { Ending, ScoreLine } from '../../api/protocol';
import { language } from '../../i18n/language.svelte';
import type { TableModel } from '../table-model.svelte';
import { praiseText, teamPraise } from './praise';

const ENDING: Ending = {
  at: '',
  kinds: ['city', 'road'],
  moments: [],
  rows: [
    { seats: [0], place: 1, points: [24, 10], best: [true, true], total: 46 },
    { seats: [1], place: 2, points: [10, 8], best: [false, false], total: 30 },
  ],
  turns: 71,
  winners: [0],
};

function praiseFor(
  change: Partial<Ending>,
  more: { you?: number[]; resigned?: boolean; points?: number } = {},
) {
  const { you = [1], resigned = false, points = 12 } = more;
  const explain = [{ seats: [1], points } as ScoreLine, { seats: [0], points: 40 } as ScoreLine];
  const game = { you, seats: [{ seat: 1, resigned }], view: { explain } };
  return praiseText({ game } as unknown as TableModel, { ...ENDING, ...change });
}

const rowsWith = (change: Partial<Ending['rows'][number]>): Ending['rows'] => [
  ENDING.rows[0]!,
  { ...ENDING.rows[1]!, ...change },
];

beforeAll(() => language.fetch('result'));

describe('a kind sentence', () => {
  test('says how close it was, before everything else', () => {
    const moments: Ending['moments'] = [{ kind: 'city', seats: [1], points: 16, count: 8 }];
    expect(praiseFor({ rows: rowsWith({ total: 45 }), moments })).toBe('Just one point short');
    expect(praiseFor({ rows: rowsWith({ total: 41 }), moments })).toBe('Just 5 points short');
    expect(praiseFor({ rows: rowsWith({ total: 40 }), moments })).toBe('The largest city was yours: 8 tiles');
  });

  test('leaves out what belongs to others too', () => {
    const moments: Ending['moments'] = [
      { kind: 'city', seats: [0, 1], points: 16, count: 8 },
      { kind: 'turn', seats: [1], points: 14, turn: 3 },
    ];
    expect(praiseFor({ moments })).toBe('The best turn of the game was yours: 14 points');
    const tied = [
      { ...ENDING.rows[0]!, best: [true, true] },
      { ...ENDING.rows[1]!, best: [true, false] },
    ];
    expect(praiseFor({ rows: tied })).toBe('Your biggest single score: 12 points');
  });

  test('names the kind with the most points, otherwise the largest score', () => {
    const rows = [
      { ...ENDING.rows[0]!, best: [true, false] },
      { ...ENDING.rows[1]!, best: [false, true] },
    ];
    expect(praiseFor({ rows })).toBe('You scored the most with roads');
    expect(praiseFor({})).toBe('Your biggest single score: 12 points');
    expect(praiseFor({}, { points: 0 })).toBe('Thanks for playing');
  });

  test('is for one player who did not win and played on', () => {
    expect(praiseFor({ winners: [1] })).toBe('');
    expect(praiseFor({}, { you: [] })).toBe('');
    expect(praiseFor({}, { you: [0, 1] })).toBe('');
    expect(praiseFor({}, { resigned: true })).toBe('');
  });

  test('says how long a team held out', () => {
    expect(teamPraise(ENDING)).toBe('The team held out for 71 turns');
  });
});
