/** Reasons for a good or bad turn, a sentence for each (docs/play/analysis.md). */
import { variantKey, formatList, withMinusSigns, formatNumber, formatPercent, t } from '../../i18n';
import type { TurnReason } from '../../api/protocol.gen';
import type { TableModel } from '../table-model.svelte';

/** A reason with the tiles it waits for, the most frequent first. */
export interface ReasonText {
  text: string;
  cells: [number, number][];
  tiles: [id: string, left: number][];
}

/** Names of the seats. Null is the reader, "you". */
export type Names = readonly (string | null)[];
export const seatNames = (table: TableModel): Names =>
  table.game.seats.map(({ seat, name }) => (table.isYou(seat) ? null : name));

/** Reasons about features of the player. */
const OWN = ['grows', 'spoils'];
/** The most reasons shown. */
const MOST = 4;

/** The main reasons as text. `names` of the seats, of which `seat` decided. */
export const reasonTexts = (
  reasons: readonly TurnReason[],
  names: Names,
  seat: number,
  most = MOST,
): ReasonText[] =>
  reasons
    .toSorted((a, b) => Math.abs(b.points ?? 0) - Math.abs(a.points ?? 0))
    .slice(0, most)
    .map((reason) => ({
      text: sentence(reason, names, seat),
      cells: reason.cells ?? [],
      tiles: Object.entries(reason.waits?.tiles ?? {}).sort(([, a], [, b]) => b - a),
    }));

/** The first ones, without chances and tiles. */
export const shortReasons = (
  reasons: readonly TurnReason[],
  names: Names,
  seat: number,
  most: number,
): string[] =>
  reasonTexts(
    reasons.map(({ closes: _, waits: __, ...reason }) => reason),
    names,
    seat,
    most,
  ).map(({ text }) => text);

export const reasonSentences = (
  reasons: readonly TurnReason[],
  names: Names,
  seat: number,
  most = MOST,
): string[] => reasonTexts(reasons, names, seat, most).map(({ text }) => text);

function sentence(reason: TurnReason, names: Names, seat: number): string {
  const { kind, feature, points = 0, figures = 0, left = 0, seats = [] } = reason;
  const paid = kind === 'scores';
  const name = feature ? t(variantKey('table-feature', feature), { feature }) : '';
  const you = isYou(paid ? seats : [seat], names) ? 'you' : '';
  const owners = OWN.includes(kind) ? [seat] : seats;
  const said = t(variantKey(`analysis-reason-${kind}${paid && !feature ? '-alone' : ''}`, you), {
    feature: name,
    whose: isYou(owners, names)
      ? t('analysis-your', { feature })
      : t('analysis-feature-of', { feature: name, names: seatNamesText(owners, names, 'owner') }),
    names: seatNamesText(seats, names, 'paid'),
    mine: seatNamesText([seat], names, 'owner'),
    points: paid ? points : Math.max(1, Math.round(points)), // expectations in whole points
    count: figures,
    left,
  });
  return withMinusSigns([said, closing(reason.closes), waiting(reason.waits)].filter(Boolean).join('; '));
}

/** Whether it concerns only the reader. */
const isYou = (seats: readonly number[], names: Names): boolean =>
  seats.length === 1 && names[seats[0]!] === null;

const seatNamesText = (seats: readonly number[], names: Names, as: 'owner' | 'paid'): string =>
  formatList(
    seats.map((one) =>
      names[one] === null ? t(`analysis-you-${as}`) : (names[one] ?? formatNumber(one + 1)),
    ),
  );

function closing(closes: TurnReason['closes']): string {
  const [before, after] = Array.isArray(closes) ? closes : [closes ?? 0, closes ?? 0];
  if (!before && !after) return '';
  if (before === after) return t('analysis-closes', { chance: formatPercent(after) });
  return t('analysis-closes-now', { before: formatPercent(before), chance: formatPercent(after) });
}

function waiting(waits: TurnReason['waits']): string {
  if (!waits) return '';
  return t('analysis-waits', { left: Object.values(waits.tiles).reduce((sum, left) => sum + left, 0) });
}
