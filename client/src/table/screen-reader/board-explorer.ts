/** Looking around by ear: from figure to figure, feature to feature, cell to cell, and how the game stands. */

import { caseOf, num, percent, sentence, t } from '../../i18n';
import { announce, status } from '../../a11y/live-region.svelte';
import { eachLate } from '../../plugins/lazy-registry';
import { each } from '../../plugins/registry';
import type { Stop } from '../../plugins/lazy-api';
import type { FeatureAid, LogEntry } from '../../api/protocol';
import { figuresOf, isMine, namesOf, strengthWords } from '../aids/aid-text';
import { boundsOf } from '../../board/camera/camera';
import type { Desk } from '../table-model.svelte';
import { frontier, inReadingOrder, keyOf, type Cell } from '../../board/grid';
import { kindsInOrder } from '../../board/feature-order';
import { cellName, figureHere } from './screen-reader-text';
import { otherFigures, othersText } from '../event-text';
import { turnSaid } from './result-announcements';
import { entrySaid, handSaid } from './announcements';

export type Scan = 'own' | 'feature' | 'open';

/** The stop of each scan where somebody was last. */
const last = new WeakMap<Desk, Map<string, string>>();

/** The next or previous stop after the one where somebody was; from the end it begins anew. */
export function stepTo(stops: readonly Stop[], before: string | undefined, by: 1 | -1): number {
  const at = stops.findIndex(({ id }) => id === before);
  if (at < 0) return by === 1 ? 0 : stops.length - 1;
  return (at + by + stops.length) % stops.length;
}

/** Goes on to a stop, the n-th one where a number is given, and says it. */
export async function scan(desk: Desk, what: Scan, by: 1 | -1 = 1, kind = '', n = 0): Promise<void> {
  const stops = await stopsOf(desk, what, kind);
  if (!stops) return announce(t('table-no-help'));
  if (!stops.length) return announce(t(`ears-no-${what}`));
  const seen = last.get(desk) ?? new Map<string, string>();
  last.set(desk, seen);
  const at = n ? Math.min(n, stops.length) - 1 : stepTo(stops, seen.get(what), by);
  const stop = stops[at]!;
  seen.set(what, stop.id);
  look(desk, stop.cell);
  announce([t('ears-stop', { n: at + 1, total: stops.length }), stop.text].join(' '));
}

/** The cell that is spoken of is where the keyboard stands, and is shown. */
export function look(desk: Desk, cell: Cell): void {
  desk.cursor = { x: cell.x, y: cell.y };
  desk.cursorShown = true;
  desk.sight.reveal(boundsOf([cell]));
}

async function stopsOf(desk: Desk, what: Scan, kind: string): Promise<Stop[] | null> {
  if (what === 'open') return openCells(desk);
  if (what === 'own') return ownFigures(desk);
  const told = await desk.game.ask('aids');
  if (told?.t !== 'aids' || !told.features) return null;
  return features(
    desk,
    told.features.filter((one) => !kind || one.kind === kind),
  );
}

const openCells = (desk: Desk): Stop[] => inReadingOrder(frontier(desk.board)).map((cell) => ({ id: keyOf(cell), cell, text: cellName(desk, cell) }));

const whereSaid = (cell: Cell): string => t('table-cell', { row: num(cell.y), column: num(cell.x) });

/** The figures of whoever plays here, on the map and elsewhere. */
function ownFigures(desk: Desk): Stop[] {
  const mine = (seat: number): boolean => (desk.game.you.length > 1 && desk.game.mine ? seat === desk.me : desk.game.you.includes(seat));
  const standing = inReadingOrder((desk.game.view?.figures ?? []).filter(({ seat }) => mine(seat)));
  return [
    ...standing.map((figure) => ({ id: figure.id, cell: figure, text: [whereSaid(figure), figureHere(desk, figure)].join(' ') })),
    ...eachLate((part) => part.own?.(desk, mine)),
  ];
}

/** Cities first, then roads and so on, the large ones first. */
const rank = (one: FeatureAid): number => kindsInOrder().indexOf(one.kind);

const features = (desk: Desk, all: readonly FeatureAid[]): Stop[] =>
  [...all]
    .sort((a, b) => rank(a) - rank(b) || b.cells.length - a.cells.length)
    .map((one) => {
      const stands = figuresOf(desk, one)[0];
      const [x = 0, y = 0] = one.cells[0] ?? [];
      const cell = stands ? { x: stands.x, y: stands.y } : { x, y };
      const id = `${one.kind} ${(one.segments?.[0] ?? one.cells[0] ?? []).join()}`;
      return { id, cell, text: [featureText(desk, one), whereSaid(cell)].join(' ') };
    });

/** "City, 3 tiles: Anna. 6 points now, 8 expected. It is completed with 70 %." */
function featureText(desk: Desk, one: FeatureAid): string {
  const args = { what: t(caseOf('table-feature', one.kind), { feature: one.kind }), count: one.cells.length, names: namesOf(desk, one) };
  const mine = [t(caseOf('ears-mine', one.kind), { feature: one.kind }), t('offer-tiles', { tiles: one.cells.length })].join(', ');
  const said = [isMine(desk, one) ? sentence(mine) : t('ears-feature', args)];
  const strong = strengthWords(desk, one);
  if (strong) said.push(strong);
  if (one.points !== undefined) said.push(t('aids-worth', { points: one.points, expected: num(Math.round(one.expected?.[0] ?? one.points)) }));
  if (one.closes !== undefined && one.kind !== 'field') said.push(t('ears-closes', { chance: percent(one.closes) }));
  return said.join(' ');
}

/** What somebody at this device did himself ends what is new to him. */
const DEEDS = new Set(['placed', 'figure', 'passed', 'activated', ...each((part) => part.deeds)]);

/** Events since whoever plays here moved last. */
export function newsOf(log: readonly LogEntry[], me: number | null): LogEntry[] {
  const from = log.findLastIndex((entry) => entry.seat === me && DEEDS.has(entry.kind));
  return log.slice(from + 1);
}

/** What changed since my last move, event by event. */
export function sayNews(desk: Desk): void {
  const said = newsOf(desk.game.log, desk.me)
    .map((entry) => entrySaid(desk, entry))
    .filter(Boolean);
  if (!said.length) said.push(t('ears-nothing-new'));
  said.forEach(announce);
}

/** The last events, the newest last. */
export function sayLog(desk: Desk, count: number): void {
  const said = desk.game.log.map((entry) => entrySaid(desk, entry)).filter(Boolean);
  for (const text of said.slice(-count)) announce(text);
  if (!said.length) announce(t('table-no-turns'));
}

/** Whose turn it is, points, tiles left, and what else decides this game. */
export function sayState(desk: Desk): void {
  for (const text of stateSaid(desk)) announce(text);
}

function stateSaid(desk: Desk): string[] {
  const { game, team } = desk;
  const left = game.view?.left.total ?? 0;
  const said = [turnSaid(desk)];
  for (const { seat, name } of game.seats)
    said.push(...(team ? eachLate((part) => [part.mate?.(desk, seat) ?? '']).filter(Boolean) : [playerSaid(desk, seat, name)]));
  if (!team) said.push(sentence(t('table-tiles-left', { count: left, shown: num(left) })));
  return [...said, ...eachLate((part) => part.state?.(desk))];
}

function playerSaid(desk: Desk, seat: number, name: string): string {
  const left = desk.game.view?.supply[seat]?.['meeple'] ?? 0;
  const chip = t('table-chip', { name, points: desk.scores[seat] ?? 0, left });
  return [chip, ...othersText(otherFigures(desk, seat))].map(sentence).join(' ');
}

/** The tile in hand. */
export const sayHand = (desk: Desk): void => announce(handSaid(desk));

let back = 0;
let heard: readonly string[] = [];

/** The last sentence once more, or one further back with every press. */
export function sayAgain(further: boolean): void {
  back = further && heard === status.past ? back + 1 : further ? 1 : 0;
  heard = status.past;
  if (!status.again(back)) announce(t('ears-nothing-said'));
}
