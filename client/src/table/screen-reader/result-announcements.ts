/** Who decides now, and how the game ended, as a listener needs it. */

import { beside, sentence, t } from '../../i18n';
import { outcomeOf } from '../../plugins/lazy-registry';
import type { Desk } from '../table-model.svelte';
import { winText } from '../event-text';

/** Who decides now. */
export function turnSaid(desk: Desk): string {
  const { game } = desk;
  if (game.view?.over) return resultSaid(desk);
  const seat = game.decision?.seat ?? null;
  return sentence(desk.isYou(seat) ? t('table-ask-turn') : t('table-turn-of', { name: desk.name(seat) }));
}

/** The end in a sentence or two. */
export function resultSaid(desk: Desk): string {
  const { game } = desk;
  const outcome = outcomeOf(desk);
  if (outcome) return [sentence(outcome.title), outcome.said].join(' ');
  const scores = game.view?.scores ?? [];
  const seats = scores.map((_, seat) => seat).sort((a, b) => scores[b]! - scores[a]!);
  const each = seats.map((seat) => t('ui-name-score', { name: desk.name(seat), score: scores[seat]! }));
  return [winText(desk), ...(each.length > 2 ? [beside(each)] : [])].map(sentence).join(' ');
}
