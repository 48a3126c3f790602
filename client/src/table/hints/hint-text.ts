/** What is advised, in a sentence. */

import { known, say, t } from '../../i18n';
import { calledOf } from '../../game/players';
import type { NoteAnswer, Offer } from '../../api/protocol';
import type { Desk } from '../table-model.svelte';
import type { Cell } from '../../board/grid';
import { detailOf, titleOf } from '../choices/choice-text';
import { wholeText } from '../screen-reader/screen-reader-text';

/** Who advises. */
export const adviserName = (bot: string): string => calledOf(bot) || t('table-advice-somebody');

/** "Row 2, column 3" or "Knight, city". Rows of the sheet that tell only where stand under a question; here nothing asks. */
export function stepText(desk: Desk, step: Offer): string {
  if (step.shape === 'place') return titleOf(step);
  const what = known(`${step.label.key}-row`) ? say(step.label) : '';
  return [what, titleOf(step), step.shape === 'slot' ? detailOf(desk, step) : ''].filter(Boolean).join(', ');
}

/** The same for ears, which see no frame: also how the tile lies. */
export const saidStep = (desk: Desk, step: Offer, tile: string): string =>
  [stepText(desk, step), step.shape === 'place' ? wholeText(desk, step.tile || tile, step.rotation ?? 0) : ''].filter(Boolean).join('. ');

/** The cells of a place. */
export const cellsOf = (step: Offer | null | undefined): Cell[] =>
  step?.shape !== 'place' || step.x === undefined || step.y === undefined
    ? []
    : (step.cells?.map(([x, y]) => ({ x, y })) ?? [{ x: step.x, y: step.y }]);

/** "There was a better turn, by about 5 points"; of a team no points. */
export const noteText = (desk: Desk, note: NoteAnswer): string =>
  desk.team ? t('analysis-advice-note-team') : t('analysis-advice-note', { points: Math.round(note.loss) });
