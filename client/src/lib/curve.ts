/** Where the lines of the score curve go. */

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x: (turn: number) => number;
  y: (value: number) => number;
  /** Lines across, at round numbers. */
  grid: number[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/** Round numbers from the least to the most, at most `lines` of them between. */
export function roundSteps(least: number, most: number, lines = 4): number[] {
  const step = STEPS.find((one) => (most - least) / one <= lines) ?? 1000;
  const first = Math.floor(least / step) * step;
  const out = [];
  for (let at = first; at < most + step; at += step) out.push(at);
  return out;
}

export function scaleOf(series: readonly { values: readonly number[] }[], turns: number, box: Box): Scale {
  const values = series.flatMap((one) => one.values);
  const grid = roundSteps(Math.min(0, ...values), Math.max(1, ...values));
  const [low, high] = [grid[0] ?? 0, grid.at(-1) ?? 1];
  const wide = box.width - box.left - box.right;
  const tall = box.height - box.top - box.bottom;
  return {
    x: (turn) => box.left + (turns ? turn / turns : 0) * wide,
    y: (value) => box.top + (1 - (value - low) / (high - low)) * tall,
    grid,
  };
}

/** The turn whose place is nearest. */
export function turnAt(x: number, turns: number, box: Box): number {
  const share = (x - box.left) / Math.max(1, box.width - box.left - box.right);
  return Math.min(turns, Math.max(0, Math.round(share * turns)));
}

/** A line that goes level and rises at the turns that brought points. */
export function stepsOf(values: readonly number[], { x, y }: Scale): string {
  let path = '';
  values.forEach((value, turn) => {
    if (turn === 0) path = `M${x(0).toFixed(1)} ${y(value).toFixed(1)}`;
    else if (value !== values[turn - 1] || turn === values.length - 1) path += `H${x(turn).toFixed(1)}V${y(value).toFixed(1)}`;
  });
  return path;
}

/** Heights for the names at the ends of lines: near their lines, and not over each other. */
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
