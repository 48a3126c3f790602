import { describe, expect, it } from 'vitest';
import type { AnalysedDecision, AnalysedStanding, GameAnalysis } from '../../api/http.gen';
import {
  equalTurns,
  mistakesOf,
  expectedScores,
  decisionAt,
  isImprovable,
  luckOf,
  markedMistakes,
  nextMistake,
  luckShares,
} from './summary';

const decision = (turn: number, loss: number, more: Partial<AnalysedDecision> = {}): AnalysedDecision => ({
  n: turn * 3,
  turn,
  seat: turn % 2,
  tile: 'U',
  class:
    loss < 0.5
      ? 'excellent'
      : loss < 1.5
        ? 'good'
        : loss < 3
          ? 'inaccuracy'
          : loss < 6
            ? 'mistake'
            : 'blunder',
  loss,
  error: 0,
  clear: 0,
  stake: 0,
  one_turn: null,
  luck: null,
  played: { actions: ['pass'], value: 0, reasons: [] },
  best: { actions: ['place U 1,0 0'], value: loss, reasons: [] },
  others: [],
  ...more,
});
const report = (more: Partial<GameAnalysis>): GameAnalysis =>
  ({
    together: false,
    seats: [{ seat: 0 }, { seat: 1 }],
    result: null,
    curve: [],
    turning_points: [],
    worst: [],
    decisions: [],
    ...more,
  }) as unknown as GameAnalysis;
const standing = (turn: number, more: Partial<AnalysedStanding>): AnalysedStanding => ({
  turn,
  n: 0,
  scores: [],
  ...more,
});

describe('where a difference came from', () => {
  const result = {
    difference: -12,
    start: 0.4,
    luck: [-3.2, 6.1],
    loss: [9.6, 4.4],
    residual: 2,
    adjusted: 0,
  };

  it('is told for who is ahead, and the parts add up', () => {
    const shares = luckShares(report({ result }))!;
    expect(shares).toEqual({ ahead: 1, difference: 12, luck: 9, choices: 5, rest: -2, fair: 3 });
    expect(shares.luck + shares.choices + shares.rest).toBe(shares.difference);
  });

  it('of an even game are those of the first seat', () => {
    expect(luckShares(report({ result: { ...result, difference: 0 } }))).toEqual({
      ahead: null,
      difference: 0,
      luck: -9,
      choices: -5,
      rest: 14,
      fair: 9,
    });
  });

  it('is not told of one, of many, and of a team', () => {
    expect(luckShares(report({}))).toBeNull();
    expect(luckShares(report({ result: { ...result, luck: [1], loss: [1] } }))).toBeNull();
  });
});

describe('costly turns', () => {
  const game = report({
    decisions: [
      decision(1, 0.2),
      decision(2, 4),
      decision(3, 2),
      decision(5, 9),
      decision(6, 9, { class: 'forced' }),
    ],
  });

  it('stand with the worst first, those of one seat alone as well', () => {
    expect(mistakesOf(game).map(({ turn }) => turn)).toEqual([5, 2, 3]);
    expect(mistakesOf(game, 1).map(({ turn }) => turn)).toEqual([5, 3]);
  });

  it('follow each other round the game', () => {
    expect(markedMistakes(game).map(({ turn }) => turn)).toEqual([2, 5]);
    expect([0, 2, 5].map((turn) => nextMistake(game, turn))).toEqual([2, 5, 2]);
    expect([2, 5, 9].map((turn) => nextMistake(game, turn, -1))).toEqual([5, 2, 5]);
    expect(nextMistake(report({}), 3)).toBeNull();
  });

  it('are small ones where there are no others', () => {
    expect(markedMistakes(report({ decisions: [decision(3, 2)] })).map(({ turn }) => turn)).toEqual([3]);
  });

  it('of a turn with several decisions the worst is looked at, and one with a choice', () => {
    const several = report({
      decisions: [
        decision(4, 0, { class: 'forced', n: 1 }),
        decision(4, 1, { n: 2 }),
        decision(4, 3, { n: 3 }),
      ],
    });
    expect(decisionAt(several, 4)?.n).toBe(3);
    expect(decisionAt(several, 5)).toBeUndefined();
    expect([
      isImprovable(decisionAt(several, 4)),
      isImprovable(several.decisions[0]),
      isImprovable(undefined),
      isImprovable(decision(1, 0.4)),
    ]).toEqual([true, false, false, false]);
  });

  it('tell which others were as good as the best', () => {
    const others = [
      { actions: ['place U 1,0 0'], value: 3 },
      { actions: ['a'], value: 2.8 },
      { actions: ['b'], value: 2.4 },
    ];
    expect(equalTurns(decision(1, 3, { others }))).toBe(1);
  });
});

describe('the curve', () => {
  it('of two players is the lead of the viewer', () => {
    const game = report({ curve: [standing(0, { expected: [3, 1] }), standing(1, { expected: [5, 9] })] });
    expect(expectedScores(game).series[0]?.values).toEqual([2, -4]);
    expect(expectedScores(game, 1).series[0]).toMatchObject({ seat: 1, values: [-2, 4] });
  });

  it('of more has a line for each', () => {
    const seats = [0, 1, 2].map((seat) => ({ seat })) as GameAnalysis['seats'];
    const { kind, series } = expectedScores(report({ seats, curve: [standing(0, { expected: [1, 2, 3] })] }));
    expect([kind, series.map(({ values }) => values)]).toEqual(['each', [[1], [2], [3]]]);
  });

  it('of a team goes on between what is known', () => {
    const chance = (won: number): AnalysedStanding['chance'] => ({ won, error: 0.1, games: 100 });
    const curve = [
      standing(0, { chance: chance(0.5) }),
      standing(1, {}),
      standing(2, { chance: chance(0.7) }),
      standing(3, {}),
    ];
    expect(expectedScores(report({ together: true, curve })).series[0]?.values).toEqual([50, 60, 70, 70]);
    expect(expectedScores(report({ together: true, curve: [standing(0, {})] })).series[0]?.values).toEqual([
      0,
    ]);
  });
});

it('small luck is none to speak of', () => {
  expect([3, -3, 0.4, null].map(luckOf)).toEqual(['good', 'bad', 'plain', 'none']);
});
