/** From one player to the next stronger one: what a game that has ended suggests. */
import type { Climb } from '../lib/settings.svelte';
import type { TableInfo } from '../api/protocol';

/** So many losses in a row suggest a weaker one. */
const LOSSES_BEFORE_WEAKER = 2;

/** The strongest player whom one person alone plays against; empty where others play too, or where it is no plain game. */
export function strongestBotOf(table: TableInfo, ladder: readonly string[]): string {
  const others = table.seats.filter((seat) => seat.kind !== 'me');
  const alone = others.length === table.seats.length - 1 && others.every((seat) => seat.kind === 'bot' && !seat.standIn && !seat.resigned);
  if (!alone || table.lesson || table.origin || table.pictures || table.result) return '';
  return ladder.findLast((bot) => others.some((seat) => seat.bot === bot)) ?? '';
}

/** Somebody sits down against a player: what was suggested has been answered. */
export const withLevelStarted = (climb: Climb, level: string): Climb => ({
  ...climb,
  level,
  next: '',
  losses: level === climb.level ? climb.losses : 0,
});

/** After a game: a win suggests the next stronger one, a second loss in a row the next weaker one. A table counts once. */
export function withGameEnded(climb: Climb, table: TableInfo, ladder: readonly string[]): Climb {
  const level = strongestBotOf(table, ladder);
  const own = table.seats.find((seat) => seat.kind === 'me');
  if (!level || !own || !table.ending || climb.counted === table.id) return climb;
  const { winners } = table.ending;
  const won = winners.length === 1 && winners[0] === own.seat;
  const lost = !winners.includes(own.seat);
  const losses = lost ? (level === climb.level ? climb.losses : 0) + 1 : 0;
  const step = won ? 1 : losses >= LOSSES_BEFORE_WEAKER ? -1 : 0;
  const next = step ? (ladder[ladder.indexOf(level) + step] ?? '') : '';
  return { level, next, counted: table.id, losses: step < 0 ? 0 : losses };
}
