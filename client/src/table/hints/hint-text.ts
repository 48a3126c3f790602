/** Texts of hints. */

import {
  formatNumber,
  formatPercent,
  formatSigned,
  hasMessage,
  serverText,
  withFullStop,
  t,
} from '../../i18n';
import { botName } from '../../game/players';
import type { NoteAnswer, Offer } from '../../api/protocol';
import type { TableModel } from '../table-model.svelte';
import type { Cell } from '../../board/grid';
import { detailOf, titleOf } from '../choices/choice-text';
import type { HintTurn } from './hint-store.svelte';
import { seatNames, shortReasons } from './reasons';
import { wholeTileText } from '../screen-reader/screen-reader-text';

/** The name of the adviser. */
export const hintSource = (bot: string): string => botName(bot) || t('table-advice-player');

/** "2 right, 1 up from the start" or "Knight, city". `short` leaves details of the place out. */
export function stepText(table: TableModel, step: Offer, short = false): string {
  if (step.shape === 'place') return titleOf(step);
  const what = hasMessage(`${step.label.key}-row`) ? serverText(step.label) : '';
  const detail = step.shape === 'slot' && !short ? detailOf(table, step) : '';
  return [what, titleOf(step), detail].filter(Boolean).join(', ');
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

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** "2 right, 1 up from the start, Knight, city". */
export const turnText = (table: TableModel, { steps }: HintTurn, short = false): string =>
  steps.map((step) => stepText(table, step, short)).join(', ');

/** "Best", or "1.4 points less (± 0.6)". */
export function turnValue(table: TableModel, { rank, loss, error }: HintTurn): string {
  if (rank === 1) return t('analysis-turn-best');
  if (!tenth(loss)) return t('analysis-turn-equal');
  return t(table.team ? 'analysis-turn-less-team' : 'analysis-turn-less', {
    loss: formatNumber(tenth(loss)),
    error: tenth(error) ? formatNumber(tenth(error)) : 'none',
  });
}

/** The same on the map: "−1.4". */
export const turnMark = ({ rank, loss }: HintTurn): string =>
  rank === 1 ? t('analysis-turn-best') : tenth(loss) ? formatSigned(-tenth(loss)) : '=';

/** The unit of the values, and the value of the best turn. */
export const turnUnit = (table: TableModel, { value }: HintTurn): string =>
  table.team
    ? t('analysis-turn-chance', { chance: formatPercent(value / 100) })
    : t('analysis-turn-lead', { lead: formatSigned(tenth(value)) });

/** The main reason for a turn of the player. */
export const turnReason = (table: TableModel, { reasons }: HintTurn): string =>
  shortReasons(reasons, seatNames(table), table.game.decision?.seat ?? 0, 1)[0] ?? '';

/** For screen readers: "2: 1 up from the start, Knight, city. 1.4 points less. City: 6 points for you." */
export const turnAnnouncement = (table: TableModel, turn: HintTurn): string =>
  t('analysis-turn-said', {
    n: turn.rank,
    turn: [turnText(table, turn), turnValue(table, turn), turnReason(table, turn)]
      .filter(Boolean)
      .map(withFullStop)
      .join(' '),
  });
