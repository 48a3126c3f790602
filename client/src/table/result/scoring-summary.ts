/** Sentences about the final scoring for screen readers: one for each kind, not for each feature. */

import { variantKey, formatUnits, withMinusSigns, t } from '../../i18n';
import type { TableModel } from '../table-model.svelte';
import { pointsOfKind } from './final-scoring';

/** "Unfinished roads: Anna: 5, Miller: 2." Empty where a kind brings no points. */
export function kindSummary(table: TableModel, reason: string): string {
  const rows = pointsOfKind(table.scoringSteps, reason, table.sharedScore);
  if (!rows.length) return '';
  const each = rows.map(({ seat, points }) =>
    t('ui-name-score', {
      name: table.sharedScore ? t('table-team') : table.playerName(seat),
      score: points,
    }),
  );
  const kind = t(variantKey('score-chapter', reason), { reason });
  return withMinusSigns(t('calculation-said', { kind, points: formatUnits(each) }));
}

/** The kinds in the order of the final scoring. */
export const kindsOf = (table: TableModel): string[] => [
  ...new Set(table.scoringSteps.sections.map(({ reason }) => reason)),
];

/** The kind whose first line this is, or empty. */
export function kindStartingAt(table: TableModel, line: number): string {
  const { sections } = table.scoringSteps;
  const here = sections.find(({ first }) => first === line);
  return here && sections.find(({ reason }) => reason === here.reason) === here ? here.reason : '';
}
