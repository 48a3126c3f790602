/** Types of messages as the page uses them. The server's shapes (protocol.gen.ts, docs/host/protocol.md) become narrower, and the compiler checks it. */
import type * as wire from './protocol.gen';

export type SeatNo = number;
export type Colour = 'red' | 'blue' | 'green' | 'yellow' | 'black' | 'pink';
export type Cell = [x: number, y: number];
/** A point inside a cell, 0..100 on both axes. */
export type Point = [x: number, y: number];
export type Args = Record<string, string | number>;
/** Degrees clockwise. */
export type Rotation = NonNullable<wire.Why['rotation']>;
export type PlacedTile = wire.PlacedTile;

/** Text comes as a Fluent key with arguments, never as a sentence. */
export interface Words {
  key: string;
  args?: Args;
}

export type Decision = wire.Decision;

export type FormerName = wire.FormerName;

export type BoardFigure = wire.PlacedFigure;

/** `points` of each of `seats`. */
export interface ScoreLine extends wire.ScoreLine {
  cells: Cell[];
}

/** The progress of a team: one entry of `points` for all, or one per colour. */
export type Team = wire.Team;

export interface View extends wire.View {
  decision: Decision | null;
  explain: ScoreLine[];
}

/** The view without its two growing lists, as in an update. */
export interface ViewChange extends wire.ViewUpdate {
  decision: Decision | null;
  'explain+': ScoreLine[];
}

/** The immediate effects of an offer, up to the next decision. */
export interface Follow extends wire.Follow {
  at?: Point;
  cells?: Cell[];
}

export interface Offer extends wire.Offer {
  at?: Point;
  label: Words & wire.Line;
  preview: (Words & wire.Line)[];
  cells?: Cell[];
  follows?: Follow[];
}

export interface LogEntry extends wire.LogEntry {
  args: Args;
  line?: ScoreLine & Record<string, unknown>;
}

export interface SeatInfo extends wire.SeatInfo {
  colour: Colour;
}

export type Ending = wire.Ending;
export type Tally = wire.Tally;
export type Moment = wire.Moment;

export interface LessonInfo extends wire.LessonInfo {
  args: Args;
}

export interface TableInfo extends wire.TableInfo {
  lesson?: LessonInfo;
  seats: SeatInfo[];
  /** The prefix of tile names in picture addresses, for tiles of custom sets. */
  pictures?: string;
}

export interface Snapshot extends wire.Snapshot {
  table: TableInfo;
  view: View | null;
  figureAt: Record<string, Point>;
  offers: Offer[];
  /** In a team game: the offers of the seat to decide, for the others to look at. */
  theirs: Offer[];
  log: LogEntry[];
}

/** The changes from event `prev` to event `seq`. An absent field is unchanged. */
export interface Update extends wire.Update {
  table?: TableInfo;
  view?: ViewChange;
  figureAt?: Record<string, Point>;
  offers?: Offer[];
  theirs?: Offer[];
  'log+'?: LogEntry[];
}

export interface Reason {
  code: string;
  rule: string;
  text: string;
  args: Args;
}

export interface Reject extends wire.Reject {
  args: Args;
}

/** `sides` are those that do not fit: N, E, S or W. */
export interface WhyAnswer extends wire.WhyAnswer {
  args: Args;
  misses: Miss[];
}

/** A choice that is not offered, with the reason. */
export interface Miss extends wire.Miss {
  label: Words & wire.Line;
  args: Args;
}

export type Mark = wire.Mark;
export type Pointed = wire.Pointed;
export type Remark = wire.Remark;
export type Company = wire.Company;
export type Clocks = wire.Clocks;
export type ClockTerms = wire.ClockTerms;
/** Actions of people beside the game, without the id of the command. */
export type Speech = Bare<wire.Say> | Bare<wire.Nudge> | Bare<wire.Call>;
export type RiskAnswer = wire.RiskAnswer;
export type AidsAnswer = wire.AidsAnswer;
export type CellAid = wire.CellAid;
export type FeatureAid = wire.FeatureAid;
export type ForecastAnswer = wire.ForecastAnswer;
export interface RankedTurn extends wire.RankedTurn {
  steps: Offer[];
}
export interface HintAnswer extends wire.HintAnswer {
  steps: Offer[];
  turns: RankedTurn[];
}
export interface NoteAnswer extends wire.NoteAnswer {
  best: Offer[];
}

export type ServerMessage =
  | Snapshot
  | Update
  | Reject
  | WhyAnswer
  | Exclude<wire.ServerMessage, { t: 'snapshot' | 'update' | 'reject' | 'why' }>;

export type Command = wire.Command;
export type ClientMessage = wire.ClientMessage;

/** A command before it gets its id and the number of the last event seen. */
export type CommandBody = Bare<Command>;
type Bare<C> = C extends ClientMessage ? Omit<C, 'cid' | 'seq'> : never;

/** The outcome of a command. */
export type Outcome =
  { ok: true; seq: number } | { ok: false; stale: true } | ({ ok: false; stale: false } & Reason);
