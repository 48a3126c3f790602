/** Positions in a line chart, in pixels. */

export interface ChartLine {
  key: string;
  values: readonly number[];
  ink: string;
  dash?: string;
  thin?: boolean;
  /** Label at the end of the line, after the picture or a sample of the line. */
  label?: string;
  picture?: string;
}

/** The edges of the plot. */
export interface ChartEdges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface ChartScale extends ChartEdges {
  x: (index: number) => number;
  y: (value: number) => number;
  /** The nearest index. */
  indexAt: (x: number) => number;
  /** Values of the grid lines. */
  grid: number[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/** Round numbers between the bounds, at most `lines` of them. */
export function roundSteps(least: number, most: number, lines = 4): number[] {
  const step = STEPS.find((one) => (most - least) / one <= lines) ?? 1000;
  const first = Math.floor(least / step) * step;
  const out = [];
  for (let at = first; at < most + step; at += step) out.push(at);
  return out;
}

/** The scale of a plot from index 0 to `last` that shows all values. */
export function scaleOf(values: readonly number[], last: number, edges: ChartEdges): ChartScale {
  const grid = roundSteps(Math.min(...values), Math.max(...values));
  const [low, high] = [grid[0] ?? 0, grid.at(-1) ?? 1];
  const wide = edges.right - edges.left;
  return {
    ...edges,
    x: (index) => edges.left + (last ? index / last : 0) * wide,
    y: (value) => edges.bottom - ((value - low) / (high - low)) * (edges.bottom - edges.top),
    indexAt: (x) => Math.min(last, Math.max(0, Math.round(((x - edges.left) / Math.max(1, wide)) * last))),
    grid,
  };
}

/** The path of a line. With `steps` it is level up to each change. */
export const pathOf = (values: readonly number[], { x, y }: ChartScale, steps = false): string =>
  values
    .map(
      (value, i) =>
        `${i ? (steps ? 'H' : 'L') : 'M'}${x(i).toFixed(1)}${i && steps ? 'V' : ' '}${y(value).toFixed(1)}`,
    )
    .join('');

/** Heights of the labels at line ends: near their lines, without overlap. */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const out = [...wanted];
  let least = top;
  for (const i of order) {
    out[i] = Math.max(out[i]!, least);
    least = out[i] + gap;
  }
  let most = bottom;
  for (const i of order.reverse()) {
    out[i] = Math.min(out[i]!, most);
    most = out[i] - gap;
  }
  return out;
}
