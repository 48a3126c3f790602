/** How a game ended, in a line. */

import type { Game } from '../game.svelte';
import { t } from '../i18n';
import { winText } from '../table/wording';
import type { Stage } from './stage.svelte';

export function resultText(game: Game, stage: Stage): string {
  if (!game.view || game.table?.result) return t('replay-team-over', { won: game.table?.result ?? 'lost' });
  return winText(stage, stage.moments.at(-1)?.view);
}
