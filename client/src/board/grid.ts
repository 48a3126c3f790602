/** Cells, neighbours and directions. No rules. */

export interface Cell {
  x: number;
  y: number;
}
export type Side = 'N' | 'E' | 'S' | 'W';
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
const STEP: Record<Side, Cell> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

export const cellKey = (c: Cell): string => `${c.x},${c.y}`;
export const sameCell = (a: Cell | null | undefined, b: Cell | null | undefined): boolean =>
  !!a && !!b && a.x === b.x && a.y === b.y;
export const neighbour = (c: Cell, side: Side): Cell => ({ x: c.x + STEP[side].x, y: c.y + STEP[side].y });
export const opposite = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4]!;

/** Reading order: rows from north to south, from west to east. */
export const inReadingOrder = <T extends Cell>(cells: readonly T[]): T[] =>
  [...cells].sort((a, b) => a.y - b.y || a.x - b.x);

/** The nearest cell in a direction: first within a cone of 45 degrees, then anywhere on that side. */
export function nearest<T extends Cell>(from: Cell, dir: Side, cells: readonly T[]): T | null {
  const step = STEP[dir];
  let best: T | null = null;
  let bestCost = Infinity;
  for (const c of cells) {
    const dx = c.x - from.x;
    const dy = c.y - from.y;
    const along = dx * step.x + dy * step.y;
    const across = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    if (along <= 0) continue;
    const cost = along + across * 2 + (across > along ? 100 : 0);
    if (cost < bestCost) {
      best = c;
      bestCost = cost;
    }
  }
  return best;
}

/** Empty cells that share a side with a placed one. */
export function frontier(placed: readonly Cell[]): Cell[] {
  const taken = new Set(placed.map(cellKey));
  const out = new Map<string, Cell>();
  for (const c of placed) {
    for (const side of SIDES) {
      const n = neighbour(c, side);
      if (!taken.has(cellKey(n))) out.set(cellKey(n), n);
    }
  }
  return [...out.values()];
}

/** The outline of cells as an SVG path in units of `unit` per cell. */
export function outline(cells: readonly Cell[], unit = 100): string {
  const inside = new Set(cells.map(cellKey));
  const parts: string[] = [];
  for (const c of cells) {
    const x = c.x * unit;
    const y = c.y * unit;
    const edge: Record<Side, string> = {
      N: `M${x} ${y}h${unit}`,
      E: `M${x + unit} ${y}v${unit}`,
      S: `M${x} ${y + unit}h${unit}`,
      W: `M${x} ${y}v${unit}`,
    };
    for (const side of SIDES) if (!inside.has(cellKey(neighbour(c, side)))) parts.push(edge[side]);
  }
  return parts.join('');
}
