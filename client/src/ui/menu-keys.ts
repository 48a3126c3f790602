/** Keys within a menu, as in the menu pattern of ARIA. */

/** The item that a key leads to, from the one at `at`. Null for other keys. */
export function targetOf(key: string, at: number, texts: readonly string[]): number | null {
  const { length } = texts;
  if (key === 'ArrowDown') return (at + 1) % length;
  if (key === 'ArrowUp') return (Math.max(at, 0) + length - 1) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  if ([...key].length !== 1 || key === ' ') return null;
  const letter = key.toLocaleLowerCase();
  const next = texts.findIndex((_, n) => textAt(texts, at + 1 + n).startsWith(letter));
  return next < 0 ? null : (at + 1 + next) % length;
}

const textAt = (texts: readonly string[], n: number): string =>
  texts[n % texts.length]!.trim().toLocaleLowerCase();
