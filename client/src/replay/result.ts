/** How a game ended, in a line. */

import type { Game } from '../game.svelte';
import { t } from '../i18n';
import { ranking } from '../table/scoring';
import { namesOf } from '../table/wording';
import type { Stage } from './stage.svelte';

export function resultText(game: Game, stage: Stage): string {
  const view = game.view;
  const winners = view?.winners ?? [];
  if (!view || game.table?.result) return t('replay-team-over', { won: game.table?.result ?? 'lost' });
  const rows = ranking(view.scores);
  const best = rows[0]?.points ?? 0;
  const name = namesOf(stage, winners);
  if (winners.length !== 1) return t('table-shared-win', { name, points: best });
  const second = rows[1]?.points ?? 0;
  return t('table-win', { name, points: best, second, you: stage.isYou(winners[0]!) ? 'yes' : 'no' });
}
