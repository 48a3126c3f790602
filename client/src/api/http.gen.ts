/** Made by `python -m scripts.openapi` from src/bastide/server: do not edit. */
import type { LogEntry, PlacedTile, RankedTurn, Remark, ScoreLine, Snapshot } from './protocol';
import type { Notice, TableOptions, TurnReason, Wish } from './protocol.gen';

/** The account of the caller, null for a guest. `games` is the number of games of the calling device, `tables` the number of games that were moved. `new_codes` and `new_token` are shown only once. */
export interface AccountResponse {
  account: AccountInfo | null;
  games?: number;
  most?: AccountLimits;
  new_codes?: string[];
  new_token?: string;
  tables?: number;
}

/** An account as its owner sees it. `codes` is the number of unused recovery codes. `fresh`: the identity was confirmed recently. */
export interface AccountInfo {
  bots: BotAccountInfo[];
  codes: number;
  former_names: FormerNameInfo[];
  fresh: boolean;
  made_ms: number;
  mail: MailAddressInfo | null;
  name: string;
  networks: NetworkInfo[];
  passkeys: PasskeyInfo[];
  password: boolean;
  role: '' | 'bot' | 'moderator';
  sessions: SessionInfo[];
}

/** A bot account and its tokens. */
export interface BotAccountInfo {
  name: string;
  tokens: ApiTokenInfo[];
}

/** A token of a bot, without its secret. */
export interface ApiTokenInfo {
  id: string;
  made_ms: number;
  name: string;
  used_ms: number;
}

/** Until when a former name stays reserved. */
export interface FormerNameInfo {
  until_ms: number;
}

/** The mail address for turn notifications. `asked`: its confirmation is pending. `lapsed`: the link was not opened in time. `refused`: the address takes no mail. */
export interface MailAddressInfo {
  address: string;
  confirmed_ms: number;
  language: string;
  made_ms: number;
  refused_ms: number;
  state: 'asked' | 'confirmed' | 'lapsed' | 'refused';
}

/** A network from which the account was used, by a part of its hash. */
export interface NetworkInfo {
  id: string;
  used_ms: number;
}

/** A passkey of an account. */
export interface PasskeyInfo {
  id: string;
  made_ms: number;
  name: string;
  used_ms: number;
}

/** A signed-in browser, such as "Firefox, Android" ("" if unknown). `here`: the calling one. */
export interface SessionInfo {
  browser: string;
  here: boolean;
  id: string;
  made_ms: number;
  used_ms: number;
}

/** The most bots of an account, and the most tokens of a bot. */
export interface AccountLimits {
  bots: number;
  tokens: number;
}

/** The body of POST /api/account: a name, and a password or a new passkey. */
export interface SignUpRequest {
  name: string;
  password?: string;
  credential?: Record<string, unknown>;
}

/** The body of POST /api/account/bots and of the route for tokens: the new name. */
export interface BotNameRequest {
  name: string;
}

/** The body of POST /api/account/confirm. */
export interface ConfirmRequest {
  password?: string;
  credential?: Record<string, unknown>;
}

/** The body of POST /api/account/mail: the address, and the language of the mails. */
export interface MailAddressRequest {
  address: string;
  language?: string;
}

/** The body of POST /api/account/name. */
export interface RenameAccountRequest {
  name: string;
}

/** The body of POST /api/account/passkey: the purpose. `name` is required for a new account. */
export interface PasskeyOptionsRequest {
  to: 'add' | 'confirm' | 'sign-in' | 'sign-up';
  name?: string;
}

/** Options for `navigator.credentials`, in WebAuthn's JSON form: either to create a passkey or to get one. */
export interface PasskeyOptions {
  create?: Record<string, unknown>;
  get?: Record<string, unknown>;
}

/** The body of POST /api/account/passkeys. */
export interface AddPasskeyRequest {
  credential: Record<string, unknown>;
}

/** The body of POST /api/account/password: the old password ("" if there was none) and the new one. */
export interface PasswordChangeRequest {
  password: string;
  old?: string;
}

/** The body of POST /api/account/recover: a recovery code, and the new password. */
export interface AccountRecoveryRequest {
  name: string;
  code: string;
  password: string;
  bring?: boolean;
}

/** The body of POST /api/account/sign-in: a name and its password, or a passkey. `bring` also moves the guest's games in this browser to the account. */
export interface SignInRequest {
  name?: string;
  password?: string;
  credential?: Record<string, unknown>;
  bring?: boolean;
}

/** The body of POST /api/blocks: block the player on this seat. */
export interface BlockRequest {
  table: string;
  seat: number;
}

/** The player who was blocked. */
export interface BlockedPlayer {
  blocked: string;
}

/** The relations of the caller's `account`; a guest has only `blocked`. `asks` are people whom the caller asked, `asked` are people who asked the caller. */
export interface FriendsResponse {
  account: string | null;
  asked?: string[];
  asks?: string[];
  blocked: string[];
  follows?: Friend[];
  friends?: Friend[];
  invitations?: Invitation[];
}

/** A friend or followed account. `here`: online. `table` is a public table of theirs, where the game runs if it `plays`. */
export interface Friend {
  here: boolean;
  name: string;
  plays?: boolean;
  table?: string;
}

/** An invitation to a table by a friend. */
export interface Invitation {
  name: string;
  table: string;
  title: string;
}

/** GET /api/campaigns. */
export interface CampaignList {
  campaigns: CampaignRow[];
}

/** The last table of a campaign: the highest `open` level out of `levels`, the levels `won`, and the number of games. */
export interface CampaignRow {
  due?: number;
  games: number;
  house: Record<string, boolean | number>;
  id: string;
  left: number | null;
  level: number;
  levels: number;
  modules: string[];
  name: string;
  open: number;
  phase: 'abandoned' | 'lobby' | 'over' | 'playing';
  result: string;
  rules: string;
  scores: number[];
  seats: TableEntrySeat[];
  table: string;
  url: string;
  won: number[];
  yourTurn: boolean;
}

/** A seat of a table in a list. */
export interface TableEntrySeat {
  colour: string;
  kind: 'bot' | 'open' | 'person';
  name: string;
}

/** The body of POST /api/tables. */
export interface NewTableRequest {
  rules: string;
  seats: SeatRequest[];
  options?: Wish;
  name?: string;
  position?: string;
  campaign?: CampaignRequest;
  public?: boolean;
}

/** A seat of a new table. "me" is a person on the requesting device. */
export interface SeatRequest {
  kind: 'bot' | 'me' | 'open';
  name?: string;
  bot?: string;
}

/** The campaign to continue, if `id` is set. `anywhere` allows a level that is not unlocked. */
export interface CampaignRequest {
  id?: string;
  anywhere?: boolean;
}

/** The table that a request would create. `unrated` is the code of the reason why it could not be rated, or "". `level` is the data of its level. */
export interface NewTableCheck {
  level: Record<string, unknown> | null;
  modules: string[];
  options: TableOptions;
  seats: RulesSeatLimits;
  tiles: number;
  unrated: string;
}

/** The least and the most players, and the rule that sets them. */
export interface RulesSeatLimits {
  max: number;
  min: number;
  rule: string;
}

/** The body: `places` are `file:line:column` of the stack, the innermost first. */
export interface ClientErrorReport {
  kind: 'boundary' | 'error' | 'rejection';
  name: string;
  message?: string;
  places?: string[];
}

/** The error is in the log. */
export interface ClientErrorLogged {

}

/** The body of POST /api/friends/{name}. */
export interface FriendRequest {
  what: 'ask' | 'block' | 'follow' | 'part' | 'unfollow';
}

/** A page of games. `next` is the offset of the next page. */
export interface GameList {
  counts: GameCounts;
  games: DeviceGameEntry[];
  next?: number;
}

/** The number of games in each list. */
export interface GameCounts {
  hidden: number;
  open: number;
  over: number;
}

/** A game in the lists of the caller, who may have `called` it differently. `alone`: no other device ever took part. `kept`: a campaign needs it. */
export interface DeviceGameEntry {
  alone: boolean;
  called?: string;
  changed: number;
  created: number;
  due?: number;
  house: Record<string, boolean | number>;
  kept?: boolean;
  laid: number;
  left: number | null;
  level: number;
  map: string;
  mine: number[];
  modules: string[];
  name: string;
  phase: 'abandoned' | 'lobby' | 'over' | 'playing';
  places: number[];
  result: string;
  rules: string;
  scores: number[];
  seats: TableEntrySeat[];
  table: string;
  winners: number[];
  yourTurn: boolean;
}

/** The body of POST /api/games/{table}. `name` is the player's own name for the game ("" for the table's name). */
export interface GameChangeRequest {
  name?: string | null;
  hidden?: boolean | null;
}

/** What has changed. */
export interface GameChanges {
  hidden?: boolean;
  name?: string;
}

/** Whether the game was erased. If not, it has left the caller's lists. */
export interface GameDeleted {
  erased: boolean;
}

/** The body of POST /api/import: the text of the file, and a name for the game. */
export interface ImportRequest {
  text: string;
  name?: string;
}

/** A game from a file: its table, the kind of the file, the number of turns, and whether it was played to its end. */
export interface GameImported {
  kind: 'jcz' | 'record';
  over: boolean;
  table: string;
  turns: number;
}

/** GET /api/lessons. */
export interface LessonList {
  lessons: LessonStudy[];
}

/** A lesson with the progress of the caller. It goes on at `table`. */
export interface LessonStudy {
  done: boolean;
  id: string;
  level: number;
  minutes: number;
  reached: number;
  rules: string;
  steps: number;
  table?: string;
  teaches: string[];
}

/** The body of POST /api/lessons/{id}: names of the table, the learner and the others, if they have any. `again` starts from the beginning. */
export interface OpenLessonRequest {
  name?: string;
  me?: string;
  others?: string[];
  again?: boolean;
}

/** A table and the address of its page. */
export interface TableAddress {
  table: string;
  url: string;
}

/** The body of POST /api/mail/confirm: the fragment of the link. */
export interface MailLinkRequest {
  token: string;
}

/** The address is confirmed. */
export interface MailConfirmed {
  confirmed: boolean;
}

/** The number of tables that were moved or erased. */
export interface DeviceTables {
  tables: number;
}

/** A one-time code that moves a guest's games to another browser. */
export interface TransferCode {
  code: string;
  until_ms: number;
}

/** The body of POST /api/me/recover. */
export interface DeviceRecoveryRequest {
  code: string;
}

/** What the server is and offers. `operator` says who runs it, in their own words. `mail`: it sends mail to accounts that want it. */
export interface ServerMeta {
  always: string[];
  art: string;
  bots: string[];
  colours: string[];
  compiled: boolean;
  days: DataPeriods;
  guests: string[];
  lan?: LanAddress;
  lessons: LessonRow[];
  levels: LevelRow[];
  mail?: boolean;
  modules: RuleModuleInfo[];
  newcomer: string;
  operator?: string;
  parts: Record<string, string[]>;
  players: NamedBot[];
  protocol: number;
  seats: SeatLimits;
  setups: SetupInfo[];
  version: string;
}

/** After how many days stored data is deleted, 0 for never. `cookie` is that of the browser. */
export interface DataPeriods {
  archive: number;
  cookie: number;
  delete: number;
  delete_lesson: number;
  delete_lobby: number;
  game: number;
  lobby: number;
}

/** The address of a server that listens on the local network. */
export interface LanAddress {
  url: string;
}

/** A lesson. It teaches modules of the rules or a numbered level; the first one teaches the base game. */
export interface LessonRow {
  id: string;
  level: number;
  minutes: number;
  rules: string;
  teaches: string[];
}

/** A numbered level. What else it holds belongs to its module. */
export interface LevelRow {
  level: number;
  target: number;
  [more: string]: unknown;
}

/** A module of the rules. `together`: all players win or lose together. `carried`: it comes and goes with others that need it. `picture` is the tile that stands for it. A module from outside has its `words` by language, and the ids of its `rules`. */
export interface RuleModuleInfo {
  carried?: boolean;
  excludes: string[];
  figures: FigureKind[];
  id: string;
  options: RuleOption[];
  picture?: [string, number];
  requires: string[];
  rules?: string[];
  tiles: number;
  together: boolean;
  words?: Record<string, string>;
}

/** A kind of figure. `like` names the one in whose place it may be used. `strength` is what it counts as for the majority. */
export interface FigureKind {
  kind: string;
  like: string;
  strength: number;
}

/** An option of the rules. It has one of `values`, or any number up to `up_to`. One of kind "json" takes JSON instead. `rule` describes it. `pictured`: it has a symbol. `pictures` are tiles that show each value. */
export interface RuleOption {
  default: boolean | number | null;
  kind: 'json' | 'values';
  name: string;
  pictured?: boolean;
  pictures?: string[][];
  rule: string;
  up_to: number;
  values: (boolean | number | null)[];
}

/** A bot that has a name. */
export interface NamedBot {
  bot: string;
  called: string;
}

/** The least and the most players. */
export interface SeatLimits {
  max: number;
  min: number;
}

/** A table ready to play: its rules, the tiles that stand for it, and the bots that know it, the strongest first. `levels`: it is played in levels. */
export interface SetupInfo {
  bots: string[];
  fixed: FixedOptions;
  id: string;
  levels: boolean;
  modules: string[];
  pictures: [string, number][];
  rules: string;
  seats: SeatLimits;
}

/** Options of a table that its rules fix. */
export interface FixedOptions {
  aids?: boolean;
  takeback?: boolean;
}

/** A page of `size` rows out of `count`. `broken` is the number of the first altered row, 0 for none. */
export interface AuditPage {
  broken: number;
  count: number;
  rows: AuditEntry[];
  size: number;
}

/** A row of the audit log. `until_ms` is the end of a restriction, 0 for none. */
export interface AuditEntry {
  act: 'ban' | 'bar' | 'lift' | 'mute' | 'name' | 'nothing' | 'remove' | 'title';
  at_ms: number;
  moderator: string;
  n: number;
  note: string;
  report: string;
  until_ms: number;
}

/** A page of `size` reports out of `count`. */
export interface ReportPage {
  count: number;
  reports: ReportInfo[];
  size: number;
}

/** A report with its evidence. `called` is the name of the table, `account` that of the reported account ("" for a guest), `by` that of the reporter. `own`: the moderator reported it. */
export interface ReportInfo {
  account: string;
  acts: AuditEntry[];
  at_ms: number;
  by: string;
  called: string;
  done_ms: number;
  id: string;
  own: boolean;
  reason: 'cheating' | 'insult' | 'leaving' | 'name' | 'other' | 'spam' | 'stalling';
  remarks: Remark[];
  restraints: RestrictionInfo[];
  seat: number;
  seats: string[];
  standing: ReportCounts;
  table: string;
  words: string;
}

/** A restriction of a player; `until_ms` 0 is for good. */
export interface RestrictionInfo {
  until_ms: number;
  what: 'bar' | 'mute';
}

/** Counts about a reported player: recent `reports` and the `people` who made them, all `rated` games and those `left` early, and recent games `near` another account of one network. */
export interface ReportCounts {
  left: number;
  near: number;
  people: number;
  rated: number;
  reports: number;
}

/** The body of POST /api/order/reports/{report}. */
export interface DecisionRequest {
  act: 'ban' | 'bar' | 'lift' | 'mute' | 'name' | 'nothing' | 'remove' | 'title';
  days?: number;
  note?: string;
}

/** What was decided about a report. `until` is the end of a restriction in words, "" for none. */
export interface ReportDecision {
  act: 'ban' | 'bar' | 'lift' | 'mute' | 'name' | 'nothing' | 'remove' | 'title';
  report: string;
  until: string;
}

/** The public profile of an account. `points` are by kind of feature. `you`: the caller's own. */
export interface Profile {
  games: RatedGameInfo[];
  name: string;
  points: Record<string, FeaturePoints>;
  ratings: Rating[];
  role: '' | 'bot' | 'moderator';
  since_ms: number;
  you: boolean;
}

/** A rated game of a player, with the change of their rating. */
export interface RatedGameInfo {
  at_ms: number;
  change: number;
  family: string;
  kind: 'several' | 'two';
  place: number;
  rules: string;
  seat: number;
  seats: RatedSeat[];
  speed: string;
  table: string;
}

/** A seat of a rated game; the name is "" without an account. */
export interface RatedSeat {
  name: string;
  place: number;
  score: number;
}

/** Points for one kind of feature, and the number of games. */
export interface FeaturePoints {
  games: number;
  points: number;
}

/** A rating. A very uncertain one has no `rating`, an uncertain one is `provisional`. */
export interface Rating {
  at_ms: number;
  deviation?: number;
  draws: number;
  family: string;
  games: number;
  kind: 'several' | 'two';
  provisional?: boolean;
  rating?: number;
  speed: string;
  wins: number;
}

/** The rating after each of the last games, the earliest first: time in ms, rating, deviation. */
export interface RatingHistory {
  points: [number, number, number][];
}

/** The body of POST /api/position. Without a text it begins with the default rules. */
export interface DraftRequest {
  text?: string;
  edit?: BeginDraft | LayTile | LiftPiece | PutFigure | DropEntry | RemoveFigure | SetPositionState | null;
  ask?: DraftQuestion;
}

/** Change the rules or the players. The tiles stay if only the number of players changes. */
export interface BeginDraft {
  do: 'begin';
  rules: string;
  players: number;
  house?: Record<string, boolean | number | string | Record<string, unknown> | unknown[]>;
}

/** Place a tile instead of any that lies there, for example to rotate it. */
export interface LayTile {
  do: 'lay';
  tile: string;
  x: number;
  y: number;
  rotation: 0 | 180 | 270 | 90;
}

/** Remove the piece at a cell, with everything on it. */
export interface LiftPiece {
  do: 'lift';
  x: number;
  y: number;
}

/** Place a figure as an offer describes. */
export interface PutFigure {
  do: 'put';
  entry: string;
}

/** Remove one entry of a field, or all of them (0). */
export interface DropEntry {
  do: 'drop';
  field: 'bag' | 'discarded' | 'figures' | 'hand' | 'numbers' | 'paid' | 'scores' | 'tiles' | 'tokens';
  entry?: number;
}

/** Return a figure to its supply. */
export interface RemoveFigure {
  do: 'remove';
  figure: string;
}

/** Set the points, the seat to move, or the tile in hand ("": one is drawn). */
export interface SetPositionState {
  do: 'say';
  scores?: number[];
  seat?: number;
  hand?: string;
}

/** What to offer next. With `tile`: where it may lie. With a cell: which figures of `seat` may stand there. With neither: which tiles are left. */
export interface DraftQuestion {
  tile?: string | null;
  x?: number | null;
  y?: number | null;
  seat?: number;
}

/** The draft after an edit, as the `text` to send with the next one. `whole` is the position as others can read it, "" while something is wrong; `more` problems are not listed. `given` cells lie there from the beginning. `turns` are the rotations of the piece that was asked about, its own first. `shown` is the table to draw. */
export interface DraftResponse {
  given: number;
  hand: string;
  more: number;
  problems: PositionProblem[];
  seat: number;
  shown: Snapshot;
  text: string;
  turns: number[];
  whole: string;
}

/** A problem with entry number `entry` (from 1, 0: all of it) of a field, which is written as `value`. `code` is for programs, `rule` is the rule behind it. */
export interface PositionProblem {
  code: string;
  entry: number;
  field: string;
  rule: string;
  text: string;
  value: string;
}

/** The body of POST /api/position/advice. */
export interface PositionAdviceRequest {
  text: string;
}

/** The best turns of `seat` with this tile in hand, best first. */
export interface BestTurns {
  seat: number;
  tile: string;
  turns: RankedTurn[];
}

/** The key to subscribe with, in base64url, and the caller's subscriptions. */
export interface PushResponse {
  key: string;
  subscriptions: PushSubscriptionInfo[];
}

/** A browser of the caller, without its address. */
export interface PushSubscriptionInfo {
  id: string;
  language: string;
  made_ms: number;
}

/** The body of POST /api/push: a PushSubscription as the browser sends it, and the language for its alerts. */
export interface PushRequest {
  endpoint: string;
  keys: PushKeys;
  language?: string;
}

/** The keys of a browser, in base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** GET /api/puzzles. */
export interface PuzzleList {
  me: SolverInfo;
  next: string;
  puzzles: PuzzleRow[];
  today: string;
}

/** The results of the caller. `streak` is the number of puzzles solved in a row. */
export interface SolverInfo {
  rating: number;
  solved: number;
  streak: number;
  tried: number;
}

/** A puzzle. `solved` is set once the caller has tried it. One that comes with Bastide has a `rating` and its number of `tries`. One from a game of the caller also has the fields of OwnPuzzleRow. */
export interface PuzzleRow {
  changed?: number;
  depth?: number;
  id: string;
  loss?: number;
  modules: string[];
  name?: string;
  rating?: number;
  rules: string;
  seat?: number;
  seats: number;
  solved?: boolean;
  table?: string;
  tries?: number;
  turn?: number;
}

/** GET /api/puzzles/own. */
export interface OwnPuzzleList {
  puzzles: OwnPuzzleRow[];
}

/** A puzzle from a game of the caller, with the `name` and the last change of that game. Its `seat` lost `loss` points in the `turn`. `solved` is set once the caller has tried it. */
export interface OwnPuzzleRow {
  changed: number;
  depth: number;
  id: string;
  loss: number;
  modules: string[];
  name: string;
  rules: string;
  seat: number;
  seats: number;
  solved?: boolean;
  table: string;
  turn: number;
}

/** GET /api/puzzles/{puzzle}. */
export interface PuzzleResponse {
  me: SolverInfo;
  next: string;
  puzzle: PuzzleRow;
  today: string;
}

/** All families, speeds and kinds, and the combinations that have ratings. */
export interface RatingGroups {
  families: string[];
  kinds: ('several' | 'two')[];
  played: RatingGroupInfo[];
  speeds: string[];
}

/** Games that change the same ratings: their rule family, speed and kind. */
export interface RatingGroupInfo {
  family: string;
  kind: 'several' | 'two';
  speed: string;
}

/** A page of `size` rows out of `count`. `you` is the caller's place, 0 if unlisted. */
export interface Leaderboard {
  count: number;
  family: string;
  kind: 'several' | 'two';
  page: number;
  rows: LeaderboardRow[];
  size: number;
  speed: string;
  you: number;
}

/** A player on a leaderboard. `you`: the caller. */
export interface LeaderboardRow {
  at_ms: number;
  deviation: number;
  draws: number;
  games: number;
  name: string;
  place: number;
  rating: number;
  wins: number;
  you: boolean;
}

/** The tables where the caller sits, and the operator's notice. */
export interface TableList {
  notice?: Notice;
  tables: TableEntry[];
}

/** A table in a list. `house` holds the rule options that differ from their defaults, `level` the numbered level (0 for none), `result` the result of a team. `scores` follow the seats. `left` is the number of tiles left, null before the start. `yourTurn`: the caller is to decide, and has `due` milliseconds left for it, with a clock. */
export interface TableEntry {
  due?: number;
  house: Record<string, boolean | number>;
  left: number | null;
  level: number;
  modules: string[];
  name: string;
  phase: 'abandoned' | 'lobby' | 'over' | 'playing';
  result: string;
  rules: string;
  scores: number[];
  seats: TableEntrySeat[];
  table: string;
  yourTurn: boolean;
}

/** A new table. `commitment` binds the server to its draws. */
export interface TableCreated {
  commitment: string;
  table: string;
  url: string;
}

/** The analysis of a game. `analysis` is the version of the format. `together`: a team plays. `worst` are indexes in `decisions`. */
export interface GameAnalysis {
  analysis: number;
  curve: AnalysedStanding[];
  decisions: AnalysedDecision[];
  depth: 0 | 2 | 4;
  engine: string;
  options: Record<string, unknown>;
  over: boolean;
  result: ResultAnalysis | null;
  rules: string;
  scores: number[];
  seats: SeatAnalysis[];
  seed: number;
  together: boolean;
  turning_points: TurningPoint[];
  worst: number[];
}

/** The standing after a turn: expected points of each seat, or a team's chance. */
export interface AnalysedStanding {
  chance?: WinChance;
  expected?: number[];
  n: number;
  scores: number[];
  turn: number;
}

/** A team's chance to win, from so many games. */
export interface WinChance {
  error: number;
  games: number;
  won: number;
}

export interface AnalysedDecision {
  best: AnalysedTurn;
  class: 'blunder' | 'disaster' | 'excellent' | 'good' | 'inaccuracy' | 'mistake' | 'forced';
  clear: number | null;
  error: number;
  loss: number;
  luck: number | null;
  n: number;
  one_turn: OneTurnValues | null;
  others: OtherTurn[];
  played: AnalysedTurn;
  seat: number;
  stake: number;
  tile: string;
  turn: number;
}

/** Actions with their value, and why they are good. */
export interface AnalysedTurn {
  actions: string[];
  reasons: TurnReason[];
  value: number;
}

/** The values of a decision without playing on. */
export interface OneTurnValues {
  best: number;
  expected: number | null;
  loss: number;
  played: number;
}

/** Other actions with their value. */
export interface OtherTurn {
  actions: string[];
  value: number;
}

/** How luck and loss explain the difference in points. */
export interface ResultAnalysis {
  adjusted: number;
  difference: number;
  loss: number[];
  luck: number[];
  residual: number;
  start: number;
}

/** The totals of a seat. */
export interface SeatAnalysis {
  accuracy: number | null;
  best: number;
  classes: Record<'blunder' | 'disaster' | 'excellent' | 'good' | 'inaccuracy' | 'mistake', number>;
  decisions: number;
  draws: number;
  forced: number;
  loss: number;
  luck: number | null;
  mean_loss: number | null;
  seat: number;
}

/** A turn after which the seat's lead grew most: the lead before and after. */
export interface TurningPoint {
  lead: [number, number];
  seat: number;
  turn: number;
}

/** An analysis under way: `done` of `of` actions. */
export interface AnalysisState {
  done: number;
  of: number;
  state: 'making' | 'waiting';
}

/** The state of a film: `done` of `of` pictures are made. Once it is ready, `of` is its size in bytes. `code` and `text` say why it failed. */
export interface FilmState {
  code?: string;
  done: number;
  of: number;
  state: 'failed' | 'making' | 'none' | 'ready' | 'waiting';
  text?: string;
}

export interface ReplayFrame {
  '-'?: string[];
  at?: Record<string, unknown>;
  earned: Earned[];
  'explain+': ScoreLine[];
  'log+': LogEntry[];
  seat: number | null;
  'tiles+': PlacedTile[];
  view?: Record<string, unknown>;
}

/** The points of a row in one turn by kind, and its total after it. `final`: of final scoring. */
export interface Earned {
  final?: boolean;
  points: Record<string, number>;
  seats: number[];
  total: number;
}

/** The friend who was invited. */
export interface InvitedPlayer {
  invited: string;
}

/** The accounts on the seats of a table, with their ratings for this kind of game. */
export interface TableRatings {
  family: string;
  kind: 'several' | 'two';
  rated: boolean;
  seats: RatedSeatInfo[];
  speed: string;
}

/** A seat: its `account` and rating. `change` is set once a rated game is over. Empty for a guest. */
export interface RatedSeatInfo {
  account?: string;
  bot?: boolean;
  change?: number;
  provisional?: boolean;
  rating?: number;
}

/** The body of POST /api/tables/{table}/play-on: the turn to continue after, and the seats. */
export interface PlayOnRequest {
  turn: number;
  seats: SeatRequest[];
  name?: string;
}

/** The position of a game as text. */
export interface GamePosition {
  text: string;
}

/** A game turn by turn. `over`: the last frame is its end. `kinds` are the columns of points. */
export interface GameReplay {
  frames: ReplayFrame[];
  kinds: string[];
  over: boolean;
}

/** The body of POST /api/tables/{table}/report. Without a seat, the report is about the table's name. */
export interface PlayerReportRequest extends ContentReportRequest {
  seat?: number | null;
}

/** The body of POST /api/tilesets/shared/{id}/report. */
export interface ContentReportRequest {
  reason: 'cheating' | 'insult' | 'leaving' | 'name' | 'other' | 'spam' | 'stalling';
  words?: string;
}

/** The report is stored. */
export interface ReportFiled {
  reported: boolean;
}

/** GET /api/tilesets. */
export interface TileCatalogues {
  catalogues: TileCatalogue[];
  limits: TileSetLimits;
}

/** A catalogue that a custom set may replace. */
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

/** An attribute of segments of the kinds `of`, or of tiles if `of` is empty. */
export interface TileMark {
  keys?: Record<string, string[]>;
  max?: number;
  name: string;
  of: string[];
  type: 'bool' | 'dict' | 'int' | 'list' | 'str';
  values?: string[];
}

/** A number of tiles (`need`) that every set has of some sort, and how many a set has (`have`). `key` names the sentence that describes the sort. `rule` is the rule that fixes the number. */
export interface FixedCount {
  args: Record<string, string>;
  have?: number;
  key: string;
  need: number;
  rule: string;
}

/** A kind of segment. */
export interface TileKind {
  kind: string;
  shape: 'by-layer' | 'halves' | 'inside' | 'layer' | 'sides';
  shown?: string;
  terrain: boolean;
}

/** Limits of a file, and of what a device may share and try. */
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

/** POST /api/tilesets. */
export interface TileSetShared {
  id: string;
  url: string;
}

/** POST /api/tilesets/check: the entries with default values, null for a value that is not an object. */
export interface TileSetChecked {
  compared: TilesCompared;
  entries: (Record<string, unknown> | null)[];
  fixed: FixedCount[];
  problems: TileProblem[];
}

/** A set compared with the standard one: the number of `same` entries, `changed` ones (own id, standard id), and those that only one of them has. */
export interface TilesCompared {
  added: string[];
  changed: string[][];
  removed: string[];
  same: number;
}

/** A problem with entry number `entry` (null: the whole file), at `field` in it. `code` and `args` are for the page's words. `text` is the message in English, `rule` the rule behind it. */
export interface TileProblem {
  args: Record<string, string>;
  code: string;
  entry: number | null;
  field?: string;
  rule: string;
  text: string;
  tile: string | null;
}

/** GET /api/tilesets/shared/{id}. `mine`: this device shared it. */
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

/** DELETE /api/tilesets/shared/{id}. */
export interface TileSetUnshared {
  id: string;
}

/** The body of POST /api/tilesets/tile. */
export interface CheckTileRequest {
  catalogue: string;
  entry: Record<string, unknown>;
}

/** POST /api/tilesets/tile: the entry with default values. */
export interface TileChecked {
  entry: Record<string, unknown>;
  problems: TileProblem[];
}

/** The body of POST /api/tilesets/trial: a set or the name of a shared one, and the games to play. */
export interface TrialRequest {
  set: Record<string, unknown> | string;
  rules: string;
  players: number;
  games: number;
}

/** POST /api/tilesets/trial. */
export interface TrialStarted {
  job: string;
}

/** GET /api/tilesets/trial/{job}: `done` of `games` games are played with the custom set and with the standard one. */
export interface Trial {
  done: number;
  error?: TrialError;
  games: number;
  job: string;
  ours?: TrialFigures;
  own?: TrialFigures;
  state: 'done' | 'failed' | 'running' | 'stopped' | 'waiting';
}

/** The number of the game that failed, and the reason. */
export interface TrialError {
  seed: number;
  text: string;
}

/** Results of trial games. `points` is the mean of a seat (or of the team), `turns` the mean of a game. The others are totals: tiles that fitted `nowhere`, how often each tile was `laid`, and `completed` features of each kind. */
export interface TrialFigures {
  completed: Record<string, number>;
  games: number;
  laid: Record<string, number>;
  nowhere: number;
  points: number;
  turns: number;
}

/** A tile set file. */
export interface TileSetFile {
  about?: string;
  board?: Record<string, unknown>;
  catalogue: string;
  format: string;
  name: string;
  replaces?: string;
  tiles: Record<string, unknown>[];
}

/** GET /api/tournaments. */
export interface TournamentList {
  tournaments: TournamentRow[];
}

/** A tournament in a list. `people` counts teams in a team tournament. `hours` is the time per round, 0 for no limit. `seats` sit at a table, of which `through` advance. Teams have `boards` (0: none). A league has people in a `division`, of whom `moves` rise or fall, and a `season`. `swap`: the second game of a duel has the draws of the first. `third`: the losers of the semi-finals play for the third place. */
export interface TournamentRow {
  boards: number;
  division: number;
  games: number;
  hours: number;
  id: string;
  kind: 'knockout' | 'league' | 'robin' | 'swiss';
  made: number;
  modules: string[];
  most: number;
  moves: number;
  name: string;
  people: number;
  phase: 'cancelled' | 'open' | 'over' | 'running';
  rules: string;
  season?: number;
  seats: number;
  seeds: 'draw' | 'hand' | 'joined' | 'rating';
  swap: boolean;
  third: boolean;
  through: number;
}

/** The body of POST /api/tournaments. */
export interface NewTournamentRequest {
  name: string;
  kind: 'knockout' | 'league' | 'robin' | 'swiss';
  rules: string;
  options?: Wish;
  games?: 1 | 2 | 3 | 5;
  rounds?: number;
  most?: number;
  hours?: number;
  deal?: boolean;
  swap?: boolean;
  seeds?: 'draw' | 'hand' | 'joined' | 'rating';
  seats?: number;
  through?: number;
  boards?: number;
  division?: number;
  moves?: number;
  third?: boolean;
}

/** The id and the address of a new tournament. */
export interface TournamentCreated {
  tournament: string;
  url: string;
}

/** A tournament as the caller sees it. `mine`: the caller is its host. `played` holds the duels of each round, `divisions` the first and last (exclusive) number of each. `next` is the next season ("" for none). `standbys` are substitutes, and the caller may be `ready` as one. `lateMay`: substitutes may enter late. `you` is the number of the caller, `leftMs` the time left in the round. `promise` commits to the lot, which is `drawn`. `secrets` are the draw secrets of public rounds. */
export interface TournamentInfo {
  boards: number;
  bracket?: BracketSlotInfo[][];
  deal: boolean;
  division: number;
  divisions?: [number, number][];
  drawn?: string;
  entrants: EntrantInfo[];
  games: number;
  host: string;
  hours: number;
  id: string;
  kind: 'knockout' | 'league' | 'robin' | 'swiss';
  lateMay?: boolean;
  leftMs?: number;
  made: number;
  matches?: MatchInfo[][];
  mine: boolean;
  modules: string[];
  most: number;
  moves: number;
  name: string;
  next?: string;
  notes: HostNoteInfo[];
  options: TableOptions;
  people: number;
  phase: 'cancelled' | 'open' | 'over' | 'running';
  played: DuelInfo[][];
  promise?: string;
  ready?: boolean;
  rounds: number;
  rules: string;
  season?: number;
  seats: number;
  secrets?: string[][];
  seeds: 'draw' | 'hand' | 'joined' | 'rating';
  standbys?: string[];
  swap: boolean;
  teams?: TeamInfo[];
  third: boolean;
  through: number;
  you?: number;
}

/** A duel in a bracket, null for an unknown player. `on` is the winner. `begun`: the duel is in its round, on the board with the slot's number. `free`: `one` has a bye. */
export interface BracketSlotInfo {
  begun: boolean;
  free: boolean;
  on: number | null;
  one: number | null;
  two: number | null;
}

/** A player. `void` results do not count. `team` is the number of the team, which the player may have `accepted`. */
export interface EntrantInfo {
  accepted?: boolean;
  buchholz: number;
  drawn: number;
  lost: number;
  margin: number;
  name: string;
  place: number;
  points: number;
  rating?: number;
  team?: number;
  void?: boolean;
  withdrawn: boolean;
  won: number;
}

/** A match of two sides by number, without an opponent if `two` is null. `tally` are the points of both. */
export interface MatchInfo {
  one: number;
  result: '' | 'drawn' | 'none' | 'one' | 'placed' | 'two';
  tally: [number, number];
  two: number | null;
}

/** A decision of the host, with its reason. `whom` is an entrant; -1 means none. */
export interface HostNoteInfo {
  at: number;
  board: number;
  reason: string;
  what: 'award' | 'instead' | 'late' | 'later' | 'out';
  whom: number;
}

/** A duel. `unplayed`: the result was not played. A table of more than two players has `others` and the `places` of all, and `on` names those who advance. `match` is the number of the team match. */
export interface DuelInfo {
  games: DuelGameInfo[];
  match?: number;
  on?: number[];
  one: number;
  others?: number[];
  places?: number[];
  result: '' | 'drawn' | 'none' | 'one' | 'placed' | 'two';
  tally: [number, number];
  two: number | null;
  unplayed?: boolean;
}

/** A game of a duel. `table` is missing while others still play with the same draws. */
export interface DuelGameInfo {
  points: number[];
  result: '' | 'drawn' | 'none' | 'one' | 'placed' | 'two';
  table?: string;
}

/** A team with match points: 2 for a win, 1 for a draw. `boards` is the sum of board points. `members` are in the order of the boards. `mine`: the caller is its captain. `ready`: it is complete. */
export interface TeamInfo {
  boards: number;
  buchholz: number;
  captain: number | null;
  drawn: number;
  lost: number;
  margin: number;
  members: number[];
  mine: boolean;
  name: string;
  place: number;
  points: number;
  ready: boolean;
  won: number;
}

/** The host decides a duel of the current round by board (from 0), with `places` for more than two players. */
export interface AwardRequest {
  board: number;
  result: 'drawn' | 'none' | 'one' | 'placed' | 'two';
  reason: string;
  round?: number;
  places?: number[];
}

/** Account names to invite. */
export interface InviteMembersRequest {
  members: string[];
}

/** Enter substitute `by` from the next round on. */
export interface LateEntryRequest {
  by: number;
  reason: string;
}

/** Extend the current round by so many hours. */
export interface ExtendRoundRequest {
  hours: number;
  reason: string;
}

/** Entrant numbers of the captain's team, in board order. */
export interface LineUpRequest {
  order: number[];
}

/** All entrants or teams by number, in seed order. */
export interface SeedOrderRequest {
  order: number[];
}

/** Withdraw an entrant by number. */
export interface RemoveEntrantRequest {
  whom: number;
  reason: string;
}

/** Replace entrant `whom` with substitute `by`, an index into the list of substitutes. */
export interface ReplaceRequest {
  whom: number;
  by: number;
  reason: string;
}

/** The body of POST /api/tournaments/{id}/report. With a team index, the report is about the team's name. */
export interface TournamentReportRequest extends ContentReportRequest {
  team?: number | null;
}

/** A new team, with the account names to invite. */
export interface NewTeamRequest {
  name: string;
  members?: string[];
}

/** The vacation days `left` this year out of `a_year`, and the milliseconds until a current vacation ends. */
export interface VacationResponse {
  a_year: number;
  ends_ms?: number;
  left: number;
}

/** The body of POST /api/vacation: the number of days from now on. */
export interface VacationRequest {
  days: number;
}

/** What waits for an answer of the caller: friend requests, invitations and turns. */
export interface WaitingResponse {
  asked: string[];
  invitations: Invitation[];
  turns: WaitingTurn[];
}

/** A game where others wait for the caller. */
export interface WaitingTurn {
  table: string;
  title: string;
}

/** No mail goes to this address any more. */
export interface MailStopped {
  stopped: boolean;
}

/** A refusal: a code for programs and a sentence for people. `args` are its variable parts, `rule` is the rule of the game behind it, `ref` names the entry in the server's log. */
export interface ErrorResponse {
  args?: Record<string, unknown>;
  code: string;
  ref: string;
  rule?: string;
  text: string;
}

/** The request and the response of each route. */
export interface Endpoints {
  'GET /api/account': { response: AccountResponse };
  'POST /api/account': { body: SignUpRequest; response: AccountResponse };
  'POST /api/account/bots': { body: BotNameRequest; response: AccountResponse };
  'DELETE /api/account/bots/{bot}': { response: AccountResponse };
  'POST /api/account/bots/{bot}/tokens': { body: BotNameRequest; response: AccountResponse };
  'DELETE /api/account/bots/{bot}/tokens/{token}': { response: AccountResponse };
  'POST /api/account/codes': { response: AccountResponse };
  'POST /api/account/confirm': { body: ConfirmRequest; response: AccountResponse };
  'POST /api/account/mail': { body: MailAddressRequest; response: AccountResponse };
  'DELETE /api/account/mail': { response: AccountResponse };
  'POST /api/account/name': { body: RenameAccountRequest; response: AccountResponse };
  'POST /api/account/passkey': { body: PasskeyOptionsRequest; response: PasskeyOptions };
  'POST /api/account/passkeys': { body: AddPasskeyRequest; response: AccountResponse };
  'DELETE /api/account/passkeys/{key}': { response: AccountResponse };
  'POST /api/account/password': { body: PasswordChangeRequest; response: AccountResponse };
  'POST /api/account/recover': { body: AccountRecoveryRequest; response: AccountResponse };
  'DELETE /api/account/sessions': { response: AccountResponse };
  'DELETE /api/account/sessions/{session}': { response: AccountResponse };
  'POST /api/account/sign-in': { body: SignInRequest; response: AccountResponse };
  'POST /api/account/sign-out': { response: AccountResponse };
  'POST /api/blocks': { body: BlockRequest; response: BlockedPlayer };
  'DELETE /api/blocks/{number}': { response: FriendsResponse };
  'GET /api/campaigns': { response: CampaignList };
  'POST /api/check': { body: NewTableRequest; response: NewTableCheck };
  'POST /api/client-error': { body: ClientErrorReport; response: ClientErrorLogged };
  'GET /api/friends': { response: FriendsResponse };
  'POST /api/friends/{name}': { body: FriendRequest; response: FriendsResponse };
  'GET /api/games': { query: 'show' | 'from'; response: GameList };
  'POST /api/games/{table}': { body: GameChangeRequest; response: GameChanges };
  'DELETE /api/games/{table}': { response: GameDeleted };
  'POST /api/import': { body: ImportRequest; response: GameImported };
  'DELETE /api/invitations/{table}': { response: FriendsResponse };
  'GET /api/lessons': { response: LessonList };
  'POST /api/lessons/{lesson}': { body: OpenLessonRequest; response: TableAddress };
  'POST /api/mail/confirm': { body: MailLinkRequest; response: MailConfirmed };
  'GET /api/me': { response: Record<string, unknown> };
  'DELETE /api/me': { response: DeviceTables };
  'POST /api/me/code': { response: TransferCode };
  'POST /api/me/recover': { body: DeviceRecoveryRequest; response: DeviceTables };
  'POST /api/me/token': { response: DeviceTables };
  'GET /api/meta': { response: ServerMeta };
  'GET /api/order/log': { query: 'from'; response: AuditPage };
  'GET /api/order/reports': { query: 'show' | 'from'; response: ReportPage };
  'POST /api/order/reports/{report}': { body: DecisionRequest; response: ReportDecision };
  'GET /api/people/{name}': { response: Profile };
  'GET /api/people/{name}/history': { query: 'family' | 'speed' | 'kind'; response: RatingHistory };
  'POST /api/position': { body: DraftRequest; response: DraftResponse };
  'POST /api/position/advice': { body: PositionAdviceRequest; response: BestTurns };
  'GET /api/push': { response: PushResponse };
  'POST /api/push': { body: PushRequest; response: PushResponse };
  'DELETE /api/push': { response: PushResponse };
  'DELETE /api/push/{id}': { response: PushResponse };
  'GET /api/puzzles': { response: PuzzleList };
  'GET /api/puzzles/own': { query: 'table'; response: OwnPuzzleList };
  'GET /api/puzzles/{puzzle}': { response: PuzzleResponse };
  'POST /api/puzzles/{puzzle}': { body: OpenLessonRequest; response: TableAddress };
  'GET /api/ratings': { response: RatingGroups };
  'GET /api/ratings/{family}': { query: 'speed' | 'kind' | 'page'; response: Leaderboard };
  'GET /api/tables': { response: TableList };
  'POST /api/tables': { body: NewTableRequest; response: TableCreated };
  'GET /api/tables/{table}/analysis': { query: 'depth'; response: GameAnalysis | AnalysisState };
  'POST /api/tables/{table}/analysis': { query: 'depth'; response: GameAnalysis | AnalysisState };
  'POST /api/tables/{table}/commands': { response: Record<string, unknown> };
  'GET /api/tables/{table}/film': { query: 'theme' | 'names'; response: FilmState };
  'POST /api/tables/{table}/film': { query: 'theme' | 'names'; response: FilmState };
  'DELETE /api/tables/{table}/film': { query: 'theme' | 'names'; response: FilmState };
  'GET /api/tables/{table}/instead': { query: 'n' | 'do'; response: ReplayFrame };
  'POST /api/tables/{table}/invite/{name}': { response: InvitedPlayer };
  'GET /api/tables/{table}/people': { response: TableRatings };
  'POST /api/tables/{table}/play-on': { body: PlayOnRequest; response: TableCreated };
  'GET /api/tables/{table}/position': { query: 'turn'; response: GamePosition };
  'GET /api/tables/{table}/replay': { response: GameReplay };
  'POST /api/tables/{table}/report': { body: PlayerReportRequest; response: ReportFiled };
  'GET /api/tilesets': { response: TileCatalogues };
  'POST /api/tilesets': { body: Record<string, unknown>; response: TileSetShared };
  'POST /api/tilesets/check': { body: Record<string, unknown>; response: TileSetChecked };
  'GET /api/tilesets/shared/{id}': { response: SharedTileSet };
  'DELETE /api/tilesets/shared/{id}': { response: TileSetUnshared };
  'POST /api/tilesets/shared/{id}/report': { body: ContentReportRequest; response: ReportFiled };
  'POST /api/tilesets/tile': { body: CheckTileRequest; response: TileChecked };
  'POST /api/tilesets/trial': { body: TrialRequest; response: TrialStarted };
  'GET /api/tilesets/trial/{job}': { response: Trial };
  'DELETE /api/tilesets/trial/{job}': { response: Trial };
  'GET /api/tilesets/{catalogue}': { response: TileSetFile };
  'GET /api/tournaments': { query: 'show'; response: TournamentList };
  'POST /api/tournaments': { body: NewTournamentRequest; response: TournamentCreated };
  'GET /api/tournaments/{id}': { response: TournamentInfo };
  'POST /api/tournaments/{id}/accept': { response: TournamentInfo };
  'POST /api/tournaments/{id}/award': { body: AwardRequest; response: TournamentInfo };
  'POST /api/tournaments/{id}/cancel': { response: TournamentInfo };
  'POST /api/tournaments/{id}/invite': { body: InviteMembersRequest; response: TournamentInfo };
  'POST /api/tournaments/{id}/join': { response: TournamentInfo };
  'POST /api/tournaments/{id}/late': { body: LateEntryRequest; response: TournamentInfo };
  'POST /api/tournaments/{id}/later': { body: ExtendRoundRequest; response: TournamentInfo };
  'POST /api/tournaments/{id}/leave': { response: TournamentInfo };
  'POST /api/tournaments/{id}/line-up': { body: LineUpRequest; response: TournamentInfo };
  'POST /api/tournaments/{id}/not-ready': { response: TournamentInfo };
  'POST /api/tournaments/{id}/order': { body: SeedOrderRequest; response: TournamentInfo };
  'POST /api/tournaments/{id}/out': { body: RemoveEntrantRequest; response: TournamentInfo };
  'POST /api/tournaments/{id}/ready': { response: TournamentInfo };
  'POST /api/tournaments/{id}/replace': { body: ReplaceRequest; response: TournamentInfo };
  'POST /api/tournaments/{id}/report': { body: TournamentReportRequest; response: ReportFiled };
  'POST /api/tournaments/{id}/season': { response: TournamentInfo };
  'POST /api/tournaments/{id}/start': { response: TournamentInfo };
  'POST /api/tournaments/{id}/team': { body: NewTeamRequest; response: TournamentInfo };
  'GET /api/vacation': { response: VacationResponse };
  'POST /api/vacation': { body: VacationRequest; response: VacationResponse };
  'DELETE /api/vacation': { response: VacationResponse };
  'GET /api/waiting': { response: WaitingResponse };
  'POST /mail/stop/{link}': { response: MailStopped };
}
