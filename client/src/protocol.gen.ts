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

/** Take the last action of this turn back, if the table allows it. */
export interface Undo extends _Ordering {
  t: 'undo';
}

/** The host starts the game. */
export interface Start extends _Ordering {
  t: 'start';
  nonce?: string;
}

/** Open a new table with the same seats; everybody at this one is told its link. In a campaign it plays the next level, or `level`: an open one, or any where `anywhere` says so. */
export interface Rematch extends _Ordering {
  t: 'rematch';
  level?: number;
  anywhere?: boolean;
}

/** In a lesson: what was to be read has been read. */
export interface Next extends _Ordering {
  t: 'next';
}

/** Leave the lesson and play on at its table. */
export interface Free extends _Ordering {
  t: 'free';
}

/** Where people draw: the piece laid last lies in this direction instead, one of `table.turns`. */
export interface Turn extends _Ordering {
  t: 'turn';
  rotation: 0 | 180 | 270 | 90;
}

/** Where people draw: go back to the beginning of turn number `turn`, to say it anew. */
export interface Correct extends _Ordering {
  t: 'correct';
  turn: number;
}

/** Where people draw: the correction ends. With `keep` the turns that are still aside are given up, otherwise everything is as it was. */
export interface Settle extends _Ordering {
  t: 'settle';
  keep: boolean;
}

/** Take an open seat under a name; `nonce` goes into the draws (docs/protocol.md). */
export interface Sit extends _Ordering {
  t: 'sit';
  seat: number;
  name: string;
  nonce?: string;
}

/** Leave a seat held by this device; the host also empties a bot's seat before the start. */
export interface Stand extends _Ordering {
  t: 'stand';
  seat: number;
}

/** The host puts a bot on an open seat, or on the seat of somebody long gone. */
export interface PutBot extends _Ordering {
  t: 'bot';
  seat: number;
  bot: string;
}

/** Who made the table sends away whoever holds a seat: all seats of that device become open, or a bot's; with `block` the device may not come back. */
export interface Kick extends _Ordering {
  t: 'kick';
  seat: number;
  bot?: string;
  block?: boolean;
}

/** Who made the table lets somebody in again: number so many of `table.blocked`, from 0. */
export interface Unblock extends _Ordering {
  t: 'unblock';
  number: number;
}

/** Who made the table closes or opens its seats to new people, and the view to those who do not sit. */
export interface Lock extends _Ordering {
  t: 'lock';
  seats: boolean;
  watchers: boolean;
}

/** Who made the table lets strangers be shown it, to sit down and to look on; or no more. */
export interface Publish extends _Ordering {
  t: 'publish';
  on: boolean;
}

/** A bot plays for this device until it says `back`. */
export interface Away extends _Ordering {
  t: 'away';
}

/** The bot that stands in for this device leaves its seats. */
export interface Back extends _Ordering {
  t: 'back';
}

/** Give up: a bot plays on, and the seat cannot win. */
export interface Resign extends _Ordering {
  t: 'resign';
  seat: number;
}

/** Ask the others to end the game, or to let this device take its last action back with all that followed. Where nobody else is there to be asked it happens at once. */
export interface Propose extends _Ordering {
  t: 'propose';
  what: 'end' | 'takeback';
}

/** Agree to what was asked, or not. Who asked takes it back with a no. */
export interface Answer extends _Ordering {
  t: 'answer';
  yes: boolean;
}

/** Who made the table gives it another name. */
export interface Rename extends _Ordering {
  t: 'rename';
  name: string;
}

/** Before the start a seat takes a colour: its own, or for who made the table any; a seat that has it takes the other one. */
export interface Paint extends _Ordering {
  t: 'paint';
  seat: number;
  colour: 'black' | 'blue' | 'green' | 'pink' | 'red' | 'yellow';
}

/** Why may the tile in hand not lie here? Without a rotation: what else of the tile at this cell is not offered, and without a cell, what of the present decision? */
export interface Why extends _Asking {
  t: 'why';
  x?: number;
  y?: number;
  rotation?: 0 | 180 | 270 | 90;
}

export interface _Asking {
  cid: string;
}

/** Point at an offer or a cell of the present decision, for everybody to see; with neither of them, at nothing. */
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

/** What may come to each open cell, whose is what, what is it worth? */
export interface Aids extends _Asking {
  t: 'aids';
}

/** In which band will each final score lie? */
export interface Forecast extends _Asking {
  t: 'forecast';
}

/** What would a good player play here? */
export interface Hint extends _Asking {
  t: 'hint';
}

/** Was there a better turn than the last one of mine? */
export interface Note extends _Asking {
  t: 'note';
}

/** Say something to everybody at the table: a set phrase or a sign by its key, or where the table allows it, a `text`. Answered by `ack` or `reject`. */
export interface Say extends _Asking {
  t: 'say';
  key?: 'back-soon' | 'clock' | 'crown' | 'good-luck' | 'heart' | 'oh-no' | 'one-more' | 'smile' | 'sorry' | 'star' | 'thanks' | 'thinking' | 'well-played' | '';
  text?: string;
}

/** Call whoever is to decide. Answered by `ack` or `reject`. */
export interface Nudge extends _Asking {
  t: 'nudge';
}

/** Who only looks on says under which name; none takes it back. Answered by `ack` or `reject`. */
export interface Call extends _Asking {
  t: 'call';
  name?: string;
}

/** Do not wait for the bots to seem to think: their moves until a person decides again, at once. */
export interface Hurry {
  t: 'hurry';
}

/** Send what happened after event number `since`. */
export interface Sync {
  t: 'sync';
  since: number;
}

/** Answered by `pong`. */
export interface Ping {
  t: 'ping';
}

/** Everything; `theirs` are, in a game of a team, the offers of whoever decides, to look and point at. */
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

/** `abandoned` says why nobody goes on there, `won` whose the game is all the same; `times` are the milliseconds that each seat used, where there was a clock. `mayAsk`: this device may ask to take back; `asked` is what somebody asks the others for; `consent` says whom this device would ask. `keeps`: this device made the table; `blocked` are the names of those kept away, as `unblock` counts them; `locked` closes seats to new people, `unwatched` the view to those who do not sit; `public`: strangers are shown the table. `ending` is there when the game is over, `result` when that of a team is, `campaign` where a numbered level is played. `pictures`, at a table with tiles of its own, goes before the name of every tile in the address of its picture. `rematchBy` is the seat that asked for the next one. `waits`: all seats of a rematch are kept for their people, and it begins when the last of them comes. `turns`, where people draw, are the directions in which the piece laid last could lie, its own first, where there are several; `turn` lays it so. `mending`: an earlier turn is being corrected. */
export interface TableInfo {
  abandoned?: 'absent' | 'agreed' | 'clock' | 'full' | 'operator' | 'resigned' | 'time';
  asked?: AskInfo;
  blocked?: string[];
  bots: string[];
  campaign?: CampaignInfo;
  commitment: string;
  consent?: ConsentInfo;
  ending?: Ending;
  host: boolean;
  id: string;
  keeps?: boolean;
  lesson?: LessonInfo;
  locked?: boolean;
  mayAsk?: boolean;
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

/** What a seat asks the others for; `of` are the seats whose people have not said yes so far. Without an answer by `until` (milliseconds since 1970) the answer is no. */
export interface AskInfo {
  of: number[];
  seat: number;
  until?: number;
  what: 'end' | 'takeback';
}

/** `open` is the highest level that is open, `next` the one that a rematch plays once the game is over. */
export interface CampaignInfo {
  id: string;
  level: number;
  levels: number;
  next: number | null;
  open: number;
  won: number[];
}

/** The seats that a question of this device to end the game, or to take back, would go to. With `binding` a game never ends without the word of an opponent. A list may be empty: then it happens at once, or not at all where the result is binding. */
export interface ConsentInfo {
  binding: boolean;
  end: number[];
  takeback: number[];
}

/** A game that is over: columns that are not empty, rows with the best first, whose the game is, what is worth telling, how many turns it had, and when its table was made. */
export interface Ending {
  at: string;
  kinds: string[];
  moments: Moment[];
  rows: Tally[];
  turns: number;
  winners: number[];
}

/** `city`: the largest that was scored, of `count` tiles; `turn`: the most points in one turn; `lead`: from this turn on the winners were ahead; `counting`: only the final counting brought them there. `seats` are whose it is. */
export interface Moment {
  cells?: number[][];
  count?: number;
  kind: 'city' | 'counting' | 'lead' | 'turn';
  points: number;
  seats: number[];
  turn?: number;
}

/** A row: a seat, or all of them where the team has one score. `points` and `best` follow the columns; `place` is 0 where nobody plays for himself. */
export interface Tally {
  best: boolean[];
  place: number;
  points: number[];
  seats: number[];
  total: number;
}

/** Where the learner is: step `step` (from 0) of `steps`. There is something to do (`want` are ids of offers that the step wants and shows), or to read, or the lesson has ended, and `known` is what was learnt. `word` names the sentence `lesson-<id>-<word>`, `args` are its numbers; `cells` and `part` are what it points at, on the map and of the page. A puzzle is a lesson of one step, with `puzzle`. */
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

/** What the turn at a puzzle was worth; empty before it is over. It lost so many points, or at `least` so many; the best turn that does not solve it loses `clear`. `reasons` are those of the best turn (docs/analysis.md), which lies on the board where it is `shown`; `found` are shares of the levels of bots that find it. Of one's own game there are no such shares; `repeated`: the turn is the one that was played there. */
export interface PuzzleInfo {
  clear?: number;
  found?: Record<string, number>;
  least?: boolean;
  loss?: number;
  reasons?: Record<string, unknown>[];
  repeated?: boolean;
  shown?: boolean;
  solved?: boolean;
}

/** An earlier turn is being corrected. `turns` are set aside, the first is the one that is said anew; `why` it does not fit, where it is not the one that was to be corrected. */
export interface MendingInfo {
  turns: AsideTurn[];
  why?: WhyNot;
}

/** A turn that was set aside: its number, who played it, and the tile where it lay. */
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

/** `house` holds the options of the rules that differ from their defaults; what is JSON is told as true. `without` are the aids that are left out, `period` the days that the game may lie untouched, if not those of its server. `absent` happens to whoever stays away so many minutes (`patience`) while others wait; `substitute` is the bot that was chosen to play for those who leave; with `chat` people may type what they say; `advice` is what the table gives beside its aids. `chance` is "manual" where people draw from a box and say what they drew; with `position` the game began with one that somebody set up; `rated`: its result moves ratings. */
export interface TableOptions {
  absent?: 'bot' | 'end' | 'wait';
  advice?: ('hint' | 'notes')[];
  aids: boolean;
  chance?: 'auto' | 'manual';
  chat?: boolean;
  clock?: ClockTerms;
  house: Record<string, boolean | number>;
  patience?: number;
  period?: number;
  position?: boolean;
  rated?: boolean;
  starter: number | null;
  substitute?: string;
  takeback: boolean;
  without?: ('cells' | 'forecast' | 'left' | 'owners' | 'points')[];
}

/** One of three: `budget` seconds for the game and `plus` after each turn, `turn` seconds for each turn, or `days` for each turn. `out` is what happens to who has none left: a bot plays on ("bot", where it is left out), he gives up, or the game ends. */
export interface ClockTerms {
  budget?: number;
  days?: number;
  out?: 'bot' | 'end' | 'resign';
  plus?: number;
  turn?: number;
}

/** The game was played on from the end of this turn of another table; what was left in the bag is shuffled anew. */
export interface OriginInfo {
  table: string;
  turn: number;
}

/** `colours` where a seat plays several, in the order of its kinds of figures; the first is `colour`. `wished`: its person asked for the bot that stands in. `resigned`: given up, a bot plays it, it cannot win. */
export interface SeatInfo {
  bot?: string;
  colour: string;
  colours?: string[];
  failed?: FailedInfo;
  kind: 'bot' | 'me' | 'open' | 'person';
  mayBot?: boolean;
  mayKick?: boolean;
  name: string;
  online: boolean;
  resigned?: boolean;
  seat: number;
  standIn?: boolean;
  wished?: boolean;
}

/** The program whose place a bot has taken, and how it failed (docs/bot-protocol.md). */
export interface FailedInfo {
  bot: string;
  code: string;
}

export interface View {
  decision: Decision | null;
  discarded: string[];
  explain: ScoreLine[];
  extra?: boolean;
  figures: PlacedFigure[];
  fortress?: Fortress;
  goods?: GoodsShown;
  kept?: (string | null)[];
  left: Left;
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

/** `part` of the turn: 1 up to the tile, 2 up to the counting, 3 from there on. */
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

/** `spaces` of each wall. */
export interface Fortress {
  spaces: number;
  walls: Wall[];
}

/** A wall of the fortress and the cell that it is printed on: `order` says whose meeples stand on its row, in the order in which they came, `row` and `camp` count those of each seat there and on the farmer space. */
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

/** What each seat has, who leads, and what may still be taken. */
export interface GoodsShown {
  leaders: GoodsLeaders;
  left: GoodsCounts;
  seats: GoodsCounts[];
}

/** The seats with most of each kind (TRA-24). */
export interface GoodsLeaders {
  cloth: number[];
  grain: number[];
  wine: number[];
}

/** So many of each kind. */
export interface GoodsCounts {
  cloth: number;
  grain: number;
  wine: number;
}

export interface Left {
  tiles: Record<string, number>;
  total: number;
}

/** Mist and what is in it: `bank` counts the ghosts that are left of those `inGame`. */
export interface Mist {
  bank: number;
  banks: Bank[];
  cemeteries: Cemetery[];
  ghosts: Ghosts[];
  inGame: number;
}

/** Mist that hangs together; "lost" can never be closed. */
export interface Bank {
  cells: number[][];
  ghosts: number;
  state: 'closed' | 'lost' | 'open';
}

/** `around` are the cells that are still free. */
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

/** Which part of the turn is under way, and whether a second one is due. */
export interface PartShown {
  earned: boolean;
  now: number;
}

/** A game that all win or lose together: `points` is one number, or one per colour; `colours` how many a seat has; `piles` tiles left in each, `pile` the one in use, from 1; `hidden` how many tiles lie face down. */
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

/** One legal thing to do, in one of the four shapes; `id` is what `act` sends back. Slots of one `group` stand in one feature, whose `cells` the first of them carries; `segment` is the number of its ground on the tile. `alike` are the directions in which a tile looks the same. `follows` is what it brings about before anybody is asked again, `bank` the ghosts then left in the bank, `asks` the step of the next decision: "draw" when the turn is over, "" when the game is. */
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

/** Something that an offer would bring about at once, in the words of the engine's event `kind`; `at` is the point in its cell where it happens. */
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

/** One thing that happened in the game, in the words of the engine's event `kind`; `rule` says why. */
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
  decision: Decision | null;
  discarded: string[];
  'explain+': ScoreLine[];
  extra?: boolean;
  figures: PlacedFigure[];
  fortress?: Fortress;
  goods?: GoodsShown;
  kept?: (string | null)[];
  left: Left;
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

/** Everything that is pointed at while event `seq` is the last one. */
export interface Pointed {
  t: 'pointed';
  seq: number;
  marks: Mark[];
}

/** A seat points at an offer or a cell; an offer about a cell has it too. */
export interface Mark {
  offer?: string;
  seat: number;
  x?: number;
  y?: number;
}

/** What people say; `past`: what was said before this page came. */
export interface Said {
  t: 'said';
  remarks: Remark[];
  past?: boolean;
}

/** Something that was said: a phrase or a sign by its key, or a text. `n` counts what is said at the table. */
export interface Remark {
  key?: string;
  n: number;
  name: string;
  seat: number;
  text?: string;
}

/** The others wait for this device. */
export interface Nudged {
  t: 'nudged';
  seat: number;
}

/** Who looks on: so many devices, some of them with names; and for whom the table does not wait much longer. */
export interface Company {
  t: 'company';
  watchers: number;
  names: string[];
  absent?: Deadline;
}

/** The rule of the table about who stays away acts on this seat in `ms` milliseconds. */
export interface Deadline {
  ms: number;
  seat: number;
}

/** How the clocks stand at event `seq`, in milliseconds by seat: what each has `left` (of its budget, or for its turn) and has `used` in the game. The time of seat `runs` goes on from here, once `free` is over; seats that are on vacation are `away`. */
export interface Clocks {
  t: 'clocks';
  seq: number;
  left: number[];
  used: number[];
  runs?: number;
  free?: number;
  away?: number[];
}

/** The command is durable; sent again, word for word, when the command is. */
export interface Ack extends _Answer {
  t: 'ack';
}

export interface _Answer {
  cid: string;
  seq: number;
}

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

/** Something that is not offered, in the words of what it would have been, with the reason and (`at`) its place. */
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

/** How likely the ghosts run out within so many tiles if the team plays on like the bot; `error` is half the width of the range that holds the true chance in 19 of 20 cases. */
export interface RiskAnswer extends _Answer {
  t: 'risk';
  within: Record<string, number>;
  error: Record<string, number>;
  games: number;
}

/** The aids that the table gives; `result` and `expected` are final scores by seat, if the game ended now and if every feature brings what is expected. */
export interface AidsAnswer extends _Answer {
  t: 'aids';
  cells?: CellAid[];
  features?: FeatureAid[];
  beside?: BesideAid[];
  result?: number[];
  expected?: number[];
}

/** An open cell: how many tiles in the bag fit and which types, whether one in a hand does; the chance that it is ever filled, and for each seat that it draws one that fits (src/bastide/aids/fill_chances.py says what chances mean). */
export interface CellAid {
  comes: number[];
  filled: number;
  fits: number;
  held: boolean;
  tiles?: string[];
  x: number;
  y: number;
}

/** An occupied feature. `segments` are x, y and the number of the segment on its tile; figures go by seat, `owners` would be paid. Points if the game ended now (of the owner who gets most), and what is expected for each of them; `closes` is how likely it is completed. */
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

/** A line of points that the last count would tell. */
export interface LineAid {
  points: number;
  reason: string;
  rule: string;
}

/** A line that belongs to no feature. */
export interface BesideAid {
  points: number;
  reason: string;
  rule: string;
  seats: number[];
}

/** Final scores by seat, from so many games played on: `mean` is their mean, and one more would lie between `low` and `high` in eight of ten cases; `wins` are shares of the victories. */
export interface ForecastAnswer extends _Answer {
  t: 'forecast';
  low: number[];
  mean: number[];
  high: number[];
  wins: number[];
  games: number;
}

/** The turn that this bot would play, as the offers that follow each other, and why (docs/analysis.md). */
export interface HintAnswer extends _Answer {
  t: 'hint';
  bot: string;
  steps: Offer[];
  reasons: Record<string, unknown>[];
}

/** A turn of this device's, judged: `n` is the number of its first action in the record, `mark` the class of what it lost (docs/analysis.md), the `error` that of the loss. Where there was a better one, it is `best`, with the tile in hand, and why it is better. */
export interface NoteAnswer extends _Answer {
  t: 'note';
  n: number;
  seat: number;
  mark: string;
  loss: number;
  error: number;
  tile: string;
  best: Offer[];
  reasons: Record<string, unknown>[];
}

export interface Error {
  t: 'error';
  code: string;
  text: string;
  ref: string;
}

/** The server goes down on purpose; come back after `retry_ms`. */
export interface Bye {
  t: 'bye';
  retry_ms: number;
}

/** What the operator lets everybody know: a text, and the moment (UTC, ISO 8601) that it is about. In maintenance no new tables are opened. Empty: nothing any more. */
export interface Notice {
  t: 'notice';
  text?: string;
  at?: string;
  maintenance?: boolean;
}

export interface Pong {
  t: 'pong';
}

/** Wait to be paired with those who want the same: rules, options, and so many players. What is left out of the options is as usual, but that a bot stands in for whoever stays away. A second seek of a device takes the place of the first. */
export interface Seek {
  t: 'seek';
  rules: string;
  name: string;
  seats?: number;
  options?: Wish;
  language?: string;
}

/** The options of POST /api/tables; what is left out is as usual, or as the preset fixes it. */
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
  house?: Record<string, boolean | number | string | Record<string, unknown> | unknown[]>;
}

/** One of three: a `budget` of seconds for the whole game, with so many seconds (`plus`) more after each turn; so many seconds for each `turn`; or so many `days` for each turn. */
export interface Clock {
  budget?: number;
  plus?: number;
  turn?: number;
  days?: number;
  out?: 'bot' | 'end' | 'resign';
}

/** Wait for what somebody wants who waits already; `seek` is the id of his line. */
export interface Join {
  t: 'join';
  seek: string;
  name: string;
  language?: string;
}

/** Wait no longer. */
export interface Stop {
  t: 'stop';
}

/** Everything there is: who waits, the longest first; tables with free seats; games to look at, the best first. */
export interface Lists {
  t: 'lists';
  seeks: SeekLine[];
  tables: ListedTable[];
  games: ListedTable[];
}

/** Somebody waits. `id` names the seek, and nobody; guests are not `known`. */
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

/** Somebody plays with an account: a person or a `bot`, and the number that is about such games, if enough is known of it. */
export interface Known {
  bot?: boolean;
  provisional?: boolean;
  rating?: number;
}

/** A public table: free seats to sit down on, or (`watchers`, `scores`, `left`) a game to look at. `here`: somebody is there now. */
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

/** What has changed since: lines that are new or different, by list, and the order of each list whose lines are others than before. Lines that are in no order any more are gone. */
export interface Changes {
  t: 'changes';
  seeks?: SeekLine[];
  tables?: ListedTable[];
  games?: ListedTable[];
  order?: Record<string, string[]>;
}

/** How this device's own seek stands. While it waits: for so many milliseconds already, and so many until it is time to offer a bot. `table`, once one is found; its game begins when all have come. */
export interface Seeking {
  t: 'seeking';
  state: 'idle' | 'matched' | 'waiting';
  id?: string;
  waited?: number;
  offer?: number;
  table?: string;
  alone?: boolean;
}

/** A seek was refused, or had to end. */
export interface Refusal {
  t: 'refusal';
  code: string;
  text: string;
  rule?: string;
  args?: Record<string, unknown>;
}

/** GET /api/tilesets/trial/{job}: `done` of `games` games are played with the own set and with ours. */
export interface Trial {
  done: number;
  error?: TrialError;
  games: number;
  job: string;
  ours?: TrialFigures;
  own?: TrialFigures;
  state: 'done' | 'failed' | 'running' | 'stopped' | 'waiting';
}

/** The game that could not be played, by its number, and why. */
export interface TrialError {
  seed: number;
  text: string;
}

/** What came out of so many games: mean `points` of a seat (or of the team), mean `turns` of a game; how many tiles fitted `nowhere`, how often each tile was `laid` and how many features of each kind were `completed`, in all. */
export interface TrialFigures {
  completed: Record<string, number>;
  games: number;
  laid: Record<string, number>;
  nowhere: number;
  points: number;
  turns: number;
}

/** GET /api/tilesets. */
export interface TileCatalogues {
  catalogues: TileCatalogue[];
  limits: TileSetLimits;
}

/** A catalogue that may be replaced: `modules` play with it, `option` takes an own set in its place, `tiles` are in the box, of which so many are known how (`provenance`), each from such a source (`sources`, by id: a word of the page); `board`: something belongs to it beside its tiles. */
export interface TileCatalogue {
  attributes: TileMark[];
  board: boolean;
  fixed: FixedCount[];
  id: string;
  kinds: TileKind[];
  modules: string[];
  option: string;
  provenance: Record<string, number>;
  sources: Record<string, string>;
  tiles: number;
}

/** What may be printed on segments of the kinds `of`, or on a tile where that is empty. A word, and each of a list, is one of `values`, an object has `keys` with one of their words each, a number or a list has at most `max`. */
export interface TileMark {
  keys?: Record<string, string[]>;
  max?: number;
  name: string;
  of: string[];
  type: 'bool' | 'dict' | 'int' | 'list' | 'str';
  values?: string[];
}

/** That so many tiles of every set are of a sort (`need`), and how many of a set are (`have`); `key` names the sentence that says which sort, `rule` the rule that says so. */
export interface FixedCount {
  args: Record<string, string>;
  have?: number;
  key: string;
  need: number;
  rule: string;
}

/** A kind of segment. `sides`: it reaches sides and bounds fields; `halves`: a field; `inside`: it reaches none; `layer` and `by-layer` lie over the tile, the second at sides. */
export interface TileKind {
  kind: string;
  shape: 'by-layer' | 'halves' | 'inside' | 'layer' | 'sides';
  terrain: boolean;
}

/** What a file may have at most, and how many a device may share. */
export interface TileSetLimits {
  about: number;
  bytes: number;
  cells: number;
  copies: number;
  entries: number;
  games: number;
  name: number;
  shared: number;
  text: number;
}

/** GET /api/tilesets/shared/{id}: `mine` where this device shared it. */
export interface SharedTileSet {
  about?: string;
  board?: Record<string, unknown>;
  catalogue: string;
  format: string;
  id: string;
  mine: boolean;
  name: string;
  replaces?: string;
  shared_ms: number;
  tiles: Record<string, unknown>[];
}

/** POST /api/tilesets/check: the entries with what they left out, null for what is no object. */
export interface TileSetChecked {
  compared: TilesCompared;
  entries: (Record<string, unknown> | null)[];
  fixed: FixedCount[];
  problems: TileProblem[];
}

/** A set beside ours: `same` entries, `changed` ones (own id, id of ours), and those that one side alone has. */
export interface TilesCompared {
  added: string[];
  changed: string[][];
  removed: string[];
  same: number;
}

/** Something that is wrong: with the entry of that number (null: the whole file), at `field` in it. `code` and `args` are for the page's words, `text` says it in English, `rule` is the rule that says so. */
export interface TileProblem {
  args: Record<string, string>;
  code: string;
  entry: number | null;
  field?: string;
  rule: string;
  text: string;
  tile: string | null;
}

/** POST /api/tilesets/tile: the entry with what it left out. */
export interface TileChecked {
  entry: Record<string, unknown>;
  problems: TileProblem[];
}

/** POST /api/tilesets. */
export interface TileSetShared {
  id: string;
  url: string;
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
  | Paint;

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
export const PROTOCOL = 1;
