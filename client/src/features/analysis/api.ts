import { call } from '../../api';
import type { AnalysisState, GameAnalysis, ReplayFrame } from '../../api/http.gen';
import type { Depth } from './report';

/** Starts the analysis if there is none. */
export const requestAnalysis = (table: string, depth: Depth): Promise<GameAnalysis | AnalysisState> =>
  call('POST /api/tables/{table}/analysis', { path: { table }, query: { depth } });
export const getAnalysis = (table: string, depth: Depth): Promise<GameAnalysis | AnalysisState> =>
  call('GET /api/tables/{table}/analysis', { path: { table }, query: { depth } });

/** The position with these actions instead of the record from number `n` on. */
export const getBetterTurn = (table: string, n: number, actions: readonly string[]): Promise<ReplayFrame> =>
  call('GET /api/tables/{table}/instead', { path: { table }, query: { n, do: actions } });
