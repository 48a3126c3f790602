/** The result of a game in one line. The table's name if it is not finished. */

import type { GameStore } from '../../game/game-store.svelte';
import { t } from '../../i18n';
import { winnerText } from '../../table/event-text';
import type { ReplayTable } from './replay-table.svelte';

export function titleText(game: GameStore, table: ReplayTable, over: boolean): string {
  if (!over) return game.table?.name ?? '';
  if (!game.view || game.table?.result) return t('replay-team-over', { won: game.table?.result ?? 'lost' });
  return winnerText(table, table.moments.at(-1)?.view);
}
