/** Making tables: the one-click game, the same game against somebody else, and what the New table page has collected. */
import { requireCookies } from '../api/cookies';
import type { NewTableRequest, SeatRequest } from '../api/http.gen';
import { makeTable } from '../api';
import { withLevelStarted } from './bot-ladder';
import { t } from '../i18n';
import { botName, isExternalBot, defaultBot } from './players';
import type { TableInfo } from '../api/protocol';
import { router } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';

export const ownName = (): string => settings.name || t('ui-you-name');

/** You against one bot, with fields: what "Play now" means. */
export function quickGame(bot = defaultBot()): NewTableRequest {
  const seats: SeatRequest[] = [
    { kind: 'me', name: ownName() },
    { kind: 'bot', ...(bot ? { bot } : {}) },
  ];
  return { rules: 'base+fields', seats, options: { takeback: true, advice: ['hint'] }, name: t('ui-duel-name') };
}

/** The game of a table once more, another player in the place of this one. */
export function rematchAgainst(table: TableInfo, from: string, to: string): NewTableRequest {
  const seats = table.seats.map(({ kind, name, bot = '' }): SeatRequest =>
    kind === 'me' ? { kind, name } : { kind: 'bot', bot: bot === from ? to : bot },
  );
  return { rules: table.rules, seats, options: table.options, name: table.name };
}

export async function openTable(wish: NewTableRequest): Promise<void> {
  requireCookies();
  const { table } = await makeTable(wish);
  const bots = new Set(wish.seats.flatMap((seat) => (seat.kind === 'bot' && seat.bot ? [seat.bot] : [])));
  const [bot = ''] = bots;
  if (bots.size === 1 && botName(bot) && !isExternalBot(bot)) settings.climb = withLevelStarted(settings.climb, bot);
  router.push(`/t/${table}`);
}
