/** Things that happen once for each game, however often its result is shown. */

const seen = new Set<string>();

/** True the first time. */
export function firstTime(table: string): boolean {
  const first = !seen.has(table);
  seen.add(table);
  return first;
}
