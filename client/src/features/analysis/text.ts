/** Turns and sums of an analysis in words. */

import type { AnalysedDecision, AnalysedStanding, GameAnalysis } from '../../api/http.gen';
import { caseOf, known, minus, num, percent, plus, t } from '../../i18n';
import type { Desk } from '../../table/table-model.svelte';
import { troubleText } from '../../i18n/error-text';
import type { Judging } from './analysis-jobs.svelte';
import { alike, decisionAt, EQUAL, type Course } from './summary';

/** What is being made, or why it is not; "" where it is there. */
export function makingText({ work, trouble, queued }: Judging): string {
  if (trouble) {
    const own = `analysis-error-${trouble.error.code}`;
    return known(own) ? t(own) : troubleText(trouble.error);
  }
  return work ? t(queued ? 'analysis-waiting' : work.depth ? 'analysis-making-deeper' : 'analysis-making') : '';
}

/** Points are told to tenths, whole ones where they are many. */
export const tenths = (value: number): number => Math.round(value * 10) / 10 + 0;
export const signed = (value: number): string => plus(tenths(value));

/** The case of words for whoever sits there, where it is he who reads them. */
export const asYou = (desk: Desk, seat: number): string => (desk.isYou(seat) ? 'you' : '');

/** Who won, of two; or who was ahead where the game ended early. */
export const wonText = (desk: Desk, seat: number, points: number, over = true): string =>
  t(over ? caseOf('analysis-won-by', asYou(desk, seat)) : caseOf('analysis-early-by', asYou(desk, seat)), { name: desk.name(seat), points });

/** And who would have won without luck; `points` of that seat less those of the other. */
export function fairText(desk: Desk, seat: number, points: number): string {
  const winner = points > 0 ? seat : 1 - seat;
  return points
    ? t(caseOf('analysis-fair-won', asYou(desk, winner)), { name: desk.name(winner), points: Math.abs(points) })
    : t('analysis-fair-even');
}

/** "Anna ahead by 4", of two. */
export function leadText(desk: Desk, lead: number, from: number): string {
  const points = Math.abs(Math.round(lead));
  const seat = lead > 0 ? from : 1 - from;
  return points ? t(caseOf('analysis-ahead', asYou(desk, seat)), { name: desk.name(seat), points }) : t('analysis-even');
}

/** What was expected after a turn. */
export function standingText(desk: Desk, report: GameAnalysis, course: Course, turn: number): string {
  const here: AnalysedStanding | undefined = report.curve[turn];
  if (!here) return '';
  if (course.kind === 'chance') return here.chance ? t('analysis-chance', { chance: percent(here.chance.won) }) : '';
  if (course.kind === 'lead') return leadText(desk, course.series[0]?.values[turn] ?? 0, course.from);
  return (here.expected ?? []).map((points, seat) => t('ui-name-score', { name: desk.name(seat), score: num(Math.round(points)) })).join(', ');
}

/** "Blunder, cost 7.4 points"; of a team no points. */
export function costText(decision: AnalysedDecision, together: boolean): string {
  const mark = t(`analysis-class-${decision.class}`);
  if (decision.class === 'forced' || decision.class === 'excellent') return mark;
  return together ? mark : t('analysis-cost', { mark, points: Math.round(decision.loss) });
}

/** How clear the best turn was: others that were about as good, or how much worse the next one is; of a team no points. */
export function clearText(decision: AnalysedDecision, together: boolean): string {
  const others = alike(decision);
  if (others) return t('analysis-alike', { count: others });
  const { clear } = decision;
  return together || clear === null || clear < EQUAL ? '' : t('analysis-clear', { points: Math.max(1, Math.round(clear)) });
}

/** A turn of the curve for the ears. */
export function turnText(desk: Desk, report: GameAnalysis, course: Course, turn: number): string {
  const decision = decisionAt(report, turn);
  const head = decision ? t('analysis-turn-of', { turn, name: desk.name(decision.seat) }) : t('analysis-turn', { turn });
  const turning = report.turning_points
    .filter((one) => one.turn === turn)
    .map(({ seat }) => t(caseOf('analysis-turning-of', asYou(desk, seat)), { name: desk.name(seat) }));
  const cost = decision && decision.class !== 'excellent' ? [costText(decision, report.together)] : [];
  return minus([head, standingText(desk, report, course, turn), ...cost, ...turning].filter(Boolean).join('. '));
}
