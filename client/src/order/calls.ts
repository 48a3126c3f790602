/** Reports, and what moderators do. */
import { call } from '../api';

export const REASONS = ['insult', 'name', 'cheating', 'stalling', 'leaving', 'spam', 'other'] as const;
export type Reason = (typeof REASONS)[number];
/** What may be wrong with something that was shared. */
export const SHARED_REASONS: readonly Reason[] = ['insult', 'name', 'spam', 'other'];
/** Before what names a set of tiles in the place of a table. */
export const SET = 'set:';
/** The same for a tournament (after a stroke a team of it), and for a table whose name it is about. */
export const CUP = 'cup:';
export const TITLE = 'title:';
export const ACTS = ['nothing', 'mute', 'bar', 'name', 'ban', 'lift', 'remove', 'title'] as const;
export type Act = (typeof ACTS)[number];
/** How a report is sent. */
export type Sent = (reason: Reason, words: string) => Promise<unknown>;

export interface Row {
  n: number;
  at_ms: number;
  moderator: string;
  act: Act;
  report: string;
  until_ms: number;
  note: string;
}

export interface Report {
  id: string;
  at_ms: number;
  done_ms: number;
  reason: Reason;
  words: string;
  table: string;
  called: string;
  seats: string[];
  seat: number;
  remarks: { n: number; seat: number; name: string; key?: string; text?: string }[];
  /** Names of accounts; empty of guests. */
  account: string;
  by: string;
  own: boolean;
  standing: { reports: number; people: number; rated: number; left: number; near: number };
  restraints: { what: 'mute' | 'bar'; until_ms: number }[];
  acts: Row[];
}

/** Who sits at a table; without a seat its name. */
export const ofTable =
  (table: string, seat?: number): Sent =>
  (reason, words) =>
    call(`/api/tables/${table}/report`, { ...(seat !== undefined && { seat }), reason, words });
export const ofSet =
  (set: string): Sent =>
  (reason, words) =>
    call(`/api/tilesets/shared/${set}/report`, { reason, words });
/** The name of a tournament, or of the team in that place. */
export const ofTournament =
  (id: string, team: number | null): Sent =>
  (reason, words) =>
    call(`/api/tournaments/${id}/report`, { ...(team !== null && { team }), reason, words });
export const getReports = (show: 'open' | 'done', from: number): Promise<{ reports: Report[]; count: number; size: number }> =>
  call(`/api/order/reports?show=${show}&from=${from}`);
export const decide = (id: string, act: Act, days: number, note: string): Promise<unknown> => call(`/api/order/reports/${id}`, { act, days, note });
export const getLog = (from: number): Promise<{ rows: Row[]; count: number; size: number; broken: number }> => call(`/api/order/log?from=${from}`);
