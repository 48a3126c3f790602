import '../../plugins/installed/all';
import { beforeAll, describe, expect, test } from 'vitest';
import { language } from '../../i18n/language.svelte';
import type { LogEntry, ScoreLine } from '../../api/protocol';
import { pointsOfKind, scoresAfter, winningMargin, pointsByReason, scoringStepsOf } from './final-scoring';
import { recentTurns, lineText, refusalText, scoreFormula } from '../event-text';
import type { TableModel } from '../table-model.svelte';

function line(reason: string, seats: number[], points: number, more: Partial<ScoreLine> = {}): ScoreLine {
  const rest = { count: 3, shields: 0, cells: [], rule: 'BASE-41', final: true };
  return { feature: reason, reason, seats, points, ...rest, ...more };
}

const explain = [
  line('city', [0], 8, { final: false }),
  line('road', [1], 3),
  line('road', [0, 1], 2),
  line('field', [1], 9),
];

beforeAll(() => language.fetch('calculation'));

describe('the final counting', () => {
  const walk = scoringStepsOf(explain, [10, 14]);

  test('starts with the points from before the end and ends with the result', () => {
    expect(walk.before).toEqual([8, 0]);
    expect(scoresAfter(walk, 1)).toEqual([8, 3]);
    expect(scoresAfter(walk, walk.lines.length)).toEqual([10, 14]);
  });

  test('has one chapter per kind, in order', () => {
    expect(walk.sections).toEqual([
      { reason: 'road', first: 0, count: 2 },
      { reason: 'field', first: 2, count: 1 },
    ]);
  });

  test('has the points of a kind from all its chapters', () => {
    const parted = scoringStepsOf([...explain, line('road', [0], 4), line('road', [1], 0)], [14, 14]);
    expect(pointsOfKind(parted, 'road')).toEqual([
      { seat: 1, points: 5 },
      { seat: 0, points: 6 },
    ]);
    expect(pointsOfKind(parted, 'road', true)).toEqual([
      { seat: 1, points: 3 },
      { seat: 0, points: 6 },
    ]);
  });

  test('takes from the payers of a line what its seats get', () => {
    const paid = scoringStepsOf([line('ransom', [1], 3, { payers: [0] })], [10, 14]);
    expect(paid.before).toEqual([13, 11]);
    expect(pointsByReason(paid.lines, 0)).toEqual([{ reason: 'ransom', points: -3 }]);
    expect(pointsOfKind(paid, 'ransom')).toEqual([
      { seat: 1, points: 3 },
      { seat: 0, points: -3 },
    ]);
  });

  test('counts what gives nothing with its feature, and makes no piece of it', () => {
    const open = line('inn', [0], 0, { feature: 'road' });
    expect(
      scoringStepsOf(
        [line('road', [1], 3), open, line('road', [0], 2), line('ghosts', [0], -2, { feature: '' })],
        [0, 3],
      ).sections,
    ).toEqual([
      { reason: 'road', first: 0, count: 3 },
      { reason: 'ghosts', first: 3, count: 1 },
    ]);
    expect(pointsByReason([open, line('inn', [0], 8, { feature: 'road' })], 0)).toEqual([
      { reason: 'inn', points: 8 },
    ]);
    expect(pointsByReason([open], 0)).toEqual([]);
    expect(lineText({ isYou: () => false, playerName: () => 'Anna' } as unknown as TableModel, open)).toBe(
      'Anna: open road with an inn',
    );
    expect(scoreFormula(open)).toBe('Not completed, with an inn = 0 points');
    expect(scoreFormula(line('cathedral', [0], 21, { final: false, count: 6, shields: 1 }))).toBe(
      '6 tiles × 3 + 1 shield × 3 = 21 points',
    );
  });

  test('pieces add up to the points', () => {
    expect(pointsByReason(explain, 1)).toEqual([
      { reason: 'road', points: 5 },
      { reason: 'field', points: 9 },
    ]);
  });

  test('a player who resigned ranks behind the winner', () => {
    expect(winningMargin([12, 30, 20], [1], [])).toEqual({ points: 30, second: 20 });
    expect(winningMargin([12, 30, 20], [2], [1])).toEqual({ points: 20, second: 12 });
    expect(winningMargin([12, 30], [0], [1])).toEqual({ points: 12, second: 30 });
  });
});

describe('words', () => {
  const table = {
    isYou: (seat: number) => seat === 0,
    playerName: (seat: number) => ['Anna', 'Miller', 'Jana'][seat] ?? '',
  } as unknown as TableModel;

  test('sums are told as they were made', () => {
    expect(scoreFormula(line('city', [0], 8, { final: false, shields: 1 }))).toBe(
      '3 tiles × 2 + 1 shield × 2 = 8 points',
    );
    expect(scoreFormula(line('city', [0], 3))).toBe('3 tiles = 3 points');
    expect(scoreFormula(line('field', [0], 9))).toBe('3 completed cities × 3 = 9 points');
    expect(scoreFormula(line('road', [0], 1, { count: 1 }))).toBe('1 tile = 1 point');
    expect(scoreFormula(line('garden', [0], 5))).toBe('Garden and tiles around: 3 = 5 points');
    expect(scoreFormula(line('toll', [0], 5))).toBe('5 points');
  });

  test('lines name who was paid', () => {
    expect(lineText(table, line('field', [0], 9))).toBe('You: field');
    expect(lineText(table, line('road', [1, 2], 4, { final: false }))).toBe('Miller and Jana: road, 3 tiles');
  });

  test('a refusal is told in our words, an unknown one in those of the server', () => {
    const args = { side: 'E', mine: 'city', theirs: 'road' };
    expect(refusalText({ code: 'side-mismatch', text: '', args })).toBe(
      'City meets road in the east. Sides must match.',
    );
    expect(refusalText({ code: 'from-another-module', text: 'It is foggy.', args: {} })).toBe('It is foggy.');
  });

  test('last turns keep what matters and one line for a quiet turn', () => {
    const entry = (n: number, kind: string, seat = 0): LogEntry => ({ n, kind, seat, args: {} });
    const log = [
      entry(1, 'drew'), entry(2, 'placed'), entry(3, 'figure'),
      entry(4, 'drew', 1), entry(5, 'placed', 1), entry(6, 'passed', 1),
      entry(7, 'placed'), entry(8, 'scored'),
    ]; // prettier-ignore
    expect(recentTurns(log, 9).map((e) => e.n)).toEqual([8, 5, 3]);
  });
});
