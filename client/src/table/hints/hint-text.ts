/** Texts of hints. */

import { hasMessage, serverText, t } from '../../i18n';
import { botName } from '../../game/players';
import type { NoteAnswer, Offer } from '../../api/protocol';
import type { TableModel } from '../table-model.svelte';
import type { Cell } from '../../board/grid';
import { detailOf, titleOf } from '../choices/choice-text';
import { wholeTileText } from '../screen-reader/screen-reader-text';

/** The name of the adviser. */
export const hintSource = (bot: string): string => botName(bot) || t('table-advice-somebody');

/** "Row 2, column 3" or "Knight, city". */
export function stepText(table: TableModel, step: Offer): string {
  if (step.shape === 'place') return titleOf(step);
  const what = hasMessage(`${step.label.key}-row`) ? serverText(step.label) : '';
  return [what, titleOf(step), step.shape === 'slot' ? detailOf(table, step) : ''].filter(Boolean).join(', ');
}

/** The same for screen readers, with the direction of the tile. */
export const stepAnnouncement = (table: TableModel, step: Offer, tile: string): string =>
  [
    stepText(table, step),
    step.shape === 'place' ? wholeTileText(table, step.tile || tile, step.rotation ?? 0) : '',
  ]
    .filter(Boolean)
    .join('. ');

/** The cells of a place. */
export const placementCells = (step: Offer | null | undefined): Cell[] =>
  step?.shape !== 'place' || step.x === undefined || step.y === undefined
    ? []
    : (step.cells?.map(([x, y]) => ({ x, y })) ?? [{ x: step.x, y: step.y }]);

/** "There was a better turn, by about 5 points". Without points for a team. */
export const noteText = (table: TableModel, note: NoteAnswer): string =>
  table.team ? t('analysis-advice-note-team') : t('analysis-advice-note', { points: Math.round(note.loss) });
