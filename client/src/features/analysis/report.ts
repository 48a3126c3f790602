/** The analysis of a game as the server sends it: docs/play/analysis.md. */

import type { GameAnalysis } from '../../api/http.gen';

/** The version of reports that this page understands. */
export const REPORT_VERSION = 2;
export type Depth = GameAnalysis['depth'];
export const DEPTHS: readonly Depth[] = [0, 2, 4];

/** Grades of losses, the smallest first. */
export const GRADES = ['excellent', 'good', 'inaccuracy', 'mistake', 'blunder', 'disaster'] as const;
export type Grade = (typeof GRADES)[number];
