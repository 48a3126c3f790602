/** Announcements of the turn and of the result. */

import { announce } from '../../a11y/live-region.svelte';
import { formatUnits, withFullStop, t } from '../../i18n';
import { language } from '../../i18n/language.svelte';
import { teamOutcome } from '../../plugins/lazy-registry';
import type { TableModel } from '../table-model.svelte';
import { winnerText } from '../event-text';
import { kindsOf, kindSummary } from '../result/scoring-summary';

export function turnAnnouncement(table: TableModel): string {
  const { game } = table;
  if (game.view?.over) return resultAnnouncement(table);
  const seat = game.decision?.seat ?? null;
  return withFullStop(
    table.isYou(seat) ? t('table-ask-turn') : t('table-turn-of', { name: table.playerName(seat) }),
  );
}

/** The result in a sentence or two. */
export function resultAnnouncement(table: TableModel): string {
  const { game } = table;
  const outcome = teamOutcome(table);
  if (outcome) return [withFullStop(outcome.title), outcome.said].join(' ');
  const scores = game.view?.scores ?? [];
  const seats = scores.map((_, seat) => seat).sort((a, b) => scores[b]! - scores[a]!);
  const each = seats.map((seat) =>
    t('ui-name-score', { name: table.playerName(seat), score: scores[seat]! }),
  );
  return [winnerText(table), ...(each.length > 2 ? [formatUnits(each)] : [])].map(withFullStop).join(' ');
}

/** Announces the result, with the points of each kind where no final scoring was shown before it. */
export async function announceResult(table: TableModel, withKinds: boolean): Promise<void> {
  if (withKinds) {
    await language.fetch('calculation').catch(() => undefined);
    if (language.hasNamespace('calculation'))
      kindsOf(table).forEach((kind) => announce(kindSummary(table, kind)));
  }
  announce(resultAnnouncement(table));
}
