/** The fortress of the server's view, prepared for display. */

import type { LogEntry, Offer, Point, ScoreLine } from '../../api/protocol';
import type { Fortress, Wall } from '../../api/protocol.gen';
import type { Cell } from '../../board/grid';

/** The role of a meeple on the wall. */
const ROLES: Record<string, string> = { knights: 'knight', highwaymen: 'highwayman', monks: 'monk' };
export const roleOf = (wall: string): string => ROLES[wall] ?? 'meeple';

/** The figure of an offer for a wall. None for besiegers. */
export function figureAtWall({ label }: Offer): string {
  if (label.key === 'offer-farm') return 'farmer';
  return label.key === 'offer-man' ? roleOf(String(label.args?.['wall'])) : '';
}

/** A meeple at a wall: its seat, and the name of its place in the pictures. */
export interface Occupant {
  seat: number;
  role: string;
  place: string;
  /** Offset of several meeples on one farmer space. */
  aside: number;
}

/** Distance of meeples on a farmer space, and their greatest width. */
const STEP = 16;
const WIDTH = 80;

export const seatsOf = (counts: readonly number[]): number[] =>
  counts.flatMap((count, seat) => Array.from({ length: count }, () => seat));

/** All occupants of a wall, farmers first. */
export function occupantsOf({ wall, order, camp }: Wall): Occupant[] {
  const lying = seatsOf(camp);
  const step = Math.min(STEP, WIDTH / Math.max(1, lying.length - 1));
  return [
    ...lying.map((seat, i) => ({
      seat,
      role: 'farmer',
      place: `camp ${wall}`,
      aside: (i - (lying.length - 1) / 2) * step,
    })),
    ...order.map((seat, i) => ({ seat, role: roleOf(wall), place: `wall ${wall} ${i}`, aside: 0 })),
  ];
}

/** The wall that is printed on a cell. */
export const wallAt = (fortress: Fortress | null, [x, y]: readonly [number, number]): Wall | null =>
  fortress?.walls.find((wall) => wall.x === x && wall.y === y) ?? null;

export const findWall = (fortress: Fortress | null, name: string): Wall | null =>
  fortress?.walls.find(({ wall }) => wall === name) ?? null;

/** The meeples of a final score line, which have gone home already. */
export function paidOccupants(fortress: Fortress | null, line: ScoreLine | null): Wall | null {
  const wall =
    line && ['attack', 'counterattack'].includes(line.reason) && line.cells[0]
      ? wallAt(fortress, line.cells[0])
      : null;
  const seat = line?.seats[0];
  if (!wall || !line || seat === undefined) return null;
  return { ...wall, order: Array.from({ length: line.count }, () => seat), camp: [], catapult: false };
}

/** The effect of a symbol of the drawn tile, or `wait`. */
export interface SymbolResult {
  /** A wall, or "?" for any. */
  symbol: string;
  action: 'catapult' | 'attack' | 'wait';
  /** The wall it came to. */
  wall: string;
}

/** The symbols of the last drawn tile with their effects. */
export function symbolResults(signs: readonly string[], log: readonly LogEntry[]): SymbolResult[] {
  const done = entriesSinceDraw(log).filter(({ kind }) => kind === 'catapult' || kind === 'attack');
  return signs.map((sign, i) => {
    const entry = done[i];
    if (!entry) return { symbol: sign, action: 'wait', wall: sign };
    return { symbol: sign, action: entry.kind as 'catapult' | 'attack', wall: String(entry.args['wall']) };
  });
}

/** Log entries since the last draw. */
export function entriesSinceDraw(log: readonly LogEntry[]): LogEntry[] {
  let from = log.length;
  while (from > 0 && log[from - 1]!.kind !== 'drew') from--;
  return log.slice(from);
}

/** The last draw, if its symbols acted after event `from` and none of `you` drew it. */
export function foreignDraw(
  log: readonly LogEntry[],
  from: number,
  you: readonly number[],
): { tile: string; seat: number } | null {
  const acted = entriesSinceDraw(log).some(
    ({ n, kind }) => n > from && (kind === 'catapult' || kind === 'attack'),
  );
  const drawn = acted ? log.findLast(({ kind }) => kind === 'drew') : undefined;
  if (!drawn || drawn.seat === null || you.includes(drawn.seat)) return null;
  return { tile: String(drawn.args['tile'] ?? ''), seat: drawn.seat };
}

/** The spaces of a wall, in hundredths of a cell from the origin of the map. */
export const spacesOf = (
  { wall, x, y }: Wall,
  spaces: number,
  figureAt: Readonly<Record<string, Point>>,
): Point[] =>
  Array.from({ length: spaces }, (_, i) => {
    const [dx, dy] = figureAt[`wall ${wall} ${i}`] ?? [50, 50];
    return [x * 100 + dx, y * 100 + dy];
  });

/** The middle of a wall's spaces, in cells. */
export function wallCentre(wall: Wall, spaces: number, figureAt: Readonly<Record<string, Point>>): Cell {
  const row = spacesOf(wall, spaces, figureAt);
  const mean = (axis: 0 | 1): number =>
    row.reduce((sum, at) => sum + at[axis], 0) / Math.max(1, row.length) / 100;
  return { x: mean(0), y: mean(1) };
}
