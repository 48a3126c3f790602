/** The named bots, as the server lists them, weakest first. */
import { t } from '../i18n';
import { serverInfo } from '../stores/server-info.svelte';
import type { SeatInfo } from '../api/protocol';
import { settings } from '../lib/settings.svelte';

const players = (): readonly { bot: string; called: string }[] => serverInfo.now?.players ?? [];

/** The icon of a bot or of an external program. */
export const botTag = (bot: string): string =>
  isExternalBot(bot) ? t('table-tag-program') : t('table-tag-bot');

/** An external program, admitted by the operator. */
export const isExternalBot = (bot: string): boolean => serverInfo.now?.guests.includes(bot) ?? false;

/** The name of a bot. Empty if it has none. */
export const botName = (bot: string): string =>
  players().find((one) => one.bot === bot)?.called ?? (isExternalBot(bot) ? bot : '');

/** A bot's short description, and a sentence on its play. */
export const botKindText = (bot: string): string =>
  isExternalBot(bot) ? t('ui-who-guest') : t(`ui-who-bot-${bot}`);
export const botDescription = (bot: string): string =>
  isExternalBot(bot) ? t('ui-guest-line') : t(`ui-bot-line-${bot}`);

/** The named bots, or those among `bots`, weakest first. */
export const namedBots = (bots?: readonly string[]): string[] =>
  players().flatMap(({ bot }) => (!bots || bots.includes(bot) ? [bot] : []));

/** Bots for these rules: the named ones if there are any, and external programs. */
export function offeredBots(bots: readonly string[]): string[] {
  const named = namedBots(bots);
  return named.length ? [...named, ...bots.filter(isExternalBot)] : [...bots];
}

export const botText = (bot: string): string =>
  t('ui-bot-named', { name: botName(bot) || t('table-tag-bot'), what: botKindText(bot) });

/** The default opponent of this device. Empty before the server has answered. */
export function defaultBot(bots: readonly string[] = players().map(({ bot }) => bot)): string {
  const wanted = [settings.climb.level, serverInfo.now?.newcomer ?? ''];
  return wanted.find((bot) => bots.includes(bot)) ?? bots[0] ?? '';
}

/** The failure of an external program: "Tiler has crashed. Bertrand plays on." Or empty. */
export const failedText = ({ name, failed }: SeatInfo): string =>
  failed ? t('ui-news-failed', { name, bot: failed.bot, code: failed.code }) : '';

/** The suggested bot, if the server has it. */
export const nextBot = (): string => (botName(settings.climb.next) ? settings.climb.next : '');
