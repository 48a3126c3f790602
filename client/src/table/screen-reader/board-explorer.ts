/** Explores the map by screen reader: figures, features, cells, and the score. */

import { variantKey, formatNumber, formatPercent, withFullStop, t } from '../../i18n';
import { announce, liveRegion } from '../../a11y/live-region.svelte';
import { describeLazy, figureStops } from '../../plugins/lazy-registry';
import { eventInfo } from '../../plugins/registry';
import type { BoardStop } from '../../plugins/lazy-api';
import type { FeatureAid, LogEntry } from '../../api/protocol';
import { figuresOf, isMine, namesOf, strengthWords } from '../aids/aid-text';
import { boundsOf } from '../../board/camera/camera';
import type { TableModel } from '../table-model.svelte';
import { frontier, inReadingOrder, cellKey, type Cell } from '../../board/grid';
import { featureKinds } from '../../board/feature-order';
import { cellName, figureText } from './screen-reader-text';
import { cellPosition } from '../cell-position';
import { figureStock, figureStockText } from '../event-text';
import { turnAnnouncement } from './result-announcements';
import { entryAnnouncement, handAnnouncement } from './announcements';

export type ScanKind = 'own' | 'feature' | 'open';

/** The last stop of each scan. */
const last = new WeakMap<TableModel, Map<string, string>>();

/** The next or previous stop, cyclic. */
export function stepTo(stops: readonly BoardStop[], before: string | undefined, by: 1 | -1): number {
  const at = stops.findIndex(({ id }) => id === before);
  if (at < 0) return by === 1 ? 0 : stops.length - 1;
  return (at + by + stops.length) % stops.length;
}

/** Moves to the next stop, or to the n-th, and announces it. */
export async function scanBoard(
  table: TableModel,
  what: ScanKind,
  by: 1 | -1 = 1,
  kind = '',
  n = 0,
): Promise<void> {
  const stops = await stopsOf(table, what, kind);
  if (!stops) return announce(t('table-no-help'));
  if (!stops.length) return announce(t(`speech-no-${what}`));
  const seen = last.get(table) ?? new Map<string, string>();
  last.set(table, seen);
  const at = n ? Math.min(n, stops.length) - 1 : stepTo(stops, seen.get(what), by);
  const stop = stops[at]!;
  seen.set(what, stop.id);
  moveCursor(table, stop.cell);
  announce([t('speech-stop', { n: at + 1, total: stops.length }), stop.text].join(' '));
}

/** Moves keyboard and map to the announced cell. */
export function moveCursor(table: TableModel, cell: Cell): void {
  table.cursor = { x: cell.x, y: cell.y };
  table.cursorVisible = true;
  table.viewport.reveal(boundsOf([cell]));
}

async function stopsOf(table: TableModel, what: ScanKind, kind: string): Promise<BoardStop[] | null> {
  if (what === 'open') return openCells(table);
  if (what === 'own') return ownFigures(table);
  const told = await table.game.request('aids');
  if (told?.t !== 'aids' || !told.features) return null;
  return features(
    table,
    told.features.filter((one) => !kind || one.kind === kind),
  );
}

const openCells = (table: TableModel): BoardStop[] =>
  inReadingOrder(frontier(table.tiles)).map((cell) => ({
    id: cellKey(cell),
    cell,
    text: cellName(table, cell),
  }));

/** The figures of this device's players, on the map and elsewhere. */
function ownFigures(table: TableModel): BoardStop[] {
  const mine = (seat: number): boolean =>
    table.game.you.length > 1 && table.game.myTurn
      ? seat === table.activeSeat
      : table.game.you.includes(seat);
  const standing = inReadingOrder((table.game.view?.figures ?? []).filter(({ seat }) => mine(seat)));
  return [
    ...standing.map((figure) => ({
      id: figure.id,
      cell: figure,
      text: [cellPosition(figure), figureText(table, figure)].join(' '),
    })),
    ...figureStops(table, mine),
  ];
}

/** Cities first, then roads and so on, the large ones first. */
const rank = (one: FeatureAid): number => featureKinds().indexOf(one.kind);

const features = (table: TableModel, all: readonly FeatureAid[]): BoardStop[] =>
  [...all]
    .sort((a, b) => rank(a) - rank(b) || b.cells.length - a.cells.length)
    .map((one) => {
      const stands = figuresOf(table, one)[0];
      const [x = 0, y = 0] = one.cells[0] ?? [];
      const cell = stands ? { x: stands.x, y: stands.y } : { x, y };
      const id = `${one.kind} ${(one.segments?.[0] ?? one.cells[0] ?? []).join()}`;
      return { id, cell, text: [featureText(table, one), cellPosition(cell)].join(' ') };
    });

/** "City, 3 tiles: Anna. 6 points now, 8 expected. It is completed with 70 %." */
function featureText(table: TableModel, one: FeatureAid): string {
  const args = {
    what: t(variantKey('table-feature', one.kind), { feature: one.kind }),
    count: one.cells.length,
    names: namesOf(table, one),
  };
  const mine = [
    t(variantKey('speech-mine', one.kind), { feature: one.kind }),
    t('offer-tiles', { tiles: one.cells.length }),
  ].join(', ');
  const said = [isMine(table, one) ? withFullStop(mine) : t('speech-feature', args)];
  const strong = strengthWords(table, one);
  if (strong) said.push(strong);
  if (one.points !== undefined)
    said.push(
      t('aids-worth', {
        points: one.points,
        expected: formatNumber(Math.round(one.expected?.[0] ?? one.points)),
      }),
    );
  if (one.closes !== undefined && one.kind !== 'field')
    said.push(t('speech-closes', { chance: formatPercent(one.closes) }));
  return said.join(' ');
}

/** A player's own action ends the list of news. */
const DEEDS = new Set(['placed', 'figure', 'passed', 'activated']);

/** Events since the last move of this device. */
export function eventsSinceTurn(log: readonly LogEntry[], me: number | null): LogEntry[] {
  const from = log.findLastIndex(
    (entry) => entry.seat === me && (DEEDS.has(entry.kind) || eventInfo(entry.kind).endsTurn),
  );
  return log.slice(from + 1);
}

/** Announces the events since the last own move. */
export function announceChanges(table: TableModel): void {
  const said = eventsSinceTurn(table.game.log, table.activeSeat)
    .map((entry) => entryAnnouncement(table, entry))
    .filter(Boolean);
  if (!said.length) said.push(t('speech-nothing-new'));
  said.forEach(announce);
}

/** The last events, the newest last. */
export function announceLog(table: TableModel, count: number): void {
  const said = table.game.log.map((entry) => entryAnnouncement(table, entry)).filter(Boolean);
  for (const text of said.slice(-count)) announce(text);
  if (!said.length) announce(t('table-no-turns'));
}

/** Turn, points, tiles left, and what else decides this game. */
export function announceState(table: TableModel): void {
  for (const text of stateSaid(table)) announce(text);
}

function stateSaid(table: TableModel): string[] {
  const { game, team } = table;
  const left = game.view?.left.total ?? 0;
  const said = [turnAnnouncement(table)];
  for (const { seat, name } of game.seats)
    said.push(...(team ? describeLazy(table, { teammate: seat }) : [playerSaid(table, seat, name)]));
  if (!team) said.push(withFullStop(t('table-tiles-left', { count: left, shown: formatNumber(left) })));
  return [...said, ...describeLazy(table, { game: true })];
}

function playerSaid(table: TableModel, seat: number, name: string): string {
  const left = table.game.view?.supply[seat]?.['meeple'] ?? 0;
  const chip = t('table-chip', { name, points: table.scores[seat] ?? 0, left });
  return [chip, ...figureStockText(figureStock(table, seat))].map(withFullStop).join(' ');
}

/** The tile in hand. */
export const announceHand = (table: TableModel): void => announce(handAnnouncement(table));

let back = 0;
let heard: readonly string[] = [];

/** Repeats the last sentence, or an earlier one with each press. */
export function repeatAnnouncement(further: boolean): void {
  back = further && heard === liveRegion.history ? back + 1 : further ? 1 : 0;
  heard = liveRegion.history;
  if (!liveRegion.repeat(back)) announce(t('speech-nothing-said'));
}
