/** Kinds of features in a list, in one order everywhere. */

import { each } from '../plugins/registry';

let found: string[] | null = null;

/** Asked when the first list is made: parts may still be on their way before. */
export function kindsInOrder(): readonly string[] {
  if (found) return found;
  found = ['city', 'road', 'monastery', 'garden', 'field'];
  for (const { kind, after } of each((part) => part.features)) found.splice(found.indexOf(after) + 1, 0, kind);
  return found;
}
