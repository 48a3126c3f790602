/** Which file of messages a key belongs to. The build step (words.ts) and the page ask the same function. */

export const NAMESPACES = [
  'first',
  'account',
  'aids',
  'alerts',
  'book',
  'clock',
  'ears',
  'mail',
  'rules',
  'lessons',
  'learn',
  'result',
  'signs',
  'replay',
  'privacy',
  'games',
  'meet',
  'friends',
  'help',
  'offline',
  'puzzle',
  'analysis',
  'box',
  'workshop',
  'position',
  'tournament',
  'rating',
  'refusals',
  'order',
  'option',
  'summary',
  'sum',
] as const;
type General = (typeof NAMESPACES)[number];
/** Of a module of the rules there are the messages that only its tables show. */
export type Namespace = General | `modules-${string}`;

/** Who waits for the first namespace shows messages of the others as well. */
export const TOGETHER: Partial<Record<Namespace, readonly General[]>> = {
  account: ['help'],
  friends: ['option', 'summary'],
  lessons: ['learn'],
  option: ['clock', 'summary'],
  replay: ['clock', 'summary'],
  rules: ['book'],
  sum: ['aids', 'help'],
};

const wordsOf = (words: string): string => words.trim().split(/\s+/).join('|');

/** Namespaces of keys whose first word does not name it, and keys that are needed earlier than their namespace. */
const EXCEPTIONS: readonly (readonly [RegExp, General])[] = [
  // Said without a server, or on the front page and at the first decision.
  [
    /^(?:error-(?:no-cookies|offline|server)|book-title|aids-title|learn-(?:title|home-.*|first.*)|ears-(?:said|grid|type|enter|choice|no-hand|scored|mine(?:-.*)?))$/,
    'first',
  ],
  [/^(?:why|error)-/, 'refusals'],
  // Pages that set up a game.
  [/^(?:module-[\w-]+-(?:about|changes)|ui-setup-[\w-]+|\w+-level-\d+-(?:line|note))$/, 'option'],
  [/^ui-(?:aids|starter|period|absent|substitute|chat|takeback)(?:-(?!said$)|$)/, 'option'],
  [
    new RegExp(
      `^ui-(?:${wordsOf(`add-seat aid-.* at-the-table box-do children fixed-.* game house-rules.* levels link-next new-preset none
        open-table own-tiles.* public.* rated.* remove-seat rivals?-.* seats-full setups start-simple summary.* what-changes
        who-at-seat who-open who-person who-you`)})$`,
    ),
    'option',
  ],
  // The settings.
  [/^ui-(?:set|me|account)(?:-(?!up$)|$)/, 'account'],
  // The lobby, and who comes to a table and leaves it.
  [/^ui-(?:doors|lobby)(?:-(?!ready$)|$)/, 'friends'],
  [
    new RegExp(
      `^ui-(?:${wordsOf(`add-bot away-.* barred-title board-closed-title choose-bot found.* invite-.* join-.* just-watch let-bot
        seat-free-.* seat-open-line send-away sit-here stand-up start-game start-with-bots wait who-away who-here who-ready`)})$`,
    ),
    'friends',
  ],
  [/^(?:ui-abandoned-.*|clock-won.*|resigned-won.*)$/, 'replay'],
  [/^ui-offline-/, 'offline'],
  [/^(?:table-(?:help-.*|key-.*|letters.*|one-click.*)|ears-key-.*)$/, 'help'],
];

/** Where the first word is not the name of the namespace. */
const NAMED: Partial<Record<string, General>> = { rule: 'rules', lesson: 'lessons' };

const isGeneral = (word: string): word is General => (NAMESPACES as readonly string[]).includes(word);

/** The namespace of `key`; `first` for messages that every page needs, and for those that only a module has. */
export function namespaceOf(key: string): General {
  const exception = EXCEPTIONS.find(([keys]) => keys.test(key));
  if (exception) return exception[1];
  const word = key.slice(0, key.indexOf('-'));
  return NAMED[word] ?? (isGeneral(word) ? word : 'first');
}
