/** The named players among the bots, as the server tells of them: weakest first. */
import { t } from '../i18n';
import { serverInfo } from '../stores/server-info.svelte';
import type { SeatInfo } from '../api/protocol';
import { settings } from '../lib/settings.svelte';

const players = (): readonly { bot: string; called: string }[] => serverInfo.now?.players ?? [];

/** What marks a player that is none of the people: a bot of the house, or a program. */
export const botTag = (bot: string): string => (isExternalBot(bot) ? t('table-tag-program') : t('table-tag-bot'));

/** A program from outside, which the operator of the server has let in. */
export const isExternalBot = (bot: string): boolean => serverInfo.now?.guests.includes(bot) ?? false;

/** What a bot is called at a table; empty for one without a name of its own. */
export const botName = (bot: string): string => players().find((one) => one.bot === bot)?.called ?? (isExternalBot(bot) ? bot : '');

/** Which kind of player a bot is, in a few words, and how it plays, in a sentence. */
export const botKindText = (bot: string): string => (isExternalBot(bot) ? t('ui-who-guest') : t(`ui-who-bot-${bot}`));
export const botDescription = (bot: string): string => (isExternalBot(bot) ? t('ui-guest-line') : t(`ui-bot-line-${bot}`));

/** The bots that people are offered of those that know the rules: the named players where there are any, and the guests. */
export function offeredBots(bots: readonly string[]): string[] {
  const named = players().flatMap(({ bot }) => (bots.includes(bot) ? [bot] : []));
  return named.length ? [...named, ...bots.filter(isExternalBot)] : [...bots];
}

/** "Pauline, learns the game"; "bot, a team mate". */
export const botText = (bot: string): string => t('ui-bot-named', { name: botName(bot) || t('table-tag-bot'), what: botKindText(bot) });

/** Against whom this device plays where nobody chooses; empty before the server has said who there is. */
export function defaultBot(bots: readonly string[] = players().map(({ bot }) => bot)): string {
  const wanted = [settings.climb.level, serverInfo.now?.newcomer ?? ''];
  return wanted.find((bot) => bots.includes(bot)) ?? bots[0] ?? '';
}

/** What became of the program that sat here: "Tiler has crashed. Bertrand plays on."; empty where none did. */
export const failedText = ({ name, failed }: SeatInfo): string => (failed ? t('ui-news-failed', { name, bot: failed.bot, code: failed.code }) : '');

/** The player that is offered next, as far as there is one of that name here. */
export const nextBot = (): string => (botName(settings.climb.next) ? settings.climb.next : '');
