/** Landmarks of large cities, and plants across the sides of tiles. The server sends their positions. */

import type { Point } from '../../api/protocol';
import type { Cell } from '../grid';

export interface Landmark extends Cell {
  key: string;
  name: string;
  /** Drawn larger on small tiles. */
  grows: boolean;
  /** Its foot on the map, in hundredths of a cell. */
  at: Point;
}

const NAMED = /^((?:townhall|minster|church|wood|hedge)[a-z0-9-]*) (-?\d+),(-?\d+)( [ES])?$/;

/** Northern ones first, since southern ones cover them. */
export function landmarksIn(places: Readonly<Record<string, Point>>): Landmark[] {
  const found = Object.entries(places).flatMap(([name, [dx, dy]]): Landmark[] => {
    const told = NAMED.exec(name);
    if (!told) return [];
    const [x, y] = [Number(told[2]), Number(told[3])];
    return [{ key: name, name: told[1]!, grows: !told[4], x, y, at: [x * 100 + dx, y * 100 + dy] }];
  });
  return found.sort((a, b) => a.at[1] - b.at[1]);
}
