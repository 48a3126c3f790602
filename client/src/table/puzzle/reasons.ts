/** Why a turn is good, in a sentence for each reason (docs/analysis.md). */
import { known, listed, num, percent, t } from '../../i18n';

export interface Reason {
  kind: string;
  feature: string;
  seats?: number[];
  points?: number;
  figures?: number;
  left?: number;
  /** How likely the feature is completed; of one that was there, before and after. */
  closes?: number | [number, number];
}

/** So many are told, those that count most first. */
const MOST = 4;

/** The reasons that count most, in the words of the page. */
export const sentences = (reasons: Reason[], names: string[]): string[] =>
  reasons
    .toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0))
    .slice(0, MOST)
    .map((reason) => sentence(reason, names));

function sentence(reason: Reason, names: string[]): string {
  const { kind, feature, points = 0, figures = 0, left = 0, seats = [] } = reason;
  const own = `table-feature-${feature}`;
  const said = t(`analysis-reason-${kind}${kind === 'scores' && !feature ? '-alone' : ''}`, {
    feature: feature ? (known(own) ? t(own) : t('table-feature', { feature })) : '',
    names: listed(seats.map((seat) => names[seat] ?? num(seat + 1))),
    points,
    count: figures,
    left,
  });
  return [said, closing(reason.closes)].filter(Boolean).join('; ');
}

function closing(closes: Reason['closes']): string {
  const [before, after] = Array.isArray(closes) ? closes : [closes ?? 0, closes ?? 0];
  if (!before && !after) return '';
  if (before === after) return t('analysis-closes', { chance: percent(after) });
  return t('analysis-closes-now', { before: percent(before), chance: percent(after) });
}
