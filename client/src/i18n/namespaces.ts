/** Which file of messages a key belongs to. The build step (words.ts) and the page ask the same function. */

export const NAMESPACES = [
  'first',
  'account',
  'alerts',
  'mail',
  'rules',
  'lessons',
  'result',
  'signs',
  'replay',
  'privacy',
  'games',
  'meet',
  'friends',
  'puzzle',
  'analysis',
  'box',
  'workshop',
  'position',
  'tournament',
  'rating',
  'order',
  'option',
  'sum',
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** Messages of parts that load later belong to the namespace that those parts wait for, whatever their first word is. */
const LATER: readonly (readonly [RegExp, Namespace])[] = [
  // Pages that set up a game.
  [/^(?:module-[\w-]+-(?:about|changes)|ui-setup-[\w-]+|\w+-level-\d+-(?:line|note))$/, 'option'],
  [/^ui-(?:aids|starter|period|absent|substitute|chat|takeback)(?:-(?!said$)|$)/, 'option'],
  // The settings.
  [/^ui-(?:set|me|account)(?:-(?!up$)|$)/, 'account'],
  // The lobby, and who may come to a table.
  [/^ui-(?:doors|lobby)(?:-(?!ready$)|$)/, 'friends'],
];

/** Where the first word is not the name of the namespace. */
const NAMED: Partial<Record<string, Namespace>> = { rule: 'rules', lesson: 'lessons' };

const isNamespace = (word: string): word is Namespace => (NAMESPACES as readonly string[]).includes(word);

/** The namespace of `key`, by its first word; `first` for messages that every page needs. */
export function namespaceOf(key: string): Namespace {
  const later = LATER.find(([keys]) => keys.test(key));
  if (later) return later[1];
  const word = key.slice(0, key.indexOf('-'));
  return NAMED[word] ?? (isNamespace(word) ? word : 'first');
}
