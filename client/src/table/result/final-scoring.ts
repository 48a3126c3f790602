/** The final scoring in steps: lines in the engine's order, grouped by category. Points come from the server. */

import type { ScoreLine } from '../../api/protocol';

type LinePoints = Pick<ScoreLine, 'seats' | 'payers' | 'points'>;

export interface ScoringSection {
  /** The message of the category: road, city, monastery, field. */
  reason: string;
  /** Indices of its lines in `Walk.lines`. */
  first: number;
  count: number;
}

export interface ScoringSteps {
  lines: ScoreLine[];
  sections: ScoringSection[];
  /** Points on the track when the last tile was placed. */
  before: number[];
}

export function scoringStepsOf(explain: readonly ScoreLine[], scores: readonly number[]): ScoringSteps {
  const lines = explain.filter((line) => line.final);
  const before = totals(scores, lines, -1);
  const chapters: ScoringSection[] = [];
  lines.forEach((line, i) => {
    const open = chapters.at(-1);
    // A line without points stands for its feature.
    const reason = line.points ? line.reason : line.feature || line.reason;
    if (open?.reason === reason) open.count += 1;
    else chapters.push({ reason, first: i, count: 1 });
  });
  return { lines, sections: chapters, before };
}

/** What a line changes for a seat. Each of its payers loses what each of its seats gets. */
export const pointsOf = ({ seats, payers = [], points }: LinePoints, seat: number): number =>
  points * (Number(seats.includes(seat)) - Number(payers.includes(seat)));

/** The seats whose points a line changes. */
export const earners = ({ seats, payers = [] }: Pick<LinePoints, 'seats' | 'payers'>): number[] => [
  ...seats,
  ...payers,
];

function totals(scores: readonly number[], lines: readonly ScoreLine[], sign: 1 | -1): number[] {
  const sum = [...scores];
  for (const line of lines)
    for (const seat of earners(line)) sum[seat] = (sum[seat] ?? 0) + sign * pointsOf(line, seat);
  return sum;
}

/** Points on the track after the first `shown` lines. */
export const scoresAfter = (walk: ScoringSteps, shown: number): number[] =>
  totals(walk.before, walk.lines.slice(0, shown), 1);

/** The points that each seat gets for a kind in all its sections. A team with one score is one seat. */
export function pointsOfKind(
  { lines, sections }: ScoringSteps,
  reason: string,
  team = false,
): { seat: number; points: number }[] {
  const sums = new Map<number, number>();
  const counted = sections
    .filter((section) => section.reason === reason)
    .flatMap(({ first, count }) => lines.slice(first, first + count));
  for (const line of counted)
    for (const seat of team ? line.seats.slice(0, 1) : earners(line))
      sums.set(seat, (sums.get(seat) ?? 0) + pointsOf(line, seat));
  return [...sums].filter(([, points]) => points).map(([seat, points]) => ({ seat, points }));
}

/** Points of a seat by reason, for its bar. */
export function pointsByReason(
  lines: readonly ScoreLine[],
  seat: number,
): { reason: string; points: number }[] {
  const sums = new Map<string, number>();
  for (const line of lines) {
    if (earners(line).includes(seat))
      sums.set(line.reason, (sums.get(line.reason) ?? 0) + pointsOf(line, seat));
  }
  return [...sums].filter(([, points]) => points).map(([reason, points]) => ({ reason, points }));
}

/** Points of the winner, and the best of the others. Resigned players come last. */
export function winningMargin(
  scores: readonly number[],
  winners: readonly number[],
  gone: readonly number[],
): { points: number; second: number } {
  const others = scores.filter((_, seat) => !winners.includes(seat) && !gone.includes(seat));
  const left = others.length ? others : scores.filter((_, seat) => !winners.includes(seat));
  return { points: scores[winners[0] ?? 0] ?? 0, second: left.length ? Math.max(...left) : 0 };
}
