/** Texts of log entries and score lines. The server sends kinds and numbers, Fluent has the words. */

import { eventInfo, pieceOf } from '../plugins/registry';
import { variantKey, hasMessage, formatList, withMinusSigns, formatSigned, t } from '../i18n';
import type { LogEntry, ScoreLine, View } from '../api/protocol';
import type { TableModel } from './table-model.svelte';
import { hasOwnShape, rankOf } from '../board/figures';
import { winningMargin } from './result/final-scoring';

type Seated = Pick<TableModel, 'isYou' | 'playerName'> & Partial<Pick<TableModel, 'formerName'>>;

/** Names of several seats: "Anna and Tomáš". */
export function namesOf(table: Seated, seats: readonly number[], entry = Infinity): string {
  return formatList(
    seats.map((seat) => {
      const { you, name } = who(table, seat, entry);
      return you === 'yes' ? t('table-you') : name;
    }),
  );
}

/** "Anna wins, 64 to 51". `view` is the end of the game. */
export function winnerText(table: TableModel, view: View | null | undefined = table.game.view): string {
  const { scores = [], winners = [] } = view ?? {};
  const gone = table.game.seats.filter((seat) => seat.resigned).map((seat) => seat.seat);
  const args = { name: namesOf(table, winners), ...winningMargin(scores, winners, gone) };
  return winners.length === 1
    ? t('table-win', { ...args, you: table.isYou(winners[0]!) ? 'yes' : 'no' })
    : t('table-shared-win', args);
}

/** A seat at the time of a log entry, without one now. */
function who(table: Seated, seat: number | null, entry: number): { you: 'yes' | 'no'; name: string } {
  const former = table.formerName?.(seat, entry) ?? '';
  return { you: table.isYou(seat) && !former ? 'yes' : 'no', name: former || table.playerName(seat) };
}

/** A special kind of figure: the number in the supply, and in the general stock if there is one. */
export interface FigureStock {
  kind: string;
  left: number;
  stock: number | null;
}

/** Special figures of a seat. */
export const figureStock = (table: TableModel, seat: number): FigureStock[] =>
  Object.entries(table.game.view?.supply[seat] ?? {})
    .map(([kind, left]) => ({ kind, left, stock: table.game.view?.stock?.[seat]?.[kind] ?? null }))
    .filter(
      ({ kind, left, stock }) =>
        kind !== table.defaultFigure && (left > 0 || stock !== null || hasOwnShape(table.figureKinds, kind)),
    )
    .sort(
      (a, b) =>
        rankOf(table.figureKinds, a.kind, a.stock !== null) -
        rankOf(table.figureKinds, b.kind, b.stock !== null),
    );

/** "2 guards, 3 more in the stock", without those on the map. */
export const figureStockText = (others: readonly FigureStock[]): string[] =>
  others
    .filter(({ left, stock }) => left > 0 || stock !== null)
    .map(({ kind, left, stock }) =>
      stock === null
        ? t(variantKey('table-has-figure', kind))
        : t(`table-stock-left-${kind}`, { left, stock }),
    );

/** The sentence for an event, or empty. */
export function entryText(table: TableModel, entry: LogEntry): string {
  if (entry.line) return lineText(table, entry.line, entry.n);
  const often = entry.kind === 'undone' && Number(entry.args['count'] ?? 1) > 1;
  const key = often ? 'log-undone-often' : variantKey(`log-${entry.kind}`, String(entry.args['role'] ?? ''));
  if (!hasMessage(key)) return '';
  const { owner = null, seats = [] } = entry.args;
  const names = namesOf(table, seats as number[], entry.n);
  const whose = owner === null ? null : Number(owner);
  const theirs = who(table, whose, entry.n);
  const apart = hasOwnShape(table.figureKinds, String(entry.args['kind'] ?? '')) ? 'yes' : 'no';
  const named = { ...who(table, entry.seat, entry.n), mine: theirs.you, whose: theirs.name };
  return t(key, { ...entry.args, ...named, names, apart });
}

/** "Miller: road, 5 tiles" for what was scored, with the names at a log entry. */
export function lineText(table: TableModel, line: ScoreLine, entry = Infinity): string {
  const one = line.seats.length === 1 ? line.seats[0]! : null;
  const key = `score-${line.reason}${line.final ? '-final' : ''}`;
  const cells = line.cells.map(([x, y]) => ({ x, y }));
  const args = {
    count: line.count,
    shields: line.shields,
    points: line.points,
    ...pieceOf(table, cells)?.args,
  };
  const names = {
    you: who(table, one, entry).you,
    name: table.sharedScore ? t('table-team') : namesOf(table, line.seats, entry),
    players: line.seats.length,
    payers: namesOf(table, line.payers ?? [], entry),
  };
  return hasMessage(key) ? t(key, { ...args, ...names }) : t('score-other', { ...args, ...names });
}

/** The sum in words: "3 tiles × 2 + 1 shield × 2 = 8 points". */
export function scoreFormula(line: ScoreLine, table?: TableModel): string {
  const plain = `calculation-${line.reason}${line.final ? '-final' : ''}`;
  const key = table?.sharedScore && hasMessage(`${plain}-team`) ? `${plain}-team` : plain;
  const shields = line.shields > 0 ? 'yes' : 'no';
  const args = { count: line.count, shields: line.shields, shielded: shields, points: line.points };
  return withMinusSigns(hasMessage(key) ? t(key, args) : t('calculation-other', args));
}

export const pointsText = (line: ScoreLine): string => formatSigned(line.points);

/** A refusal as text: our message, or the engine's. */
export function refusalText(refusal: {
  code: string;
  text: string;
  args: Record<string, string | number>;
}): string {
  const key = `why-${refusal.code}`;
  return hasMessage(key) ? t(key, refusal.args) : refusal.text;
}

/** Events that describe a turn, besides those of modules. */
const LOGGED = new Set(['scored', 'figure', 'discarded', 'activated']);

/** Rows of "Last turns": the outcome of each turn, newest first. */
export function recentTurns(log: readonly LogEntry[], most: number): LogEntry[] {
  const rows: LogEntry[] = [];
  let dull: LogEntry | null = null;
  for (let i = log.length - 1; i >= 0 && rows.length < most; i--) {
    const entry = log[i]!;
    if (LOGGED.has(entry.kind) || eventInfo(entry.kind).logged) {
      rows.push(entry);
      if (entry.kind === 'scored' || entry.kind === 'figure') dull = entry;
    } else if (entry.kind === 'placed') {
      if (dull === null) rows.push(entry);
      dull = null;
    }
  }
  return rows;
}
