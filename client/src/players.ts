/** The named players among the bots, as the server tells of them: weakest first. */
import { t } from './i18n';
import { meta } from './meta.svelte';
import { settings } from './settings.svelte';

const players = (): readonly { bot: string; called: string }[] => meta.now?.players ?? [];

/** What a bot is called at a table; empty for one without a name of its own. */
export const calledOf = (bot: string): string => players().find((one) => one.bot === bot)?.called ?? '';

/** The bots that people are offered of those that know the rules: the named players where there are any. */
export function offered(bots: readonly string[]): string[] {
  const named = players().flatMap(({ bot }) => (bots.includes(bot) ? [bot] : []));
  return named.length ? named : [...bots];
}

/** "Pauline, learns the game"; "bot, a team mate". */
export const botText = (bot: string): string => t('ui-bot-named', { name: calledOf(bot) || t('table-tag-bot'), what: t(`ui-who-bot-${bot}`) });

/** Against whom this device plays where nobody chooses; empty before the server has said who there is. */
export function usualBot(bots: readonly string[] = players().map(({ bot }) => bot)): string {
  const wanted = [settings.climb.level, meta.now?.newcomer ?? ''];
  return wanted.find((bot) => bots.includes(bot)) ?? bots[0] ?? '';
}

/** The player that is offered next, as far as there is one of that name here. */
export const nextBot = (): string => (calledOf(settings.climb.next) ? settings.climb.next : '');
