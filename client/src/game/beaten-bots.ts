/** The bots that a person beat alone. */
import type { DeviceGameEntry, NamedBot } from '../api/http.gen';
import type { TableInfo } from '../api/protocol';
import { isSoleWinner, strongestBotOf } from './bot-ladder';

/** The bots that were beaten, with the one of this game. */
export function withBeaten(beaten: string[], table: TableInfo, ladder: readonly string[]): string[] {
  const own = table.seats.find((seat) => seat.kind === 'me');
  const level = strongestBotOf(table, ladder);
  const won = !!level && !!own && isSoleWinner(table.ending?.winners ?? [], own.seat);
  return won && !beaten.includes(level) ? [...beaten, level] : beaten;
}

/** The bots that were beaten one against one in these games, so also on other devices of an account. */
export const beatenIn = (
  games: readonly Pick<DeviceGameEntry, 'seats' | 'winners' | 'mine'>[],
  bots: readonly NamedBot[],
): string[] =>
  bots.flatMap(({ bot, called }) =>
    games.some(
      ({ seats, winners, mine }) =>
        seats.length === 2 &&
        isSoleWinner(winners, mine[0] ?? -1) &&
        seats.some((seat) => seat.kind === 'bot' && seat.name === called),
    )
      ? [bot]
      : [],
  );
