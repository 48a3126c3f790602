/** The position of a cell for people: "2 right, 1 up from the start". */

import { t } from '../i18n';
import type { Cell } from '../board/grid';

/** Arguments of `table-at`, and of each message with it. */
export const positionArgs = ({ x, y }: Cell): Record<string, string | number> => ({
  side: x < 0 ? 'left' : x > 0 ? 'right' : 'same',
  columns: Math.abs(x),
  level: y < 0 ? 'up' : y > 0 ? 'down' : 'same',
  rows: Math.abs(y),
});

/** The position as a sentence. */
export const cellPosition = (cell: Cell): string => t('table-cell', positionArgs(cell));
