/** How a game ended, in a line; its table's name where it goes on or ended early. */

import type { Game } from '../../game/game-store.svelte';
import { t } from '../../i18n';
import { winText } from '../../table/event-text';
import type { Stage } from './replay-table.svelte';

export function titleText(game: Game, stage: Stage, over: boolean): string {
  if (!over) return game.table?.name ?? '';
  if (!game.view || game.table?.result) return t('replay-team-over', { won: game.table?.result ?? 'lost' });
  return winText(stage, stage.moments.at(-1)?.view);
}
