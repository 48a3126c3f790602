/** Made by `python -m scripts.protocol_ts` from src/bastide/server: do not edit. */

/** Take the offer whose id is `offer`. */
export interface Act extends _Ordering {
  t: 'act';
  offer: string;
}

export interface _Ordering {
  cid: string;
  seq: number;
}

/** Undo the last action of this turn, if the table allows it. */
export interface Undo extends _Ordering {
  t: 'undo';
}

/** The host starts the game. */
export interface Start extends _Ordering {
  t: 'start';
  nonce?: string;
}

/** Open a new table with the same seats; everyone at this one gets its link. In a campaign it plays the next level, or `level`. That must be an open one unless `anywhere` is set. */
export interface Rematch extends _Ordering {
  t: 'rematch';
  level?: number;
  anywhere?: boolean;
}

/** In a lesson: go on after a text to read. */
export interface Next extends _Ordering {
  t: 'next';
}

/** Leave the lesson and play on at its table. */
export interface Free extends _Ordering {
  t: 'free';
}

/** In companion mode: turn the last piece to this rotation, one of `table.turns`. */
export interface Turn extends _Ordering {
  t: 'turn';
  rotation: 0 | 180 | 270 | 90;
}

/** In companion mode: go back to the beginning of turn number `turn` to enter it again. */
export interface Correct extends _Ordering {
  t: 'correct';
  turn: number;
}

/** In companion mode: end the correction. `keep` drops the turns that are still set aside, otherwise everything is restored. */
export interface Settle extends _Ordering {
  t: 'settle';
  keep: boolean;
}

/** Take an open seat under a name. `nonce` goes into the draws (docs/host/protocol.md). */
export interface Sit extends _Ordering {
  t: 'sit';
  seat: number;
  name: string;
  nonce?: string;
}

/** Leave a seat of this device. Before the start the host can also remove a bot. */
export interface Stand extends _Ordering {
  t: 'stand';
  seat: number;
}

/** The host puts a bot on an open seat, or on the seat of an absent player. */
export interface PutBot extends _Ordering {
  t: 'bot';
  seat: number;
  bot: string;
}

/** The host removes a player: all seats of that device become open, or a bot's. With `block` the device may not come back. */
export interface Kick extends _Ordering {
  t: 'kick';
  seat: number;
  bot?: string;
  block?: boolean;
}

/** The host unblocks a device: its index in `table.blocked`, from 0. */
export interface Unblock extends _Ordering {
  t: 'unblock';
  number: number;
}

/** The host closes or opens the seats to new people, and the view to spectators. */
export interface Lock extends _Ordering {
  t: 'lock';
  seats: boolean;
  watchers: boolean;
}

/** The host lists the table publicly, for players and spectators, or stops listing it. */
export interface Publish extends _Ordering {
  t: 'publish';
  on: boolean;
}

/** A bot plays for this device until it sends `back`. */
export interface Away extends _Ordering {
  t: 'away';
}

/** The bot that stands in for this device leaves its seats. */
export interface Back extends _Ordering {
  t: 'back';
}

/** Resign: a bot plays on, and the seat cannot win. */
export interface Resign extends _Ordering {
  t: 'resign';
  seat: number;
}

/** Ask the others to end the game, or to let this device undo its last action with all that followed. If no one else is present to be asked, it happens at once. */
export interface Propose extends _Ordering {
  t: 'propose';
  what: 'end' | 'takeback';
}

/** Agree to a question or refuse. A refusal by the player who asked withdraws it. */
export interface Answer extends _Ordering {
  t: 'answer';
  yes: boolean;
}

/** The host renames the table. */
export interface Rename extends _Ordering {
  t: 'rename';
  name: string;
}

/** Before the start, give a seat a colour: one's own seat or, for the host, any. A seat that has this colour gets the old one in exchange. */
export interface Paint extends _Ordering {
  t: 'paint';
  seat: number;
  colour: 'black' | 'blue' | 'green' | 'pink' | 'red' | 'yellow';
}

/** Before the start the host changes the game and its options, with so many seats. The link and the people stay. */
export interface Change extends _Ordering {
  t: 'change';
  rules: string;
  seats: number;
  options?: Wish;
}

/** The options of POST /api/tables. A missing one has its default, or the value that the preset fixes. */
export interface Wish {
  takeback?: boolean | null;
  starter?: number | null;
  aids?: boolean | null;
  without?: ('cells' | 'forecast' | 'left' | 'owners' | 'points')[];
  advice?: ('hint' | 'notes')[];
  period?: 0 | 1 | 30 | 365 | 7;
  absent?: 'bot' | 'end' | 'wait';
  patience?: 1440 | 15 | 2 | 5 | 60;
  substitute?: string;
  chat?: boolean;
  chance?: 'auto' | 'manual';
  rated?: boolean;
  clock?: Clock | null;
  order?: 'lot' | 'seated';
  house?: Record<string, boolean | number | string | Record<string, unknown> | unknown[]>;
}

/** One of three: a `budget` of seconds for the game with `plus` more after each turn, `turn` seconds for each turn, or `days` for each turn. */
export interface Clock {
  budget?: number;
  plus?: number;
  turn?: number;
  days?: number;
  out?: 'bot' | 'end' | 'resign';
}

/** This device shows the game as the host changed it. The game starts once all players have seen it. */
export interface See extends _Ordering {
  t: 'see';
}

/** Why may the tile in hand not lie here? Without a rotation: what else of the tile at this cell is not offered? Without a cell: what else of the current decision is not offered? */
export interface Why extends _Asking {
  t: 'why';
  x?: number;
  y?: number;
  rotation?: 0 | 180 | 270 | 90;
}

export interface _Asking {
  cid: string;
}

/** Point at an offer or a cell of the current decision, visible to all. With neither, point at nothing. */
export interface Point {
  t: 'point';
  seq: number;
  seat?: number;
  offer?: string;
  x?: number;
  y?: number;
}

/** How likely is it that the ghosts run out soon? */
export interface Risk extends _Asking {
  t: 'risk';
}

/** Which tiles fit each open cell, who owns each feature, and what is it worth? */
export interface Aids extends _Asking {
  t: 'aids';
}

/** In which range will each final score lie? */
export interface Forecast extends _Asking {
  t: 'forecast';
}

/** What would a good player play here? */
export interface Hint extends _Asking {
  t: 'hint';
}

/** Was there a better turn than my last one? */
export interface Note extends _Asking {
  t: 'note';
}

/** Chat with everyone at the table: a preset phrase or symbol by its key or, where the table allows it, a `text`. The answer is `ack` or `reject`. */
export interface Say extends _Asking {
  t: 'say';
  key?: 'back-soon' | 'clock' | 'crown' | 'good-luck' | 'heart' | 'oh-no' | 'one-more' | 'smile' | 'sorry' | 'star' | 'thanks' | 'thinking' | 'well-played' | '';
  text?: string;
}

/** Call the player who is to decide. The answer is `ack` or `reject`. */
export interface Nudge extends _Asking {
  t: 'nudge';
}

/** Give the name of a spectator; an empty one withdraws it. The answer is `ack` or `reject`. */
export interface Call extends _Asking {
  t: 'call';
  name?: string;
}

/** Skip the thinking delay of bots until a person decides again. */
export interface Hurry {
  t: 'hurry';
}

/** Send what happened after event number `since`. */
export interface Sync {
  t: 'sync';
  since: number;
}

/** The answer is `pong`. */
export interface Ping {
  t: 'ping';
}

/** The complete state. In a team game, `theirs` holds the offers of the seat to decide, to look and point at. */
export interface Snapshot {
  t: 'snapshot';
  seq: number;
  table: TableInfo;
  you: number[];
  view: View | null;
  figureAt: Record<string, number[]>;
  offers: Offer[];
  theirs: Offer[];
  log: LogEntry[];
}

/** A table. `abandoned` is why no one plays on, `won` the winners of such a game. `times` are the milliseconds used by each seat, with a clock. `mayAsk`: this device may ask to undo. `asked` is the pending question, `consent` the seats that this device would ask. `keeps`: this device made the table. `mayChange`: it may change the game. `changed`: the host changed it, and this device has to `see` that. `blocked` lists the names of blocked devices, in the order that `unblock` uses. `locked` closes the seats to new people, `unwatched` the view to spectators. `public`: the table is publicly listed. `ending` is set when the game is over, `result` when a team's game is. `campaign` is set for a numbered level. `pictures`, at a table with its own tiles, is the prefix of tile names in picture URLs. `rematchBy` is the seat that asked for the rematch. `waits`: all seats are reserved, and the game starts when the last player arrives. `turns`, in companion mode, are the rotations possible for the last piece, its own first, if there are several. The `turn` command applies one. `mending`: an earlier turn is being corrected. */
export interface TableInfo {
  abandoned?: 'absent' | 'agreed' | 'clock' | 'full' | 'imported' | 'operator' | 'resigned' | 'time';
  asked?: AskInfo;
  blocked?: string[];
  bots: string[];
  campaign?: CampaignInfo;
  changed?: boolean;
  commitment: string;
  consent?: ConsentInfo;
  ending?: Ending;
  host: boolean;
  id: string;
  imported?: 'jcz' | 'record';
  keeps?: boolean;
  lesson?: LessonInfo;
  locked?: boolean;
  mayAsk?: boolean;
  mayChange?: boolean;
  mayUndo: boolean;
  mending?: MendingInfo;
  modules: string[];
  name: string;
  nonces?: string[];
  options: TableOptions;
  origin?: OriginInfo;
  phase: 'abandoned' | 'lobby' | 'over' | 'playing';
  pictures?: string;
  public?: boolean;
  rematch?: string;
  rematchBy?: number;
  result?: 'lost' | 'won';
  rules: string;
  seats: SeatInfo[];
  secret?: string;
  substitute: string;
  times?: number[];
  tournament?: string;
  turns?: number[];
  unwatched?: boolean;
  waits?: boolean;
  won?: number[];
}

/** A question of a seat to the others. The seats in `of` have not agreed yet. Without an answer by `until` (milliseconds since 1970) it counts as refused. */
export interface AskInfo {
  of: number[];
  seat: number;
  until?: number;
  what: 'end' | 'takeback';
}

/** A campaign. `open` is the highest open level, `next` the level of a rematch once the game is over. */
export interface CampaignInfo {
  id: string;
  level: number;
  levels: number;
  next: number | null;
  open: number;
  won: number[];
}

/** The seats that this device would ask to end the game or to undo. With `binding` a game never ends without an opponent's consent. If a list is empty, it happens at once, or not at all if the result is binding. */
export interface ConsentInfo {
  binding: boolean;
  end: number[];
  takeback: number[];
}

/** A finished game: columns that are not empty, rows with the best first, winners, highlights, number of turns, and when its table was made. */
export interface Ending {
  at: string;
  kinds: string[];
  moments: Moment[];
  rows: Tally[];
  turns: number;
  winners: number[];
}

/** A highlight. `city`: the largest city scored, of `count` tiles. `turn`: the most points in one turn. `lead`: the winners were ahead from this turn on. `counting`: only final scoring decided it. `seats` are the seats it belongs to. */
export interface Moment {
  cells?: number[][];
  count?: number;
  kind: 'city' | 'counting' | 'lead' | 'turn';
  points: number;
  seats: number[];
  turn?: number;
}

/** A row: one seat, or all seats of a team with one score. `points` and `best` follow the columns. `place` is 0 in a team game. */
export interface Tally {
  best: boolean[];
  place: number;
  points: number[];
  seats: number[];
  total: number;
}

/** The learner is at step `step` (from 0) of `steps`. By `kind` the step asks for an action, shows a text, or ends the lesson. `want` holds the ids of the offers that it accepts and shows, `known` what was learnt. `word` names the sentence `lesson-<id>-<word>` and `args` its numbers. `cells` of the map and `part` of the page are highlighted. A puzzle is a lesson of one step, with `puzzle`. */
export interface LessonInfo {
  args: Record<string, unknown>;
  cells: number[][];
  id: string;
  kind: 'do' | 'end' | 'read';
  known?: string[];
  next?: string;
  part?: string;
  puzzle?: PuzzleInfo;
  step: number;
  steps: number;
  want: string[];
  word: string;
}

/** The rating of the turn in a puzzle; empty before it is over. The turn lost `loss` points, or at `least` so many. The best turn that does not solve it loses `clear`. `reasons` are those of the best turn (docs/play/analysis.md), which lies on the board if `shown`. `found` holds the share of each bot level that finds it; puzzles from a user's game have none. `repeated`: the turn is the one played in that game. */
export interface PuzzleInfo {
  clear?: number;
  found?: Record<string, number>;
  least?: boolean;
  loss?: number;
  reasons?: TurnReason[];
  repeated?: boolean;
  shown?: boolean;
  solved?: boolean;
}

/** Why a turn is good or bad (docs/play/analysis.md). `closes` is the probability that the feature is completed, for an existing feature before and after the turn. */
export interface TurnReason {
  cells?: [number, number][];
  closes?: number | [number, number];
  feature: string;
  figure?: string;
  figures?: number;
  kind: string;
  left?: number;
  points?: number;
  seats?: number[];
  waits?: TilesAwaited;
}

/** The only cell that a feature misses, and the number of remaining tiles by id that complete it there. */
export interface TilesAwaited {
  at: [number, number];
  tiles: Record<string, number>;
}

/** An earlier turn is being corrected. `turns` are set aside; the first of them must be entered again. `why` is the reason why it does not fit. It is missing for the turn that the correction began with. */
export interface MendingInfo {
  turns: AsideTurn[];
  why?: WhyNot;
}

/** A turn that was set aside: its number, its player, and its tile with the place. */
export interface AsideTurn {
  rotation?: number;
  seat: number;
  tile?: string;
  turn: number;
  x?: number;
  y?: number;
}

/** Why something does not fit: a code, the rule, an English sentence, its variable parts. */
export interface WhyNot {
  args: Record<string, string>;
  code: string;
  rule: string;
  text: string;
}

/** The options of a table. `house` holds the rule options that differ from their defaults; JSON values become true. `without` lists the aids left out, `advice` the advice added. `period` is the number of days without activity that the game may last, unless the server's setting applies. `absent` is what happens to a player who stays away for `patience` minutes while others wait. `substitute` is the bot chosen for players who leave. `chat` allows typed messages. `chance` is "manual" in companion mode. `position`: the game began with a custom position. `rated`: the result changes ratings. `order` "lot": the start shuffles the seats. */
export interface TableOptions {
  absent?: 'bot' | 'end' | 'wait';
  advice?: ('hint' | 'notes')[];
  aids: boolean;
  chance?: 'auto' | 'manual';
  chat?: boolean;
  clock?: ClockTerms;
  house: Record<string, boolean | number>;
  order?: 'lot' | 'seated';
  patience?: 1440 | 15 | 2 | 5 | 60;
  period?: 0 | 1 | 30 | 365 | 7;
  position?: boolean;
  rated?: boolean;
  starter: number | null;
  substitute?: string;
  takeback: boolean;
  without?: ('cells' | 'forecast' | 'left' | 'owners' | 'points')[];
}

/** One of three: `budget` seconds for the game and `plus` after each turn, `turn` seconds for each turn, or `days` for each turn. When time runs out, `out` decides: a bot plays on ("bot", the default), the player resigns, or the game ends. */
export interface ClockTerms {
  budget?: number;
  days?: number;
  out?: 'bot' | 'end' | 'resign';
  plus?: number;
  turn?: number;
}

/** The game goes on from the end of this turn of another table. The rest of the bag was shuffled again. */
export interface OriginInfo {
  table: string;
  turn: number;
}

/** A seat. `colours` is set if it plays several, in the order of its kinds of figures, and begins with `colour`. `wished`: its player asked for the stand-in bot. `resigned`: a bot plays it, and it cannot win. `former`: the names it had in this game, oldest first. `unseen`: its player has not seen yet how the host changed the game. */
export interface SeatInfo {
  bot?: string;
  colour: string;
  colours?: string[];
  failed?: FailedInfo;
  former?: FormerName[];
  kind: 'bot' | 'me' | 'open' | 'person';
  mayBot?: boolean;
  mayKick?: boolean;
  name: string;
  online: boolean;
  resigned?: boolean;
  seat: number;
  standIn?: boolean;
  unseen?: boolean;
  wished?: boolean;
}

/** The external bot that was replaced, and how it failed (docs/bots/bot-protocol.md). */
export interface FailedInfo {
  bot: string;
  code: string;
}

/** A name that a seat had up to log entry `entry` (not included), in turns up to `turn`. */
export interface FormerName {
  entry: number;
  name: string;
  turn: number;
}

export interface View {
  captured?: CapturedFigure[][];
  circle?: Circle;
  decision: Decision | null;
  discarded: string[];
  explain: ScoreLine[];
  extra?: boolean;
  figures: PlacedFigure[];
  flight?: FlightView;
  fortress?: Fortress;
  gold?: GoldShown;
  goods?: GoodsShown;
  kept?: (string | null)[];
  left: Left;
  magic?: EnchantedShown[];
  mist?: Mist;
  over: boolean;
  part?: PartShown;
  players: number;
  rules: string;
  scores: number[];
  stock?: Record<string, number>[];
  supply: Record<string, number>[];
  team?: Team;
  tiles: PlacedTile[];
  turn: number;
  winners?: number[];
}

export interface CapturedFigure {
  id: string;
  kind: string;
  seat: number;
}

/** The circle in progress: the kind of feature, the choice for all ("" before it), the seats that had their turn, and those that still decide, in order. */
export interface Circle {
  choice: string;
  done: number[];
  feature: string;
  waiting: number[];
}

/** The decision. `part` of the turn: 1 up to the tile, 2 up to scoring, 3 from there on. */
export interface Decision {
  part: number;
  seat: number | null;
  step: string;
  tile: string;
}

export interface ScoreLine {
  cells: number[][];
  count: number;
  feature: string;
  final: boolean;
  payers?: number[];
  points: number;
  reason: string;
  rule: string;
  seats: number[];
  shields: number;
}

export interface PlacedFigure {
  at: string;
  feature: string;
  ghosts?: number;
  id: string;
  kind: string;
  role: string;
  seat: number;
  segment: number;
  x: number;
  y: number;
}

/** The machine of the tile just placed, in the figure step and during its flight. */
export interface FlightView {
  cells: number[][];
  direction: string;
  distance: number;
  figure: string;
  x: number;
  y: number;
}

/** `spaces` of each wall. */
export interface Fortress {
  spaces: number;
  walls: Wall[];
}

/** A wall of the fortress and the cell where it is printed. `order` lists the seats of the meeples on its row, in order of arrival. `row` and `camp` count those of each seat on the row and on the farmer space. */
export interface Wall {
  camp: number[];
  catapult: boolean;
  free: number;
  order: number[];
  row: number[];
  wall: string;
  x: number;
  y: number;
}

/** Where ingots lie, how many each seat has, their points, and how many are left in the supply. */
export interface GoldShown {
  left: number;
  points: number[];
  seats: number[];
  tiles: GoldTile[];
}

/** A tile with ingots. */
export interface GoldTile {
  ingots: number;
  x: number;
  y: number;
}

/** The tokens of each seat, the seats with the most, and what may still be taken. */
export interface GoodsShown {
  leaders: GoodsLeaders;
  left: GoodsCounts;
  seats: GoodsCounts[];
}

/** The seats with the most of each kind (TRA-24). */
export interface GoodsLeaders {
  cloth: number[];
  grain: number[];
  wine: number[];
}

/** A number for each kind. */
export interface GoodsCounts {
  cloth: number;
  grain: number;
  wine: number;
}

export interface Left {
  draws?: number;
  tiles: Record<string, number>;
  total: number;
  withheld?: Record<string, number>;
}

/** A piece on the board, its segment, and the cells of its feature. */
export interface EnchantedShown {
  at: string;
  cells: number[][];
  feature: string;
  piece: string;
  x: number;
  y: number;
}

/** Mist and the ghosts in it. `bank` counts the ghosts left of those `inGame`. */
export interface Mist {
  bank: number;
  banks: Bank[];
  cemeteries: Cemetery[];
  ghosts: Ghosts[];
  inGame: number;
}

/** A connected bank of mist. If "lost", it can never be closed. */
export interface Bank {
  cells: number[][];
  ghosts: number;
  state: 'closed' | 'lost' | 'open';
}

/** `around` are the cells that are still empty. */
export interface Cemetery {
  around: number[][];
  at: string;
  buried: string | null;
  feature: string;
  open: boolean;
  segment: number;
  x: number;
  y: number;
}

export interface Ghosts {
  at: string;
  feature: string;
  n: number;
  segment: number;
  x: number;
  y: number;
}

/** Which part of the turn is in progress, and whether a second one is due. */
export interface PartShown {
  earned: boolean;
  now: number;
}

/** A game that all win or lose together. `points` is one number, or one per colour. `colours` is the number of a seat's colours. `piles` are the tiles left in each, and `pile` is the current one, from 1. `hidden` is the number of tiles face down. */
export interface Team {
  colours: number;
  hidden: number;
  hounds: Hound[];
  level: number;
  perColour: boolean;
  pile: number;
  piles: number[];
  points: number[];
  result: 'hound-late' | 'no-ghosts' | 'no-tiles' | 'won' | null;
  target: number;
}

export interface Hound {
  figure: string | null;
  points: number;
  state: 'gone' | 'on' | 'waiting';
}

export interface PlacedTile {
  cell?: number;
  rotation: number;
  seat: number | null;
  tile: string;
  x: number;
  y: number;
}

/** A legal action in one of the four shapes. The client sends `id` back in `act`. */
export interface Offer {
  alike?: number[];
  asks?: string;
  at?: number[];
  bank?: number;
  cells?: number[][];
  final: boolean;
  follows?: Follow[];
  group?: string;
  id: string;
  label: Line;
  preview: Line[];
  rotation?: number;
  rules: string[];
  seat: number;
  segment?: number;
  shape: 'choice' | 'confirm' | 'place' | 'slot';
  tile?: string;
  x?: number;
  y?: number;
}

/** A consequence of an offer, named by the engine's event `kind`. `at` is its point within the cell. */
export interface Follow {
  at?: number[];
  by?: string;
  cells?: number[][];
  figure?: string;
  items?: Record<string, number>;
  kind: string;
  left?: number;
  n?: number;
  number?: number;
  payers?: number[];
  place?: string;
  points?: number;
  reason?: string;
  seat?: number;
  seats?: number[];
  wall?: string;
  x?: number;
  y?: number;
}

/** A text key of the Fluent catalogue with its arguments. */
export interface Line {
  args: Record<string, unknown>;
  key: string;
}

/** One thing that happened in the game. `kind` is the kind of engine event, `rule` the rule behind it. */
export interface LogEntry {
  args: Record<string, unknown>;
  kind: string;
  line?: Record<string, unknown>;
  n: number;
  points?: number;
  rule?: string;
  seat: number | null;
}

/** What changed from event `prev` to event `seq`. */
export interface Update {
  t: 'update';
  seq: number;
  prev: number;
  table?: TableInfo;
  you?: number[];
  view?: ViewUpdate;
  figureAt?: Record<string, number[]>;
  offers?: Offer[];
  theirs?: Offer[];
  'log+'?: LogEntry[];
}

export interface ViewUpdate {
  captured?: CapturedFigure[][];
  circle?: Circle;
  decision: Decision | null;
  discarded: string[];
  'explain+': ScoreLine[];
  extra?: boolean;
  figures: PlacedFigure[];
  flight?: FlightView;
  fortress?: Fortress;
  gold?: GoldShown;
  goods?: GoodsShown;
  kept?: (string | null)[];
  left: Left;
  magic?: EnchantedShown[];
  mist?: Mist;
  over: boolean;
  part?: PartShown;
  players: number;
  rules: string;
  scores: number[];
  stock?: Record<string, number>[];
  supply: Record<string, number>[];
  team?: Team;
  'tiles+': PlacedTile[];
  turn: number;
  winners?: number[];
}

/** All marks while event `seq` is the last one. */
export interface Pointed {
  t: 'pointed';
  seq: number;
  marks: Mark[];
}

/** A seat points at an offer or a cell. An offer about a cell includes the cell. */
export interface Mark {
  offer?: string;
  seat: number;
  x?: number;
  y?: number;
}

/** Chat messages. `past`: they were sent before this page connected. */
export interface Said {
  t: 'said';
  remarks: Remark[];
  past?: boolean;
}

/** A chat message: a phrase or symbol by its key, or a text. `n` numbers the messages of the table. */
export interface Remark {
  key?: string;
  n: number;
  name: string;
  seat: number;
  text?: string;
}

/** The other players are waiting for this device. */
export interface Nudged {
  t: 'nudged';
  seat: number;
}

/** The number of spectators, with the names of some, and the absent player whose time to return runs out. */
export interface Company {
  t: 'company';
  watchers: number;
  names: string[];
  absent?: Deadline;
}

/** In `ms` milliseconds the table's rule about absent players applies to this seat. */
export interface Deadline {
  ms: number;
  seat: number;
}

/** The clocks at event `seq`, in milliseconds by seat: the time `left` (of the budget or the turn) and the time `used` in the game. The clock of seat `runs` continues from here, after `free` milliseconds. Seats in `away` are on vacation. */
export interface Clocks {
  t: 'clocks';
  seq: number;
  left: number[];
  used: number[];
  runs?: number;
  free?: number;
  away?: number[];
}

/** The command is stored. The same answer is sent again if the command is. */
export interface Ack extends _Answer {
  t: 'ack';
}

export interface _Answer {
  cid: string;
  seq: number;
}

/** The command or query is refused. `code` is for programs, `text` an English sentence with the parts `args`. */
export interface Reject {
  t: 'reject';
  cid: string;
  code: string;
  rule: string;
  text: string;
  args: Record<string, unknown>;
}

/** The table has moved on to event `seq`; a snapshot or update follows. */
export interface Stale extends _Answer {
  t: 'stale';
}

/** Why the tile does not fit, with the `sides` that do not match, or the choices that are not offered (`misses`). `ok`: everything is offered. */
export interface WhyAnswer {
  t: 'why';
  cid: string;
  ok: boolean;
  code: string;
  rule: string;
  text: string;
  args: Record<string, unknown>;
  sides: string[];
  misses: Miss[];
}

/** A choice that is not offered: its description, the reason, and its point on the map (`at`). */
export interface Miss {
  args: Record<string, unknown>;
  at?: number[];
  code: string;
  label: Line;
  rule: string;
  text: string;
  x?: number;
  y?: number;
}

/** The chance that the ghosts run out within so many tiles if the team plays on like the bot. `error` is half the width of the 95% confidence interval. */
export interface RiskAnswer extends _Answer {
  t: 'risk';
  within: Record<string, number>;
  error: Record<string, number>;
  games: number;
}

/** The aids that the table gives. `result` holds the final scores by seat if the game ended now, `expected` those with the expected points of every feature. */
export interface AidsAnswer extends _Answer {
  t: 'aids';
  cells?: CellAid[];
  features?: FeatureAid[];
  beside?: BesideAid[];
  result?: number[];
  expected?: number[];
}

/** An open cell. `fits` counts the tiles in the bag that fit, `tiles` their types, `held` is set if a tile in hand fits. `filled` is the chance that the cell is ever filled, `comes` the chance of each seat to draw a fitting tile. See src/bastide/aids/fill_chances.py. */
export interface CellAid {
  comes: number[];
  filled: number;
  fits: number;
  held: boolean;
  tiles?: string[];
  x: number;
  y: number;
}

/** An occupied feature. `segments` are x, y and the segment number on its tile. `figures` counts by seat, `owners` would score. `points` is what the best paid owner scores if the game ended now, `expected` the expected points of each. `closes` is the chance that it is completed. */
export interface FeatureAid {
  cells: number[][];
  closes?: number;
  expected?: number[];
  figures: number[];
  kind: string;
  now?: LineAid[];
  owners: number[];
  points?: number;
  segments?: number[][];
}

/** A score line of final scoring, if the game ended now. */
export interface LineAid {
  points: number;
  reason: string;
  rule: string;
}

/** A score line that belongs to no feature. */
export interface BesideAid {
  points: number;
  reason: string;
  rule: string;
  seats: number[];
}

/** Final scores by seat from `games` simulated games: their `mean`, the 80% interval from `low` to `high`, and `wins`, the shares of victories. */
export interface ForecastAnswer extends _Answer {
  t: 'forecast';
  low: number[];
  mean: number[];
  high: number[];
  wins: number[];
  games: number;
}

/** The turn that this bot would play with its reasons, and the best `turns`, that one first. */
export interface HintAnswer extends _Answer {
  t: 'hint';
  bot: string;
  steps: Offer[];
  reasons: TurnReason[];
  turns: RankedTurn[];
}

/** A turn as consecutive offers. `value` is the expected lead in points, for a team the chance to win in percent. */
export interface RankedTurn {
  value: number;
  loss: number;
  error: number;
  steps: Offer[];
  reasons: TurnReason[];
}

/** An assessment of a turn of this device. `n` is the number of its first action in the record, `mark` the class of its loss (docs/play/analysis.md), `error` the error of `loss`. A better turn, if any, is in `best`, with `tile` in hand and the reasons. */
export interface NoteAnswer extends _Answer {
  t: 'note';
  n: number;
  seat: number;
  mark: string;
  loss: number;
  error: number;
  tile: string;
  best: Offer[];
  reasons: TurnReason[];
}

/** The connection fails, or a message cannot be read. `ref` identifies the error in the server's log. */
export interface Error {
  t: 'error';
  code: string;
  text: string;
  ref: string;
}

/** The server is shutting down; reconnect after `retry_ms`. */
export interface Bye {
  t: 'bye';
  retry_ms: number;
}

/** The operator's notice to all: a text, and the time (UTC, ISO 8601) it refers to. In maintenance mode no new tables can be opened. An empty notice withdraws the last one. */
export interface Notice {
  t: 'notice';
  text?: string;
  at?: string;
  maintenance?: boolean;
}

export interface Pong {
  t: 'pong';
}

/** Seek players with the same rules, options and number of seats. */
export interface Seek {
  t: 'seek';
  rules: string;
  name: string;
  seats?: number;
  options?: Wish;
  language?: string;
}

/** Seek with the terms of a listed seek. `seek` is its id. */
export interface Join {
  t: 'join';
  seek: string;
  name: string;
  language?: string;
}

/** Cancel the seek. */
export interface Stop {
  t: 'stop';
}

/** All lists: seeks (the longest waiting first), tables with free seats, and games to watch (the best first). */
export interface Lists {
  t: 'lists';
  seeks: SeekLine[];
  tables: ListedTable[];
  games: ListedTable[];
}

/** A listed seek. `id` identifies the seek, not the player. Guests have no `known`, and may have no `name`. */
export interface SeekLine {
  id: string;
  known?: Known;
  language: string;
  modules: string[];
  name: string;
  options: TableOptions;
  rules: string;
  seats: number;
  since: number;
}

/** A player with an account, a person or a `bot`. `rating` is their rating for such games, if it is established enough to be shown. */
export interface Known {
  bot?: boolean;
  provisional?: boolean;
  rating?: number;
}

/** A public table: one with free seats, or a running game (`watchers`, `scores`, `left`). `here` means that a player is present. */
export interface ListedTable {
  here?: boolean;
  house: Record<string, unknown>;
  id: string;
  left?: number | null;
  modules: string[];
  name: string;
  rated?: boolean;
  rules: string;
  scores?: number[];
  seats: ListedSeat[];
  watchers?: number;
}

export interface ListedSeat {
  colour: string;
  kind: string;
  known?: Known;
  name: string;
}

/** Changes of the lists: new and changed rows by list, and the new `order` of each list whose order has changed. */
export interface Changes {
  t: 'changes';
  seeks?: SeekLine[];
  tables?: ListedTable[];
  games?: ListedTable[];
  order?: Record<string, string[]>;
}

/** The state of the device's own seek. */
export interface Seeking {
  t: 'seeking';
  state: 'idle' | 'matched' | 'waiting';
  id?: string;
  waited?: number;
  offer?: number;
  table?: string;
  alone?: boolean;
}

/** A seek was refused or has ended. */
export interface Refusal {
  t: 'refusal';
  code: string;
  text: string;
  rule?: string;
  args?: Record<string, unknown>;
}

export type Command =
  | Act
  | Undo
  | Start
  | Rematch
  | Next
  | Free
  | Turn
  | Correct
  | Settle
  | Sit
  | Stand
  | PutBot
  | Kick
  | Unblock
  | Lock
  | Publish
  | Away
  | Back
  | Resign
  | Propose
  | Answer
  | Rename
  | Paint
  | Change
  | See;

export type ClientMessage =
  | Act
  | Undo
  | Start
  | Rematch
  | Next
  | Free
  | Turn
  | Correct
  | Settle
  | Sit
  | Stand
  | PutBot
  | Kick
  | Unblock
  | Lock
  | Publish
  | Away
  | Back
  | Resign
  | Propose
  | Answer
  | Rename
  | Paint
  | Change
  | See
  | Why
  | Point
  | Risk
  | Aids
  | Forecast
  | Hint
  | Note
  | Say
  | Nudge
  | Call
  | Hurry
  | Sync
  | Ping;

export type ServerMessage =
  | Snapshot
  | Update
  | Pointed
  | Said
  | Nudged
  | Company
  | Clocks
  | Ack
  | Reject
  | Stale
  | WhyAnswer
  | RiskAnswer
  | AidsAnswer
  | ForecastAnswer
  | HintAnswer
  | NoteAnswer
  | Error
  | Bye
  | Notice
  | Pong;

export type MeetingCommand =
  | Seek
  | Join
  | Stop
  | Ping;

export type MeetingMessage =
  | Lists
  | Changes
  | Seeking
  | Refusal
  | Error
  | Notice
  | Pong;

/** What this page speaks. */
export const PROTOCOL = 2;
