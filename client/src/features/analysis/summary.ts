/** Sums of an analysis: sources of the margin, costly turns, lines of the chart. */

import type { AnalysedDecision, GameAnalysis } from '../../api/http.gen';
import type { Series } from '../replay/frames';
import type { Grade } from './report';

/** Losses below this are ignored. */
export const EQUAL_LOSS = 0.5;
/** Losses marked in the chart. */
const MARKED: readonly Grade[] = ['mistake', 'blunder', 'disaster'];
/** Losses that are listed. */
const LISTED: readonly Grade[] = ['inaccuracy', ...MARKED];

const isOf = (marks: readonly Grade[], { class: mark }: AnalysedDecision): boolean =>
  (marks as readonly string[]).includes(mark);

/** Whether there was a clearly better turn. */
export const isImprovable = (decision: AnalysedDecision | undefined): boolean =>
  !!decision && decision.class !== 'forced' && decision.loss >= EQUAL_LOSS;

/** Costly turns, the worst first, of one seat or (null) of all. */
export const mistakesOf = ({ decisions }: GameAnalysis, seat: number | null = null): AnalysedDecision[] =>
  decisions
    .filter((one) => isOf(LISTED, one) && (seat === null || one.seat === seat))
    .sort((a, b) => b.loss - a.loss || a.turn - b.turn);

/** Turns marked in the chart, in order. Without any, all costly turns. */
export function markedMistakes(report: GameAnalysis): AnalysedDecision[] {
  const all = mistakesOf(report).sort((a, b) => a.turn - b.turn);
  const most = all.filter((one) => isOf(MARKED, one));
  return most.length ? most : all;
}

/** The main decision of a turn: the largest loss, otherwise the first with a choice. */
export function decisionAt({ decisions }: GameAnalysis, turn: number): AnalysedDecision | undefined {
  const here = decisions.filter((one) => one.turn === turn);
  const free = here.filter((one) => one.class !== 'forced');
  return (free.length ? free : here).reduce<AnalysedDecision | undefined>(
    (most, one) => (most && most.loss >= one.loss ? most : one),
    undefined,
  );
}

/** The next marked turn, or the one before it (`by` -1), cyclic. */
export function nextMistake(report: GameAnalysis, turn: number, by: 1 | -1 = 1): number | null {
  const turns = [...new Set(markedMistakes(report).map((one) => one.turn))];
  if (by < 0) turns.reverse();
  return turns.find((one) => (one - turn) * by > 0) ?? turns[0] ?? null;
}

/** The sources of the margin between two, in whole points for the leader. They add up. */
export interface LuckShares {
  /** The leader. Null if even, then the parts are of seat 0. */
  ahead: number | null;
  difference: number;
  luck: number;
  choices: number;
  /** Starting margin and unforeseen part. */
  rest: number;
  /** The margin without luck. Above 0 the leader would still lead. */
  fair: number;
}

const whole = (value: number): number => Math.round(value) + 0;

export function luckShares({ result }: GameAnalysis): LuckShares | null {
  if (!result || result.luck.length !== 2) return null;
  const difference = whole(result.difference);
  const sign = difference < 0 ? -1 : 1;
  const [luck0 = 0, luck1 = 0] = result.luck;
  const [loss0 = 0, loss1 = 0] = result.loss;
  const luck = whole(sign * (luck0 - luck1));
  const choices = whole(sign * (loss1 - loss0));
  const size = Math.abs(difference);
  const ahead = difference === 0 ? null : sign > 0 ? 0 : 1;
  return { ahead, difference: size, luck, choices, rest: size - luck - choices, fair: size - luck };
}

/** Lines of the chart: the lead of two as seen from `from`, expected points of more, or a team's chance in percent. */
export interface ExpectedScores {
  kind: 'lead' | 'each' | 'chance';
  series: Series[];
  from: number;
}

export function expectedScores(report: GameAnalysis, from = 0): ExpectedScores {
  const { curve } = report;
  if (report.together) {
    const values = between(curve.map(({ chance }) => (chance ? 100 * chance.won : null)));
    return { kind: 'chance', series: [{ key: 'team', seat: null, values }], from };
  }
  const seats = report.seats.length;
  const of = (seat: number): number[] => curve.map(({ expected }) => expected?.[seat] ?? 0);
  if (seats !== 2)
    return {
      kind: 'each',
      series: report.seats.map(({ seat }) => ({ key: String(seat), seat, values: of(seat) })),
      from,
    };
  const [mine, theirs] = [of(from), of(1 - from)];
  return {
    kind: 'lead',
    series: [{ key: 'lead', seat: from, values: mine.map((value, turn) => value - theirs[turn]!) }],
    from,
  };
}

/** Unknown values are interpolated. */
function between(known: readonly (number | null)[]): number[] {
  const places = known.flatMap((value, turn) => (value === null ? [] : [turn]));
  return known.map((value, turn) => {
    if (value !== null) return value;
    const left = places.findLast((one) => one < turn);
    const right = places.find((one) => one > turn);
    if (left === undefined || right === undefined) return known[left ?? right ?? 0] ?? 0;
    const share = (turn - left) / (right - left);
    return known[left]! + share * (known[right]! - known[left]!);
  });
}

/** The line of a decision's mark. */
export const chartLineOf = ({ kind, series }: ExpectedScores, seat: number): Series =>
  kind === 'each' ? (series[seat] ?? series[0]!) : series[0]!;

/** The grade of a draw. Small values count as none. */
const PLAIN_LUCK = 1;
export const luckOf = (luck: number | null): 'good' | 'bad' | 'plain' | 'none' =>
  luck === null ? 'none' : luck >= PLAIN_LUCK ? 'good' : luck <= -PLAIN_LUCK ? 'bad' : 'plain';

/** Other turns about as good as the best. */
export const equalTurns = ({ best, others }: AnalysedDecision): number =>
  others.filter(
    ({ value, actions }) => best.value - value < EQUAL_LOSS && actions.join() !== best.actions.join(),
  ).length;
