/** A played game judged, as the server tells it: docs/play/analysis.md. */

import type { GameAnalysis } from '../../api/http.gen';

/** What this page understands; another number is another meaning. */
export const REPORT_VERSION = 2;
export type Depth = GameAnalysis['depth'];
export const DEPTHS: readonly Depth[] = [0, 2, 4];

/** Classes of losses, the smallest first. */
export const GRADES = ['excellent', 'good', 'inaccuracy', 'mistake', 'blunder', 'disaster'] as const;
export type Grade = (typeof GRADES)[number];
