/** The namespace of each message. The build step (words.ts) and the page use the same function. */

export const NAMESPACES = [
  'first',
  'common',
  'account',
  'aids',
  'alerts',
  'book',
  'clock',
  'coach',
  'speech',
  'mail',
  'rules',
  'lessons',
  'learn',
  'result',
  'symbols',
  'replay',
  'privacy',
  'games',
  'lobby',
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
  'moderation',
  'option',
  'summary',
  'calculation',
] as const;
type General = (typeof NAMESPACES)[number];
/** Each rules module has a namespace for messages that only its tables show. */
export type Namespace = General | `modules-${string}`;

/** Namespaces that are loaded together with the first. */
export const TOGETHER: Partial<Record<Namespace, readonly General[]>> = {
  account: ['help'],
  friends: ['option', 'summary'],
  lessons: ['learn'],
  option: ['clock', 'summary'],
  replay: ['clock', 'summary'],
  rules: ['book'],
  calculation: ['aids', 'help'],
  tournament: ['clock'],
};

const wordsOf = (words: string): string => words.trim().split(/\s+/).join('|');

/** Keys whose first word is not their namespace, or that are needed earlier than it. */
const EXCEPTIONS: readonly (readonly [RegExp, General])[] = [
  // Shown without a server, on the front page or at the first decision.
  [
    /^(?:error-(?:no-cookies|offline|server)|book-title|aids-title|learn-(?:title|home-.*|first.*)|speech-(?:said|grid|type|enter|choice|no-hand|scored|mine(?:-.*)?))$/,
    'first',
  ],
  [/^(?:why|error|table-leave)-/, 'refusals'],
  // Pages that set up a game.
  [/^(?:module-[\w-]+-(?:about|changes)|ui-setup-[\w-]+|\w+-level-\d+-(?:line|note))$/, 'option'],
  [/^ui-(?:aids|starter|order|period|absent|substitute|chat|takeback)(?:-(?!said$)|$)/, 'option'],
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
  // The lobby, and arrivals and departures at a table.
  [/^ui-(?:access|lobby)(?:-(?!ready$)|$)/, 'friends'],
  [
    new RegExp(
      `^ui-(?:${wordsOf(`add-bot away-.* barred-title board-closed-title choose-bot found.* invite-.* join-.* just-watch let-bot
        seat-free-.* seat-open-line send-away sit-here stand-up start-game start-with-bots wait who-away who-here who-ready`)})$`,
    ),
    'friends',
  ],
  [/^(?:ui-abandoned-.*|clock-won.*|resigned-won.*)$/, 'replay'],
  [/^ui-offline-/, 'offline'],
  [/^score-(?:counting|chapter|of|count|back|pause|play|next|skip-do)$/, 'calculation'],
  // Shared by pages and tables, after the first question of a first game.
  [/^(?:edge|offer|module)-/, 'common'],
  [
    new RegExp(
      `^ui-(?:${wordsOf(`(?:advice|bot-line|bot-name|colour|copy|news|origin|qr|send)-.* [a-z]+-said continue copied guest-line
        left-and-names link-label lobby-ready name-(?:full|missing|of-seat|score) no-aids no-takeback origin player-n ready-in
        rules-.* save-game seat-open seats seats-open set-up share-text sit-down table-abandoned waiting-in without-aid
        your-(?:colour|tables|turn-in)`)})$`,
    ),
    'common',
  ],
  [
    new RegExp(
      `^table-(?:${wordsOf(`(?:out|wait|which|level|points|tag|hint|rematch)-.* advice-(?!short).* all all-.* analyse-do
        begin-.* ask-(?:hand|draw|order|choose|.*-of) figure-(?:kind|number) goes-again has-figure here-title keeps kept last-turns
        left-.* looking-ahead miss moved-on must-choose no-(?:help|turns) none-left not-here only-left option over.* picked
        placed-by point-hint read-rule.* rule.* save-record say-(?!figure|place$).* see-how-do shared-win signs-do spots supply
        tap-free team their-choices tournament-do try-places turn-of turn-to-fit-do why-(?!do$).* win`)})$`,
    ),
    'common',
  ],
  [
    /^(?:log-(?:title|kept|played|over|taken-back|advised|flagged|order|undone.*)|score-(?:title|lines|no-lines|none-yet|piece|why.*|(?:road|city|monastery|field)-final))$/,
    'common',
  ],
  [/^(?:table-(?:help-.*|key-.*|letters.*|one-click.*)|speech-key-.*)$/, 'help'],
];

/** First words that are not the name of the namespace. */
const NAMED: Partial<Record<string, General>> = { rule: 'rules', lesson: 'lessons' };

const isGeneral = (word: string): word is General => (NAMESPACES as readonly string[]).includes(word);

/** The namespace of `key`. `first` for messages that every page needs, and for unknown keys, which belong to modules. */
export function namespaceOf(key: string): General {
  const exception = EXCEPTIONS.find(([keys]) => keys.test(key));
  if (exception) return exception[1];
  const word = key.slice(0, key.indexOf('-'));
  return NAMED[word] ?? (isGeneral(word) ? word : 'first');
}
