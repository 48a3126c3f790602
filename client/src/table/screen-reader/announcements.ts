/** Events and questions for screen readers, with place and content. */

import { formatList, hasMessage, withMinusSigns, serverText, withFullStop, t } from '../../i18n';
import type { LogEntry, ScoreLine } from '../../api/protocol';
import type { TableModel } from '../table-model.svelte';
import { cellKey } from '../../board/grid';
import { cellPosition } from '../cell-position';
import { kindName, offerName } from '../choices/choice-text';
import { placementName, wholeTileText } from './screen-reader-text';
import { entryText, lineText } from '../event-text';

/** The most choices that are listed. */
const FEW = 5;

/** One event. Empty if the user caused it or does not need it. */
export function entryAnnouncement(table: TableModel, entry: LogEntry): string {
  const { kind, args, line, seat } = entry;
  // The final scoring is read line by line on request.
  if (line) return line.final ? '' : withFullStop(scoreAnnouncement(table, line));
  const own = table.isYou(seat);
  if (kind === 'passed' && own) return '';
  const what = withFullStop(entryText(table, entry));
  if (!what) return '';
  if (kind === 'discarded') return [what, wholeTileText(table, String(args['tile'] ?? ''), 0)].join(' ');
  return [what, ...(own && kind === 'placed' ? [] : whereText(table, entry))].join(' ');
}

/** "Anna: road, 5 tiles: 5 points" */
export const scoreAnnouncement = (table: TableModel, line: ScoreLine): string =>
  withMinusSigns(t('speech-scored', { what: lineText(table, line), points: line.points }));

/** The cell of an event, with a placed tile. Empty on the tile just placed. */
function whereText(table: TableModel, { kind, args }: LogEntry): string[] {
  const { x, y, tile, rotation } = args;
  if (x === undefined || y === undefined) return [];
  const cell = { x: Number(x), y: Number(y) };
  const where = cellPosition(cell);
  if (kind === 'placed') return [where, wholeTileText(table, String(tile), Number(rotation ?? 0))];
  if (kind === 'hidden') return [where];
  return table.lastPiece().some((one) => cellKey(one) === cellKey(cell)) ? [] : [where];
}

/** The decision of this device, with the tile or the choices. */
export function questionAnnouncement(table: TableModel): string {
  const { input, game } = table;
  const name = table.playerName(game.decision?.seat ?? null);
  if (input.beforeDraw)
    return t('table-say-begin', {
      what: t(input.beforeDraw.title),
      count: t(input.beforeDraw.count, { count: input.beforeDrawCount }),
    });
  if (input.kinds.length) return t('table-say-kinds', { kinds: formatList(input.kinds.map(kindName)) });
  if (input.step !== 'place') {
    const key = `table-say-${game.decision?.step ?? ''}`;
    return [
      t(hasMessage(key) ? key : 'table-say-choose', { count: input.choiceRows.length }),
      choicesAnnouncement(table),
    ]
      .filter(Boolean)
      .join(' ');
  }
  const asked = t(game.you.length > 1 ? 'table-say-place-of' : 'table-say-place', {
    name,
    count: input.placements.length,
  });
  // A single place is chosen already.
  return [
    asked,
    input.placement
      ? placementName(table, input.placement)
      : wholeTileText(table, table.tileInHand, input.rotation),
  ].join(' ');
}

/** "1: Knight. 2: Farmer, north." while there are few. */
export function choicesAnnouncement(table: TableModel): string {
  const { choiceRows } = table.input;
  if (choiceRows.length > FEW) return '';
  const labels = choiceRows.map((offer) => serverText(offer.label));
  const names =
    new Set(labels).size < labels.length ? choiceRows.map((offer) => offerName(table, offer)) : labels;
  return names.map((label, i) => t('speech-choice', { n: i + 1, label })).join(' ');
}

/** The tile in hand in its direction, and one that is kept. */
export function handAnnouncement(table: TableModel): string {
  const mine = table.game.myTurn;
  const tile = mine ? table.tileInHand : '';
  const kept = table.activeSeat === null ? '' : (table.game.view?.kept?.[table.activeSeat] ?? '');
  const said = tile ? [wholeTileText(table, tile, table.input.rotation)] : [];
  if (kept) said.push(withFullStop(t('table-keeps', { tile: wholeTileText(table, kept, 0) })));
  return said.join(' ') || t('speech-no-hand');
}
