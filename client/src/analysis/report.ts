/** A played game judged, as the server tells it: docs/analysis.md. */

import type { Reason } from '../table/advice/reasons';

/** What this page understands; another number is another meaning. */
export const KNOWN = 2;
export const DEPTHS = [0, 2, 4] as const;
export type Depth = (typeof DEPTHS)[number];

/** Classes of losses, the smallest first. */
export const MARKS = ['excellent', 'good', 'inaccuracy', 'mistake', 'blunder', 'disaster'] as const;
export type Mark = (typeof MARKS)[number];

export interface Line {
  actions: string[];
  value: number;
  reasons: Reason[];
}

export interface Decision {
  /** Number of its first action in the record. */
  n: number;
  turn: number;
  seat: number;
  tile: string;
  class: Mark | 'forced';
  loss: number;
  /** Of the loss; 0 where nothing was played on. */
  error: number;
  clear: number | null;
  luck: number | null;
  played: Line;
  best: Line;
  others: { actions: string[]; value: number }[];
}

export interface SeatSum {
  seat: number;
  decisions: number;
  forced: number;
  accuracy: number | null;
  loss: number;
  mean_loss: number | null;
  best: number;
  classes: Record<Mark, number>;
  draws: number;
  luck: number | null;
}

export interface Result {
  difference: number;
  start: number;
  luck: number[];
  loss: number[];
  residual: number;
  adjusted: number;
}

export interface Standing {
  turn: number;
  scores: number[];
  expected?: number[];
  chance?: { won: number; error: number; games: number };
}

export interface Turning {
  turn: number;
  seat: number;
  lead: [before: number, after: number];
}

export interface Report {
  analysis: number;
  engine: string;
  depth: Depth;
  together: boolean;
  /** It was played to its end. */
  over: boolean;
  scores: number[];
  seats: SeatSum[];
  result: Result | null;
  curve: Standing[];
  turning_points: Turning[];
  worst: number[];
  decisions: Decision[];
}

/** How far one is that is being made, counted in actions. */
export interface Work {
  state: 'waiting' | 'making';
  done: number;
  of: number;
}
