/** Log entries and score lines as words. The server sends kinds and numbers, the words live in Fluent. */

import { each, PARTS } from '../plugins/registry';
import { caseOf, known, listed, minus, num, plus, t } from '../i18n';
import type { Args, LogEntry, ScoreLine, View } from '../api/protocol';
import type { Desk } from './table-model.svelte';
import { hasShape, rankOf } from '../board/figures';
import { margin } from './result/final-scoring';

/** Names of several seats: "Anna and Tomáš". */
export function namesOf(desk: Pick<Desk, 'isYou' | 'name'>, seats: readonly number[]): string {
  return listed(seats.map((seat) => (desk.isYou(seat) ? t('table-you') : desk.name(seat))));
}

/** "Anna wins, 64 to 51"; `view` is the end of the game. */
export function winText(desk: Desk, view: View | null | undefined = desk.game.view): string {
  const { scores = [], winners = [] } = view ?? {};
  const gone = desk.game.seats.filter((seat) => seat.resigned).map((seat) => seat.seat);
  const args = { name: namesOf(desk, winners), ...margin(scores, winners, gone) };
  return winners.length === 1 ? t('table-win', { ...args, you: desk.isYou(winners[0]!) ? 'yes' : 'no' }) : t('table-shared-win', args);
}

const who = (desk: Desk, seat: number | null): Record<string, string> => ({
  you: desk.isYou(seat) ? 'yes' : 'no',
  name: desk.name(seat),
});

/** A kind of figure beside the usual one: how many are in the supply, and in the general stock if there is one. */
export interface OtherFigures {
  kind: string;
  left: number;
  stock: number | null;
}

/** Figures of a seat beside the usual ones. */
export const otherFigures = (desk: Desk, seat: number): OtherFigures[] =>
  Object.entries(desk.game.view?.supply[seat] ?? {})
    .map(([kind, left]) => ({ kind, left, stock: desk.game.view?.stock?.[seat]?.[kind] ?? null }))
    .filter(({ kind, left, stock }) => kind !== desk.usual && (left > 0 || stock !== null || hasShape(desk.figureKinds, kind)))
    .sort((a, b) => rankOf(desk.figureKinds, a.kind, a.stock !== null) - rankOf(desk.figureKinds, b.kind, b.stock !== null));

/** "2 guards, 3 more in the stock"; nothing is said of what is on the map. */
export const othersText = (others: readonly OtherFigures[]): string[] =>
  others
    .filter(({ left, stock }) => left > 0 || stock !== null)
    .map(({ kind, left, stock }) => (stock === null ? t(caseOf('table-has-figure', kind)) : t(`table-stock-left-${kind}`, { left, stock })));

/** One sentence for one event; empty for events that need no words. */
export function entryText(desk: Desk, entry: LogEntry): string {
  if (entry.line) return lineText(desk, entry.line);
  const often = entry.kind === 'undone' && Number(entry.args['count'] ?? 1) > 1;
  const key = often ? 'log-undone-often' : caseOf(`log-${entry.kind}`, String(entry.args['role'] ?? ''));
  if (!known(key)) return '';
  const { owner = null } = entry.args;
  const whose = owner === null ? null : Number(owner);
  const mine = desk.isYou(whose) ? 'yes' : 'no';
  const apart = hasShape(desk.figureKinds, String(entry.args['kind'] ?? '')) ? 'yes' : 'no';
  return t(key, { ...entry.args, ...who(desk, entry.seat), mine, whose: desk.name(whose), apart });
}

/** "Miller: road, 5 tiles" for what was scored. */
export function lineText(desk: Desk, line: ScoreLine): string {
  const one = line.seats.length === 1 ? line.seats[0]! : null;
  const key = `score-${line.reason}${line.final ? '-final' : ''}`;
  const args = Object.assign(
    { count: line.count, shields: line.shields, points: line.points },
    ...PARTS.map((part) => part.line?.(desk, line)),
  ) as Args;
  const names = {
    you: desk.isYou(one) ? 'yes' : 'no',
    name: desk.inCommon ? t('table-team') : namesOf(desk, line.seats),
    players: line.seats.length,
  };
  return known(key) ? t(key, { ...args, ...names }) : t('score-other', { ...args, ...names });
}

/** The sum in words: "3 tiles × 2 + 1 shield × 2 = 8 points". */
export function sumText(line: ScoreLine, desk?: Desk): string {
  const plain = `sum-${line.reason}${line.final ? '-final' : ''}`;
  const key = desk?.inCommon && known(`${plain}-team`) ? `${plain}-team` : plain;
  const shields = line.shields > 0 ? 'yes' : 'no';
  const args = { count: line.count, shields: line.shields, shielded: shields, points: line.points };
  return minus(known(key) ? t(key, args) : t('sum-other', args));
}

export const pointsText = (line: ScoreLine): string => plus(line.points);

/** A refused move as a sentence: our words where we have them, the engine's otherwise. */
export function refusalText(refusal: { code: string; text: string; args: Record<string, string | number> }): string {
  const key = `why-${refusal.code}`;
  return known(key) ? t(key, refusal.args) : refusal.text;
}

/** What a turn is remembered by, beside what parts tell. */
const TOLD = ['scored', 'figure', 'discarded', 'activated'];

/** Rows for "Last turns": what each turn was good for, newest first. */
export function lastTurns(log: readonly LogEntry[], most: number): LogEntry[] {
  const told = new Set([...TOLD, ...each((part) => part.told)]);
  const rows: LogEntry[] = [];
  let dull: LogEntry | null = null;
  for (let i = log.length - 1; i >= 0 && rows.length < most; i--) {
    const entry = log[i]!;
    if (told.has(entry.kind)) {
      rows.push(entry);
      if (entry.kind === 'scored' || entry.kind === 'figure') dull = entry;
    } else if (entry.kind === 'placed') {
      if (dull === null) rows.push(entry);
      dull = null;
    }
  }
  return rows;
}

export const count = num;
