/** How long each line of the final scoring is shown while it runs by itself (decision 129). */

import type { ScoreLine } from '../../api/protocol';

/** Milliseconds of all lines together. */
const LEAST = 10_000;
const MOST = 20_000;
/** Of a line, where the sum of all allows it. */
const USUAL = 1300;
/** Of a single line: few lines take less than `LEAST` in all. */
const LONGEST = 4000;

/** Milliseconds for each line. The largest score stays about twice as long as the smallest. */
export function scoringPace(lines: readonly Pick<ScoreLine, 'points'>[]): number[] {
  const largest = Math.max(1, ...lines.map(({ points }) => Math.abs(points)));
  const weights = lines.map(({ points }) => 1 + Math.abs(points) / largest);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const total = Math.min(Math.max(lines.length * USUAL, LEAST), MOST);
  return weights.map((weight) => Math.min(LONGEST, (weight * total) / sum));
}
