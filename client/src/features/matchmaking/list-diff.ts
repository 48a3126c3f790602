/** Lists that grow and shrink while they are looked at. */

interface Line {
  id: string;
}

/** A list after a change: lines that are new or different, and the order of all, where it is another one. */
export function applyChange<L extends Line>(before: readonly L[], put: readonly L[] = [], order?: readonly string[]): readonly L[] {
  if (!put.length && !order) return before;
  const lines = new Map(before.map((line) => [line.id, line]));
  for (const line of put) lines.set(line.id, line);
  return (order ?? before.map(({ id }) => id)).flatMap((id) => lines.get(id) ?? []);
}
