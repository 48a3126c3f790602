/** Making tables: the one-click game and what the New table page has collected. */
import { makeTable, type NewTable, type SeatWish } from './api';
import { t } from './i18n';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

export const USUAL_BOT = 'greedy';

export const ownName = (): string => settings.name || t('ui-you-name');

/** You against one bot, with fields: what "Play now" means. */
export function duel(): NewTable {
  const seats: SeatWish[] = [
    { kind: 'me', name: ownName() },
    { kind: 'bot', bot: USUAL_BOT, name: t('ui-bot-name-1') },
  ];
  return { rules: 'base+fields', seats, options: { takeback: true }, name: t('ui-duel-name') };
}

export async function openTable(wish: NewTable): Promise<void> {
  const { table } = await makeTable(wish);
  router.go(`/t/${table}`);
}
