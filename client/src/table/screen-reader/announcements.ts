/** What happened and what is asked, as a listener needs it: whoever cannot see the map is told where and what. */

import { known, minus, num, say, sentence, t } from '../../i18n';
import type { LogEntry, ScoreLine } from '../../api/protocol';
import type { Desk } from '../table-model.svelte';
import { keyOf } from '../../board/grid';
import { offerName } from '../choices/choice-text';
import { placeName, wholeText } from './screen-reader-text';
import { entryText, lineText } from '../event-text';

/** So many choices are told one by one. */
const FEW = 5;

/** One event, or nothing where the listener did it or need not know. */
export function entrySaid(desk: Desk, entry: LogEntry): string {
  const { kind, args, line, seat } = entry;
  // The last count is told line by line when somebody asks for it.
  if (line) return line.final ? '' : sentence(scoredText(desk, line));
  const own = desk.isYou(seat);
  if (kind === 'passed' && own) return '';
  const what = sentence(entryText(desk, entry));
  if (!what) return '';
  if (kind === 'discarded') return [what, wholeText(desk, String(args['tile'] ?? ''), 0)].join(' ');
  return [what, ...(own && kind === 'placed' ? [] : whereSaid(desk, entry))].join(' ');
}

/** "Anna: road, 5 tiles: 5 points" */
export const scoredText = (desk: Desk, line: ScoreLine): string => minus(t('ears-scored', { what: lineText(desk, line), points: line.points }));

/** The cell of an event, with the tile where one was placed; what happens on the tile just placed needs none. */
function whereSaid(desk: Desk, { kind, args }: LogEntry): string[] {
  const { x, y, tile, rotation } = args;
  if (x === undefined || y === undefined) return [];
  const cell = { x: Number(x), y: Number(y) };
  const where = t('table-cell', { row: num(cell.y), column: num(cell.x) });
  if (kind === 'placed') return [where, wholeText(desk, String(tile), Number(rotation ?? 0))];
  if (kind === 'hidden') return [where];
  return desk.lastPiece().some((one) => keyOf(one) === keyOf(cell)) ? [] : [where];
}

/** The decision at this device: what is asked, with the tile or the choices. */
export function questionSaid(desk: Desk): string {
  const { play, game } = desk;
  const name = desk.name(game.decision?.seat ?? null);
  if (play.ask !== 'place') {
    const key = `table-say-${game.decision?.step ?? ''}`;
    return [t(known(key) ? key : 'table-say-choose', { count: play.rows.length }), choicesSaid(desk)].filter(Boolean).join(' ');
  }
  const asked = t(game.you.length > 1 ? 'table-say-place-of' : 'table-say-place', { name, count: play.places.length });
  // An only place is chosen already.
  return [asked, play.place ? placeName(desk, play.place) : wholeText(desk, desk.hand, play.rotation)].join(' ');
}

/** "1: Knight. 2: Farmer, north." as long as there are few. */
export function choicesSaid(desk: Desk): string {
  const { rows } = desk.play;
  if (rows.length > FEW) return '';
  const labels = rows.map((offer) => say(offer.label));
  const names = new Set(labels).size < labels.length ? rows.map((offer) => offerName(desk, offer)) : labels;
  return names.map((label, i) => t('ears-choice', { n: i + 1, label })).join(' ');
}

/** The tile in hand as it is held now, and one that is kept. */
export function handSaid(desk: Desk): string {
  const mine = desk.game.mine;
  const tile = mine ? desk.hand : '';
  const kept = desk.me === null ? '' : (desk.game.view?.kept?.[desk.me] ?? '');
  const said = tile ? [wholeText(desk, tile, desk.play.rotation)] : [];
  if (kept) said.push(sentence(t('table-keeps', { tile: wholeText(desk, kept, 0) })));
  return said.join(' ') || t('ears-no-hand');
}
