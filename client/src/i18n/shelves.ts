/** Which file of words a message belongs to. The build step (words.ts) and the page ask the same function. */

/** Words of parts that load later lie in the folder that those parts wait for, whatever their first word is. */
const LATER: readonly (readonly [RegExp, string])[] = [
  // Pages that set up a game.
  [/^(?:module-[\w-]+-(?:about|changes)|ui-setup-[\w-]+|\w+-level-\d+-(?:line|note))$/, 'option'],
  [/^ui-(?:aids|starter|period|absent|substitute|chat|takeback)(?:-(?!said$)|$)/, 'option'],
  // The settings.
  [/^ui-(?:set|me|account)(?:-(?!up$)|$)/, 'account'],
  // The lobby, and who may come to a table.
  [/^ui-(?:doors|lobby)(?:-(?!ready$)|$)/, 'friends'],
];

/** The folder of the words of `key`, by its first word; "" for the words that every page needs. */
export function shelfOf(key: string, shelves: readonly string[]): string {
  const later = LATER.find(([keys]) => keys.test(key));
  if (later) return later[1];
  const first = key.slice(0, key.indexOf('-'));
  return shelves.includes(first) ? first : '';
}
