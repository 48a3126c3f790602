/** Letters for kinds and attributes in the editor: the usual one, or the first free letter of the name. */

import type { TileMark } from '../../api/http.gen';
import { boundingKinds, FIELD, FOLLOWS, innerKinds, layerKinds, type KindInfo } from './tile-model';

/** Usual letters, as for tiles drawn from a box. */
const WRITTEN: Record<string, string> = { city: 'C', road: 'R', field: 'F', river: 'V' };
/** Reserved: turn, join, next, previous, and keys of browsers. */
export const COMMANDS = ['T', 'J'] as const;

/** By letter: the kind, or `mark:name`. */
export function keyLetters(info: {
  kinds: readonly KindInfo[];
  attributes: readonly TileMark[];
}): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const give = (what: string, wish: string | undefined, name: string): void => {
    const free = [...(wish ?? ''), ...name.toUpperCase()].find(
      (letter) =>
        /^[A-Z]$/.test(letter) && !found.has(letter) && !(COMMANDS as readonly string[]).includes(letter),
    );
    if (free) found.set(free, what);
  };
  for (const kind of [
    ...boundingKinds(info.kinds),
    FIELD,
    ...layerKinds(info.kinds),
    ...innerKinds(info.kinds),
  ])
    give(kind, WRITTEN[kind], kind);
  for (const { name, type } of info.attributes)
    if ((type === 'bool' || type === 'int') && !FOLLOWS.includes(name)) give(`mark:${name}`, undefined, name);
  return found;
}

export const keyLetter = (letters: ReadonlyMap<string, string>, what: string): string =>
  [...letters].find(([, one]) => one === what)?.[0] ?? '';
