/** Creates tables: the one-click game, a rematch with another bot, and the New table page. */
import { requireCookies } from '../api/cookies';
import type { NewTableRequest, SeatRequest } from '../api/http.gen';
import { ApiError, makeTable } from '../api';
import { isNewcomer, startCoach } from '../lib/newcomer';
import { serverInfo } from '../stores/server-info.svelte';
import { withLevelStarted } from './bot-ladder';
import { botName, isExternalBot, defaultBot } from './players';
import { favouriteGame, type FavouriteGame } from './favourite-game.svelte';
import type { TableInfo } from '../api/protocol';
import { router } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';

/** The rules of the server's usual game, or of its simplest one. */
export function usualRules(simple = false): string {
  const [simplest, usual = simplest] = serverInfo.now?.setups ?? [];
  return (simple ? simplest : usual)?.rules ?? 'base';
}

/** The game of "Play now": one bot, and the rules that the player chose. A newcomer gets the simplest ones. */
export function quickGame(bot = defaultBot()): NewTableRequest {
  const seats: SeatRequest[] = [
    { kind: 'me', name: settings.name },
    { kind: 'bot', ...(bot ? { bot } : {}) },
  ];
  return {
    rules: settings.quickRules || usualRules(isNewcomer()),
    seats,
    options: { takeback: true, advice: ['hint'] },
  };
}

export async function openQuickGame(bot?: string): Promise<void> {
  await serverInfo.load();
  const game = quickGame(bot);
  if (isNewcomer()) settings.quickRules = game.rules;
  await openTable(game);
}

/** A table that waits for friends, with the game that this device remembers or the usual one. */
export function friendsGame(favourite: FavouriteGame | null = favouriteGame.value): NewTableRequest {
  const free = Array.from({ length: (favourite?.seats ?? 2) - 1 }, (): SeatRequest => ({ kind: 'open' }));
  return {
    rules: favourite?.rules ?? usualRules(),
    seats: [{ kind: 'me', name: settings.name }, ...free],
    options: favourite?.options ?? { takeback: true, absent: 'bot', patience: 5 },
  };
}

/** The same game with another bot. */
export function rematchAgainst(table: TableInfo, from: string, to: string): NewTableRequest {
  const seats = table.seats.map(({ kind, name, bot = '' }): SeatRequest =>
    kind === 'me' ? { kind, name } : { kind: 'bot', bot: bot === from ? to : bot },
  );
  return { rules: table.rules, seats, options: table.options, name: table.name };
}

/** Creates the table of "Play with friends". A remembered game that the server refuses gives way to the usual one. */
export async function openFriendsTable(): Promise<void> {
  await serverInfo.load();
  try {
    await openTable(friendsGame());
  } catch (error) {
    const refused = error instanceof ApiError && /^(?:bad|fixed|no-such)-/.test(error.code);
    if (!favouriteGame.value || !refused) throw error;
    await openTable(friendsGame(null));
  }
}

export async function openTable(wish: NewTableRequest): Promise<void> {
  requireCookies();
  if (wish.options?.chance !== 'manual') startCoach();
  const { table } = await makeTable(wish);
  const bots = new Set(wish.seats.flatMap((seat) => (seat.kind === 'bot' && seat.bot ? [seat.bot] : [])));
  const [bot = ''] = bots;
  if (bots.size === 1 && botName(bot) && !isExternalBot(bot))
    settings.climb = withLevelStarted(settings.climb, bot);
  router.push(`/t/${table}`);
}
