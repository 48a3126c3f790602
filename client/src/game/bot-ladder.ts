/** Suggests the next stronger or weaker bot after a game. */
import type { LadderProgress } from '../lib/settings.svelte';
import type { TableInfo } from '../api/protocol';

/** Losses in a row after which a weaker bot is suggested. */
const LOSSES_BEFORE_WEAKER = 2;

/** The strongest bot that one person alone plays against. Empty for other games. */
export function strongestBotOf(table: TableInfo, ladder: readonly string[]): string {
  const others = table.seats.filter((seat) => seat.kind !== 'me');
  const alone =
    others.length === table.seats.length - 1 &&
    others.every((seat) => seat.kind === 'bot' && !seat.standIn && !seat.resigned);
  if (!alone || table.lesson || table.origin || table.pictures || table.result) return '';
  return ladder.findLast((bot) => others.some((seat) => seat.bot === bot)) ?? '';
}

/** A suggestion is answered when a game against a bot starts. */
export const withLevelStarted = (climb: LadderProgress, level: string): LadderProgress => ({
  ...climb,
  level,
  next: '',
  losses: level === climb.level ? climb.losses : 0,
});

export const isSoleWinner = (winners: readonly number[], seat: number): boolean =>
  winners.length === 1 && winners[0] === seat;

/** After a game: a win suggests the next stronger bot, a second loss in a row the next weaker one. A table counts once. */
export function withGameEnded(
  climb: LadderProgress,
  table: TableInfo,
  ladder: readonly string[],
): LadderProgress {
  const level = strongestBotOf(table, ladder);
  const own = table.seats.find((seat) => seat.kind === 'me');
  if (!level || !own || !table.ending || climb.counted === table.id) return climb;
  const { winners } = table.ending;
  const won = isSoleWinner(winners, own.seat);
  const lost = !winners.includes(own.seat);
  const losses = lost ? (level === climb.level ? climb.losses : 0) + 1 : 0;
  const step = won ? 1 : losses >= LOSSES_BEFORE_WEAKER ? -1 : 0;
  const next = step ? (ladder[ladder.indexOf(level) + step] ?? '') : '';
  return { level, next, counted: table.id, losses: step < 0 ? 0 : losses };
}
