/** Requests about reports and moderation. */
import { call } from '../../api';
import type { AuditEntry, AuditPage, ReportDecision, ReportInfo, ReportPage } from '../../api/http.gen';

export type Reason = ReportInfo['reason'];
export const REASONS: readonly Reason[] = [
  'insult',
  'name',
  'cheating',
  'stalling',
  'leaving',
  'spam',
  'other',
];
/** Reasons for reports of shared things. */
export const SHARED_REASONS: readonly Reason[] = ['insult', 'name', 'spam', 'other'];
/** Prefixes of a report about a set of tiles, */
export const SET_PREFIX = 'set:';
/** a tournament (or its team, behind a slash), and the name of a table. */
export const TOURNAMENT_PREFIX = 'cup:';
export const TITLE = 'title:';
export type ModerationAction = AuditEntry['act'];
export const MODERATION_ACTIONS: readonly ModerationAction[] = [
  'nothing',
  'mute',
  'bar',
  'name',
  'ban',
  'lift',
  'remove',
  'title',
];
export type SendReport = (reason: Reason, words: string) => Promise<unknown>;

/** Reports a player. Without a seat, the name of the table. */
export const reportTable =
  (table: string, seat?: number): SendReport =>
  (reason, words) =>
    call('POST /api/tables/{table}/report', {
      path: { table },
      body: { ...(seat !== undefined && { seat }), reason, words },
    });
export const reportSet =
  (id: string): SendReport =>
  (reason, words) =>
    call('POST /api/tilesets/shared/{id}/report', { path: { id }, body: { reason, words } });
/** Reports the name of a tournament, or of the team at that place. */
export const reportTournament =
  (id: string, team: number | null): SendReport =>
  (reason, words) =>
    call('POST /api/tournaments/{id}/report', { path: { id }, body: { team, reason, words } });
export const getReports = (show: 'open' | 'done', from: number): Promise<ReportPage> =>
  call('GET /api/order/reports', { query: { show, from } });
export const decide = (
  report: string,
  act: ModerationAction,
  days: number,
  note: string,
): Promise<ReportDecision> =>
  call('POST /api/order/reports/{report}', { path: { report }, body: { act, days, note } });
export const getLog = (from: number): Promise<AuditPage> => call('GET /api/order/log', { query: { from } });
