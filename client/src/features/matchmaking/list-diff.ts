/** Updates of lists that are on screen. */

interface Line {
  id: string;
}

/** The list after a change: new or different rows, and the new order, if any. */
export function applyChange<L extends Line>(
  before: readonly L[],
  put: readonly L[] = [],
  order?: readonly string[],
): readonly L[] {
  if (!put.length && !order) return before;
  const lines = new Map(before.map((line) => [line.id, line]));
  for (const line of put) lines.set(line.id, line);
  return (order ?? before.map(({ id }) => id)).flatMap((id) => lines.get(id) ?? []);
}
