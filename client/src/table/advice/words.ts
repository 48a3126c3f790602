/** What is advised, in a sentence. */

import { t } from '../../i18n';
import { calledOf } from '../../players';
import type { NoteAnswer, Offer } from '../../protocol';
import type { Desk } from '../desk.svelte';
import type { Cell } from '../grid';
import { detailOf, titleOf } from '../sheet/words';

/** Who advises. */
export const adviserName = (bot: string): string => calledOf(bot) || t('table-advice-somebody');

/** "Row 2, column 3" or "Knight, city". */
export const stepText = (desk: Desk, step: Offer): string =>
  step.shape === 'place' ? titleOf(step) : [titleOf(step), step.shape === 'slot' ? detailOf(desk, step) : ''].filter(Boolean).join(', ');

/** The cells of a place. */
export const cellsOf = (step: Offer | null | undefined): Cell[] =>
  step?.shape !== 'place' || step.x === undefined || step.y === undefined
    ? []
    : (step.cells?.map(([x, y]) => ({ x, y })) ?? [{ x: step.x, y: step.y }]);

/** "There was a better turn, by about 5 points"; of a team no points. */
export const noteText = (desk: Desk, note: NoteAnswer): string =>
  desk.team ? t('analysis-advice-note-team') : t('analysis-advice-note', { points: Math.round(note.loss) });
