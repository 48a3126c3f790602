/** The co-operative game as the server tells it, made ready for showing. Numbers are only sorted here, never won. */

import type { Team } from '../../api/protocol';
import type { Hound } from '../../api/protocol.gen';
import type { Mist } from '../shared_mist/state';

/** The co-operative game: a team against the mist. */
export type TeamState = Mist & Team;

/** Points of a lap of the track. */
export const TRACK_LAP = 50;

export interface TrackStop {
  points: number;
  kind: 'hound' | 'goal' | 'lap';
  hound?: Hound;
  /** Which hound, from 1. */
  number?: number;
}

/** What lies on the way to the target, in order: hounds, whole laps, the goal. */
export function trackStops({ target, hounds }: Pick<TeamState, 'target' | 'hounds'>): TrackStop[] {
  const stops: TrackStop[] = hounds.map((hound, i) => ({ points: hound.points, kind: 'hound', hound, number: i + 1 }));
  for (let points = TRACK_LAP; points < target; points += TRACK_LAP)
    if (!stops.some((stop) => stop.points === points)) stops.push({ points, kind: 'lap' });
  stops.push({ points: target, kind: 'goal' });
  return stops.sort((a, b) => a.points - b.points);
}

/** The points that count towards a threshold: where every colour must reach it, those of the last one. */
export const countedPoints = ({ points }: Pick<TeamState, 'points'>): number => Math.min(...points);

/** The next threshold: the first hound still waiting, then the goal. */
export function nextStop(mists: TeamState): TrackStop {
  return trackStops(mists).find(({ kind, hound }) => kind === 'goal' || hound?.state === 'waiting')!;
}

export interface TilePile {
  /** 1, 2, 3; 0 where there is only one. */
  number: number;
  left: number;
  now: boolean;
}

/** The piles with the one that is drawn from. */
export function tilePiles({ piles, pile }: Pick<TeamState, 'piles' | 'pile'>): TilePile[] {
  const several = piles.length > 1;
  return piles.map((left, i) => ({ number: several ? i + 1 : 0, left, now: i + 1 === pile }));
}

/** The hound that waits beside a figure. */
export const houndAt = (mists: TeamState | null, figure: string): number =>
  (mists?.hounds.findIndex((hound) => hound.state === 'on' && hound.figure === figure) ?? -1) + 1;

/** How bad a chance to lose is, as a word. */
export const riskGrade = (chance: number): 'calm' | 'wary' | 'grave' => (chance < 0.05 ? 'calm' : chance < 0.25 ? 'wary' : 'grave');
