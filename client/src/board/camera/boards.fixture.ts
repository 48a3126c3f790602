/** Boards of random growth, always the same, and the screens that show them. */

import { frontier, cellKey, type Cell } from '../grid';
import type { ViewArea } from './camera';

const port = (width: number, height: number, top = 58, bottom = 22, side = 6): ViewArea => ({
  width,
  height,
  top,
  bottom,
  left: side,
  right: side,
});

export const PORTS: Record<string, ViewArea> = {
  small: port(360, 448),
  'small with a sheet': port(360, 304),
  phone: port(390, 650),
  lying: port(564, 334),
  desktop: port(1030, 712, 64, 76, 6),
};

export function chance(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () =>
    ((state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0) % 100003) / 100003;
}

export interface Grown {
  tiles: Cell[];
  /** Some of the neighbouring cells, as places for a tile. */
  places: Cell[];
}

/** Up to 80 tiles. Some boards are long and narrow like rivers. */
export function grown(seed: number): Grown {
  const next = chance(seed);
  const straight = next() < 0.3 ? 0.9 : 0.2;
  const tiles: Cell[] = [{ x: 0, y: 0 }];
  const size = 1 + Math.floor(next() * 80);
  while (tiles.length < size) {
    const open = frontier(tiles);
    const last = tiles.at(-1)!;
    const ahead = open.filter((c) => Math.abs(c.x - last.x) + Math.abs(c.y - last.y) === 1);
    const from = ahead.length && next() < straight ? ahead : open;
    tiles.push(from[Math.floor(next() * from.length)]!);
  }
  const share = next();
  const open = frontier(tiles);
  const places = open.filter(() => next() < share);
  return { tiles, places: places.length ? places : open.slice(0, 1) };
}

/** Every screen with boards, as rows of a test: name, port, board. */
export const cases = (count: number): [string, ViewArea, Grown][] =>
  Object.entries(PORTS).flatMap(([name, port]) =>
    Array.from({ length: count }, (_, seed): [string, ViewArea, Grown] => [
      `${name} ${seed}`,
      port,
      grown(seed),
    ]),
  );
export const keys = (cells: readonly Cell[]): Set<string> => new Set(cells.map(cellKey));
