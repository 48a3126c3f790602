/** The fortress as the server tells it, made ready for showing. */

import type { LogEntry, Offer, Point, ScoreLine } from '../../api/protocol';
import type { Fortress, Wall } from '../../api/protocol.gen';
import type { Cell } from '../../board/grid';

/** What a meeple on the wall looks like. */
const ROLES: Record<string, string> = { knights: 'knight', highwaymen: 'highwayman', monks: 'monk' };
export const roleOf = (wall: string): string => ROLES[wall] ?? 'meeple';

/** The figure that an offer about a wall would bring there; none for the besiegers. */
export function figureAtWall({ label }: Offer): string {
  if (label.key === 'offer-farm') return 'farmer';
  return label.key === 'offer-man' ? roleOf(String(label.args?.['wall'])) : '';
}

/** Somebody of the garrison: whose meeple, and the place that the pictures know by name. */
export interface Occupant {
  seat: number;
  role: string;
  place: string;
  /** Several lie on one farmer space: this far from its middle. */
  aside: number;
}

/** Meeples on a farmer space lie so far from each other, and no wider than this. */
const STEP = 16;
const WIDTH = 80;

export const seatsOf = (counts: readonly number[]): number[] => counts.flatMap((count, seat) => Array.from({ length: count }, () => seat));

/** Everybody at a wall, farmers first: they lie before it. */
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

export const findWall = (fortress: Fortress | null, name: string): Wall | null => fortress?.walls.find(({ wall }) => wall === name) ?? null;

/** The meeples that a line of the last count pays for: they have gone home already. */
export function paidOccupants(fortress: Fortress | null, line: ScoreLine | null): Wall | null {
  const wall = line && ['attack', 'counterattack'].includes(line.reason) && line.cells[0] ? wallAt(fortress, line.cells[0]) : null;
  const seat = line?.seats[0];
  if (!wall || !line || seat === undefined) return null;
  return { ...wall, order: Array.from({ length: line.count }, () => seat), camp: [], catapult: false };
}

/** What a sign of the tile drawn has done, or `wait` while it is still to come. */
export interface SymbolResult {
  /** A wall, or "?" for any. */
  symbol: string;
  action: 'catapult' | 'attack' | 'wait';
  /** The wall it came to. */
  wall: string;
}

/** The signs of the tile drawn last, with what came of them. */
export function symbolResults(signs: readonly string[], log: readonly LogEntry[]): SymbolResult[] {
  const done = entriesSinceDraw(log).filter(({ kind }) => kind === 'catapult' || kind === 'attack');
  return signs.map((sign, i) => {
    const entry = done[i];
    if (!entry) return { symbol: sign, action: 'wait', wall: sign };
    return { symbol: sign, action: entry.kind as 'catapult' | 'attack', wall: String(entry.args['wall']) };
  });
}

/** Entries from the last draw on. */
export function entriesSinceDraw(log: readonly LogEntry[]): LogEntry[] {
  let from = log.length;
  while (from > 0 && log[from - 1]!.kind !== 'drew') from--;
  return log.slice(from);
}

/** Where the spaces of a wall are, in hundredths of a cell from the origin of the map. */
export const spacesOf = ({ wall, x, y }: Wall, spaces: number, figureAt: Readonly<Record<string, Point>>): Point[] =>
  Array.from({ length: spaces }, (_, i) => {
    const [dx, dy] = figureAt[`wall ${wall} ${i}`] ?? [50, 50];
    return [x * 100 + dx, y * 100 + dy];
  });

/** The middle of a wall's spaces, in cells. */
export function wallCentre(wall: Wall, spaces: number, figureAt: Readonly<Record<string, Point>>): Cell {
  const row = spacesOf(wall, spaces, figureAt);
  const mean = (axis: 0 | 1): number => row.reduce((sum, at) => sum + at[axis], 0) / Math.max(1, row.length) / 100;
  return { x: mean(0), y: mean(1) };
}
