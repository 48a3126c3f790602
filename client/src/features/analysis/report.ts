/** A played game judged, as the server tells it: docs/analysis.md. */

import type { GameAnalysis } from '../../api/http.gen';

/** What this page understands; another number is another meaning. */
export const KNOWN = 2;
export type Depth = GameAnalysis['depth'];
export const DEPTHS: readonly Depth[] = [0, 2, 4];

/** Classes of losses, the smallest first. */
export const MARKS = ['excellent', 'good', 'inaccuracy', 'mistake', 'blunder', 'disaster'] as const;
export type Mark = (typeof MARKS)[number];
