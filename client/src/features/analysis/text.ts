/** Texts of an analysis. */

import type { AnalysedDecision, AnalysedStanding, GameAnalysis } from '../../api/http.gen';
import {
  variantKey,
  hasMessage,
  withMinusSigns,
  formatNumber,
  formatPercent,
  formatSigned,
  t,
} from '../../i18n';
import type { TableModel } from '../../table/table-model.svelte';
import { apiErrorText } from '../../i18n/error-text';
import type { AnalysisJobs } from './analysis-jobs.svelte';
import { equalTurns, decisionAt, EQUAL_LOSS, type ExpectedScores } from './summary';

/** The progress or the error. Empty when ready. */
export function progressText({ job, problem, isQueued }: AnalysisJobs): string {
  if (problem) {
    const own = `analysis-error-${problem.error.code}`;
    return hasMessage(own) ? t(own) : apiErrorText(problem.error);
  }
  return job
    ? t(isQueued ? 'analysis-waiting' : job.depth ? 'analysis-making-deeper' : 'analysis-making')
    : '';
}

/** Points in tenths, large ones whole. */
export const formatTenths = (value: number): number => Math.round(value * 10) / 10 + 0;
export const formatSignedTenths = (value: number): string => formatSigned(formatTenths(value));

/** The form of a sentence about a seat, different if it is the reader's. */
export const youVariant = (table: TableModel, seat: number): string => (table.isYou(seat) ? 'you' : '');

/** The winner of two, or the leader of an unfinished game. */
export const wonText = (table: TableModel, seat: number, points: number, over = true): string =>
  t(
    over
      ? variantKey('analysis-won-by', youVariant(table, seat))
      : variantKey('analysis-early-by', youVariant(table, seat)),
    {
      name: table.playerName(seat),
      points,
    },
  );

/** The winner without luck. `points` of that seat minus the other. */
export function fairText(table: TableModel, seat: number, points: number): string {
  const winner = points > 0 ? seat : 1 - seat;
  return points
    ? t(variantKey('analysis-fair-won', youVariant(table, winner)), {
        name: table.playerName(winner),
        points: Math.abs(points),
      })
    : t('analysis-fair-even');
}

/** "Anna ahead by 4", of two. */
export function leadText(table: TableModel, lead: number, from: number): string {
  const points = Math.abs(Math.round(lead));
  const seat = lead > 0 ? from : 1 - from;
  return points
    ? t(variantKey('analysis-ahead', youVariant(table, seat)), { name: table.playerName(seat), points })
    : t('analysis-even');
}

/** The expectation after a turn. */
export function standingText(
  table: TableModel,
  report: GameAnalysis,
  course: ExpectedScores,
  turn: number,
): string {
  const here: AnalysedStanding | undefined = report.curve[turn];
  if (!here) return '';
  if (course.kind === 'chance')
    return here.chance ? t('analysis-chance', { chance: formatPercent(here.chance.won) }) : '';
  if (course.kind === 'lead') return leadText(table, course.series[0]?.values[turn] ?? 0, course.from);
  return (here.expected ?? [])
    .map((points, seat) =>
      t('ui-name-score', { name: table.playerName(seat), score: formatNumber(Math.round(points)) }),
    )
    .join(', ');
}

/** "Blunder, cost 7.4 points". Without points for a team. */
export function costText(decision: AnalysedDecision, together: boolean): string {
  const mark = t(`analysis-class-${decision.class}`);
  if (decision.class === 'forced' || decision.class === 'excellent') return mark;
  return together ? mark : t('analysis-cost', { mark, points: Math.round(decision.loss) });
}

/** How clear the best turn was: equal turns, or the margin to the next. Without points for a team. */
export function clearText(decision: AnalysedDecision, together: boolean): string {
  const others = equalTurns(decision);
  if (others) return t('analysis-alike', { count: others });
  const { clear } = decision;
  return together || clear === null || clear < EQUAL_LOSS
    ? ''
    : t('analysis-clear', { points: Math.max(1, Math.round(clear)) });
}

/** A turn of the chart for screen readers. */
export function turnText(
  table: TableModel,
  report: GameAnalysis,
  course: ExpectedScores,
  turn: number,
): string {
  const decision = decisionAt(report, turn);
  const head = decision
    ? t('analysis-turn-of', { turn, name: table.playerName(decision.seat) })
    : t('analysis-turn', { turn });
  const turning = report.turning_points
    .filter((one) => one.turn === turn)
    .map(({ seat }) =>
      t(variantKey('analysis-turning-of', youVariant(table, seat)), { name: table.playerName(seat) }),
    );
  const cost = decision && decision.class !== 'excellent' ? [costText(decision, report.together)] : [];
  return withMinusSigns(
    [head, standingText(table, report, course, turn), ...cost, ...turning].filter(Boolean).join('. '),
  );
}
