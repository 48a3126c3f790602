/** Made by `python -m scripts.protocol_ts` from src/bastide/server: do not edit. */

/** Take the offer whose id is `offer`. */
export interface Act {
  t: 'act';
  cid: string;
  seq: number;
  offer: string;
}

/** Take the last action of this turn back, if the table allows it. */
export interface Undo {
  t: 'undo';
  cid: string;
  seq: number;
}

/** Take an open seat under a name; `nonce` goes into the draws (docs/protocol.md). */
export interface Sit {
  t: 'sit';
  cid: string;
  seq: number;
  seat: number;
  name: string;
  nonce?: string;
}

/** Leave a seat held by this device; the host also empties a bot's seat before the start. */
export interface Stand {
  t: 'stand';
  cid: string;
  seq: number;
  seat: number;
}

/** The host puts a bot on an open seat, or on the seat of somebody long gone. */
export interface PutBot {
  t: 'bot';
  cid: string;
  seq: number;
  seat: number;
  bot: string;
}

/** The host starts the game. */
export interface Start {
  t: 'start';
  cid: string;
  seq: number;
  nonce?: string;
}

/** Open a new table with the same seats; everybody at this one is told its link. */
export interface Rematch {
  t: 'rematch';
  cid: string;
  seq: number;
}

/** Why may the tile in hand not lie here? */
export interface Why {
  t: 'why';
  cid: string;
  x: number;
  y: number;
  rotation: 0 | 180 | 270 | 90;
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

export interface Snapshot {
  t: 'snapshot';
  seq: number;
  table: TableInfo;
  you: number[];
  view: View | null;
  figureAt: Record<string, number[]>;
  offers: Offer[];
  log: LogEntry[];
}

export interface TableInfo {
  commitment: string;
  host: boolean;
  id: string;
  mayUndo: boolean;
  modules: string[];
  name: string;
  nonces?: string[];
  options: TableOptions;
  phase: 'lobby' | 'over' | 'playing';
  rematch?: string;
  rules: string;
  seats: SeatInfo[];
  secret?: string;
}

/** `house` holds the options of the rules that differ from their defaults. */
export interface TableOptions {
  aids: boolean;
  house: Record<string, boolean | number>;
  starter: number | null;
  takeback: boolean;
}

export interface SeatInfo {
  bot?: string;
  colour: string;
  kind: 'bot' | 'me' | 'open' | 'person';
  mayBot?: boolean;
  name: string;
  online: boolean;
  seat: number;
  standIn?: boolean;
}

export interface View {
  decision: Decision | null;
  discarded: string[];
  explain: ScoreLine[];
  extra?: boolean;
  figures: PlacedFigure[];
  kept?: (string | null)[];
  left: Left;
  over: boolean;
  players: number;
  rules: string;
  scores: number[];
  supply: Record<string, number>[];
  tiles: PlacedTile[];
  turn: number;
  winners?: number[];
}

export interface Decision {
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
  id: string;
  kind: string;
  role: string;
  seat: number;
  segment: number;
  x: number;
  y: number;
}

export interface Left {
  tiles: Record<string, number>;
  total: number;
}

export interface PlacedTile {
  cell?: number;
  rotation: number;
  seat: number | null;
  tile: string;
  x: number;
  y: number;
}

/** One legal thing to do, in one of the four shapes; `id` is what `act` sends back. Slots of one `group` stand in one feature, whose `cells` the first of them carries; `alike` are the directions in which a tile looks the same. */
export interface Offer {
  alike?: number[];
  at?: number[];
  cells?: number[][];
  final: boolean;
  group?: string;
  id: string;
  label: Line;
  preview: Line[];
  rotation?: number;
  rules: string[];
  seat: number;
  shape: 'choice' | 'confirm' | 'place' | 'slot';
  tile?: string;
  x?: number;
  y?: number;
}

/** A text key of the Fluent catalogue with its arguments. */
export interface Line {
  args: Record<string, unknown>;
  key: string;
}

/** One thing that happened in the game, in the words of the engine's event `kind`. */
export interface LogEntry {
  args: Record<string, unknown>;
  kind: string;
  line?: Record<string, unknown>;
  n: number;
  points?: number;
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
  'log+'?: LogEntry[];
}

export interface ViewUpdate {
  decision: Decision | null;
  discarded: string[];
  'explain+': ScoreLine[];
  extra?: boolean;
  figures: PlacedFigure[];
  kept?: (string | null)[];
  left: Left;
  over: boolean;
  players: number;
  rules: string;
  scores: number[];
  supply: Record<string, number>[];
  'tiles+': PlacedTile[];
  turn: number;
  winners?: number[];
}

/** The command is durable; sent again, word for word, when the command is. */
export interface Ack {
  t: 'ack';
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
export interface Stale {
  t: 'stale';
  cid: string;
  seq: number;
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

export interface Pong {
  t: 'pong';
}

export type Command =
  | Act
  | Undo
  | Sit
  | Stand
  | PutBot
  | Start
  | Rematch;

export type ClientMessage =
  | Act
  | Undo
  | Sit
  | Stand
  | PutBot
  | Start
  | Rematch
  | Why
  | Sync
  | Ping;

export type ServerMessage =
  | Snapshot
  | Update
  | Ack
  | Reject
  | Stale
  | WhyAnswer
  | Error
  | Bye
  | Pong;

/** Bytes of one message at most. */
export const MAX_BYTES = 4096;
