/** The team game of the server's view, prepared for display. */

import type { Team } from '../../api/protocol';
import type { Hound } from '../../api/protocol.gen';
import type { Mist } from '../shared_mist/state';

/** The team game against the mist. */
export type TeamState = Mist & Team;

/** Points of a lap of the track. */
export const TRACK_LAP = 50;

export interface TrackStop {
  points: number;
  kind: 'hound' | 'goal' | 'lap';
  hound?: Hound;
  /** The number of the hound, from 1. */
  number?: number;
}

/** Stops on the track to the target, in order: hounds, laps, the target. */
export function trackStops({ target, hounds }: Pick<TeamState, 'target' | 'hounds'>): TrackStop[] {
  const stops: TrackStop[] = hounds.map((hound, i) => ({
    points: hound.points,
    kind: 'hound',
    hound,
    number: i + 1,
  }));
  for (let points = TRACK_LAP; points < target; points += TRACK_LAP)
    if (!stops.some((stop) => stop.points === points)) stops.push({ points, kind: 'lap' });
  stops.push({ points: target, kind: 'goal' });
  return stops.sort((a, b) => a.points - b.points);
}

/** The points that count towards a threshold: the least where every colour must reach it. */
export const countedPoints = ({ points }: Pick<TeamState, 'points'>): number => Math.min(...points);

/** The next threshold: the first waiting hound, then the target. */
export function nextStop(mists: TeamState): TrackStop {
  return trackStops(mists).find(({ kind, hound }) => kind === 'goal' || hound?.state === 'waiting')!;
}

export interface TilePile {
  /** 1, 2, 3, or 0 if there is only one. */
  number: number;
  left: number;
  now: boolean;
}

/** The piles, with the current one marked. */
export function tilePiles({ piles, pile }: Pick<TeamState, 'piles' | 'pile'>): TilePile[] {
  const several = piles.length > 1;
  return piles.map((left, i) => ({ number: several ? i + 1 : 0, left, now: i + 1 === pile }));
}

/** The hound that waits beside a figure. */
export const houndAt = (mists: TeamState | null, figure: string): number =>
  (mists?.hounds.findIndex((hound) => hound.state === 'on' && hound.figure === figure) ?? -1) + 1;

/** The level of a risk, as a word. */
export const riskGrade = (chance: number): 'calm' | 'wary' | 'grave' =>
  chance < 0.05 ? 'calm' : chance < 0.25 ? 'wary' : 'grave';
