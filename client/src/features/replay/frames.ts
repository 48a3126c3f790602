/** A game turn by turn as the server sends it: the first position, then changes. */

import type { Earned, GameReplay, ReplayFrame } from '../../api/http.gen';
import type { BoardFigure, LogEntry, Point, ScoreLine, SeatNo, View } from '../../api/protocol';

/** The table after a turn. */
export interface Moment {
  seat: SeatNo | null;
  view: View;
  figureAt: Record<string, Point>;
  /** Events of the turn, and its points. */
  log: LogEntry[];
  lines: ScoreLine[];
  earned: Earned[];
  /** The number of tiles before it. */
  before: number;
}

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object after a change. Nested objects change key by key, other values are replaced. */
export function applyChange(base: Tree, change: Tree): Tree {
  const out = { ...base };
  for (const key of (change['-'] as string[] | undefined) ?? []) delete out[key];
  for (const [key, value] of Object.entries(change)) {
    if (key === '-') continue;
    const old = out[key];
    out[key] = isTree(old) && isTree(value) ? applyChange(old, value) : value;
  }
  return out;
}

/** The position after a frame. Unchanged parts are shared. */
export function nextMoment(before: Moment | undefined, frame: ReplayFrame): Moment {
  const { tiles = [], explain = [], figures: standing = [], ...rest } = (before?.view ?? {}) as Partial<View>;
  const base: Tree = { ...rest, figures: Object.fromEntries(standing.map((one) => [one.id, one])) };
  const view = applyChange(base, frame.view ?? {});
  const figures = Object.values((view['figures'] ?? {}) as Record<string, BoardFigure>);
  return {
    seat: frame.seat,
    view: {
      ...view,
      figures,
      tiles: grown(tiles, frame['tiles+']),
      explain: grown(explain, frame['explain+']),
    } as unknown as View,
    figureAt: applyChange((before?.figureAt ?? {}) as Tree, frame.at ?? {}) as Record<string, Point>,
    log: frame['log+'],
    lines: frame['explain+'],
    earned: frame.earned ?? [],
    before: tiles.length,
  };
}

const grown = <T>(list: T[], more: readonly T[]): T[] => (more.length ? [...list, ...more] : list);

/** All positions of the game. */
export function momentsOf({ frames }: GameReplay): Moment[] {
  const out: Moment[] = [];
  for (const frame of frames) out.push(nextMoment(out.at(-1), frame));
  return out;
}

/** Values in the chart: points of a seat or team, or ghosts in the bank. */
export interface Series {
  /** A seat, "team" or "bank". */
  key: string;
  seat: SeatNo | null;
  values: number[];
}

export function seriesOf(moments: readonly Moment[]): Series[] {
  const last = moments.at(-1)?.view;
  if (!last) return [];
  const bySeat = last.scores.map((_, seat) => ({
    key: String(seat),
    seat,
    values: moments.map(({ view }) => view.scores[seat] ?? 0),
  }));
  if (!last.team) return bySeat;
  const team = { key: 'team', seat: null, values: moments.map(({ view }) => view.team?.points[0] ?? 0) };
  const bank = { key: 'bank', seat: null, values: moments.map(({ view }) => view.mist?.bank ?? 0) };
  return [...(last.team.perColour ? bySeat : [team]), bank];
}
