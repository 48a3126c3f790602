/** Messages between page and server; the full text is docs/protocol.md. */

export type SeatNo = number;
export type Colour = 'red' | 'blue' | 'green' | 'yellow' | 'black' | 'pink';
export type Role = 'knight' | 'highwayman' | 'monk' | 'farmer';
export type Feature = 'city' | 'road' | 'monastery' | 'field';
export type Step = 'draw' | 'place' | 'figure';
export type Cell = [x: number, y: number];
/** A point inside a cell, 0..100 on both axes. */
export type Point = [x: number, y: number];
export type Args = Record<string, string | number>;

/** Words come as a Fluent key with its arguments, never as a sentence. */
export interface Words {
  key: string;
  args?: Args;
}

export interface Decision {
  step: Step;
  seat: SeatNo | null;
  tile?: string;
}

export interface PlacedTile {
  x: number;
  y: number;
  tile: string;
  rotation: number;
  seat: SeatNo | null;
}

export interface BoardFigure {
  id: string;
  seat: SeatNo;
  kind: string;
  role: Role;
  feature: Feature;
  x: number;
  y: number;
  at: string;
  segment: number;
}

export interface ScoreLine {
  seats: SeatNo[];
  feature: string;
  /** Points for each of `seats`. */
  points: number;
  count: number;
  shields: number;
  cells: Cell[];
  rule: string;
  final: boolean;
  reason: string;
}

export interface View {
  rules: string;
  players: number;
  over: boolean;
  decision: Decision | null;
  turn: number;
  scores: number[];
  supply: Record<string, number>[];
  tiles: PlacedTile[];
  figures: BoardFigure[];
  left: { total: number; tiles: Record<string, number> };
  discarded: string[];
  explain: ScoreLine[];
  /** Once the game is over. */
  winners?: SeatNo[];
}

/** What an update carries: the view without its two growing lists. */
export type ViewChange = Omit<View, 'tiles' | 'explain'> & {
  'tiles+'?: PlacedTile[];
  'explain+'?: ScoreLine[];
};

export type Shape = 'place' | 'slot' | 'choice' | 'confirm';

export interface Offer {
  /** The action text; `act` sends it back. */
  id: string;
  shape: Shape;
  seat: SeatNo;
  x?: number;
  y?: number;
  rotation?: number;
  tile?: string;
  at?: Point;
  label: Words;
  preview: Words[];
  rules: string[];
  cells?: Cell[];
  final: boolean;
}

export interface LogEntry {
  n: number;
  seat: SeatNo | null;
  kind: string;
  args: Args;
  points?: number;
  line?: ScoreLine;
}

export type SeatKind = 'me' | 'person' | 'bot' | 'open';

export interface SeatInfo {
  seat: SeatNo;
  name: string;
  kind: SeatKind;
  bot?: string;
  colour: Colour;
  online: boolean;
  /** A bot plays for somebody who is gone. */
  standIn?: boolean;
  /** The host may let a bot play here now. */
  mayBot?: boolean;
}

export type Phase = 'lobby' | 'playing' | 'over';

export interface TableInfo {
  id: string;
  name: string;
  rules: string;
  phase: Phase;
  /** This device made the table. */
  host: boolean;
  /** This device may take the last action back now. */
  mayUndo: boolean;
  options: { takeback: boolean; starter: number | null };
  seats: SeatInfo[];
  commitment: string;
  nonces?: string[];
  secret?: string;
  /** The address of the next table, once somebody asked for a rematch. */
  rematch?: string;
}

export interface Snapshot {
  t: 'snapshot';
  seq: number;
  table: TableInfo;
  you: SeatNo[];
  view: View | null;
  figureAt: Record<string, Point>;
  offers: Offer[];
  log: LogEntry[];
}

/** What changed from event `prev` to event `seq`; an absent field is unchanged. */
export interface Update {
  t: 'update';
  seq: number;
  prev: number;
  table?: TableInfo;
  you?: SeatNo[];
  view?: ViewChange;
  figureAt?: Record<string, Point>;
  offers?: Offer[];
  'log+'?: LogEntry[];
}

export interface Reason {
  code: string;
  rule: string;
  text: string;
  args: Args;
}

export interface WhyAnswer extends Reason {
  t: 'why';
  cid: string;
  ok: boolean;
  /** The sides that do not fit, N, E, S or W. */
  sides: string[];
}

export type ServerMessage =
  | Snapshot
  | Update
  | { t: 'ack'; cid: string; seq: number }
  | ({ t: 'reject'; cid: string } & Reason)
  | { t: 'stale'; cid: string; seq: number }
  | WhyAnswer
  | { t: 'error'; code: string; text: string; ref?: string }
  | { t: 'bye'; retry_ms: number }
  | { t: 'pong' };

export type CommandBody =
  | { t: 'act'; offer: string }
  | { t: 'undo' }
  | { t: 'sit'; seat: SeatNo; name: string; nonce?: string }
  | { t: 'stand'; seat: SeatNo }
  | { t: 'bot'; seat: SeatNo; bot: string }
  | { t: 'start'; nonce?: string }
  | { t: 'rematch' };

export type Command = CommandBody & { cid: string; seq: number };

export type ClientMessage =
  | Command
  | { t: 'why'; cid: string; x: number; y: number; rotation: number }
  | { t: 'sync'; since: number }
  | { t: 'ping' };

/** How a command ended. */
export type Outcome =
  | { ok: true; seq: number }
  | { ok: false; stale: true }
  | ({ ok: false; stale: false } & Reason);
