/** What the analysis asks of the server. */

import { call } from '../api';
import type { Frame } from '../replay/frames';
import type { Depth, Report, Work } from './report';

const at = (table: string, depth: Depth): string => `/api/tables/${table}/analysis?depth=${depth}`;

/** The analysis, begun where there is none. */
export const judge = (table: string, depth: Depth): Promise<Report | Work> => call(at(table, depth), undefined, 'POST');
export const judged = (table: string, depth: Depth): Promise<Report | Work> => call(at(table, depth));

/** The turn as it would have been with these actions from number `n` of the record on. */
export const instead = (table: string, n: number, actions: readonly string[]): Promise<Frame> =>
  call(`/api/tables/${table}/instead?n=${n}${actions.map((action) => `&do=${encodeURIComponent(action)}`).join('')}`);
