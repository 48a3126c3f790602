/** What the page of a position asks the server. The draft is one line of text, which only the server reads. */
import { call } from '../api';
import type { Reason } from '../table/advice/reasons';
import type { Offer, Rotation, SeatNo, Snapshot } from '../api/protocol';

export interface Begin {
  do: 'begin';
  rules: string;
  players: number;
  house: Record<string, unknown>;
}
export type Edit =
  | Begin
  | { do: 'lay'; tile: string; x: number; y: number; rotation: Rotation }
  | { do: 'lift'; x: number; y: number }
  | { do: 'put'; entry: string }
  | { do: 'remove'; figure: string }
  | { do: 'drop'; field: string; entry: number }
  | { do: 'say'; scores?: number[]; seat?: SeatNo; hand?: string };

/** Where a tile may lie, who may stand on what lies there, or else which tiles there are. */
export type Ask = { tile?: string } | { x: number; y: number; seat: SeatNo };

export interface Problem {
  field: string;
  /** The number of the entry in its list, from 1; 0 for all of it. */
  entry: number;
  value: string;
  code: string;
  rule: string;
  text: string;
}

export interface Told {
  /** The draft, to be sent along with the next change. */
  text: string;
  /** The position as others can read it; empty while something is wrong. */
  whole: string;
  problems: Problem[];
  /** The number of faults that are not listed. */
  more: number;
  /** So many cells lie there from the beginning. */
  given: number;
  seat: SeatNo;
  hand: string;
  /** The directions of the piece that is asked about, its own first. */
  turns: Rotation[];
  shown: Snapshot;
}

export const askDraft = (text: string, edit: Edit | null, ask: Ask): Promise<Told> => call('/api/position', { text, ...(edit && { edit }), ask });

export interface BestTurn {
  value: number;
  loss: number;
  error: number;
  steps: Offer[];
  reasons: Reason[];
}
export interface Best {
  seat: SeatNo;
  tile: string;
  turns: BestTurn[];
}
export const askBest = (text: string): Promise<Best> => call('/api/position/advice', { text });

/** The position after a turn of a game. */
export const positionAt = (table: string, turn: number): Promise<{ text: string }> =>
  call(`/api/tables/${encodeURIComponent(table)}/position?turn=${turn}`);
