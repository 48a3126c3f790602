/** Aids as sentences, for eyes and ears. */

import { beside, caseOf, listed, num, percent, t } from '../../i18n';
import type { BoardFigure, CellAid, Colour, FeatureAid } from '../../api/protocol';
import type { Desk } from '../table-model.svelte';
import { strengthOf } from '../../board/figures';
import { keyOf, type Cell } from '../../board/grid';
import { aidsOf } from './aids.svelte';

/** What may come to an open cell. */
export function cellWords(desk: Desk, one: CellAid): string[] {
  if (one.fits === 0 && !one.held) return [t('aids-dead')];
  const me = desk.me;
  const said = [t('aids-fits', { count: one.fits, of: desk.game.view?.left.total ?? 0 })];
  if (one.held) said.push(t('aids-held'));
  said.push(t('aids-filled', { chance: percent(one.filled) }));
  if (me !== null && one.comes[me] !== undefined) said.push(t('aids-comes', { chance: percent(one.comes[me]) }));
  return said;
}

/** Whose a feature is and what it pays. */
export function featureWords(desk: Desk, one: FeatureAid): string {
  const aids = aidsOf(desk);
  const what = t('table-kind', { kind: one.kind });
  const whose = isMine(desk, one)
    ? `${t(caseOf('ears-mine', one.kind), { feature: one.kind })}.`
    : t('aids-owner', { what, names: namesOf(desk, one) });
  const strong = strengthWords(desk, one);
  if (!aids.on('points') || one.points === undefined) return [whose, strong].filter(Boolean).join(' ');
  const expected = Math.max(...(one.expected ?? [one.points]));
  return [whose, strong, t('aids-worth', { points: one.points, expected: num(Math.round(expected)) })].filter(Boolean).join(' ');
}

/** What everybody counts there, where several do or a figure counts as more than one: "Anna 3 (Large meeple 2, Meeple 1), Ben 2". */
export function strengthWords(desk: Desk, one: FeatureAid): string {
  const standing = standingIn(desk, one);
  const seats = one.figures.flatMap((n, seat) => (n ? [{ seat, n }] : []));
  const strong = (seat: number): boolean => standing.some((figure) => figure.seat === seat && strengthOf(desk.figureKinds, figure.kind) > 1);
  if (seats.length < 2 && !seats.some(({ seat }) => strong(seat))) return '';
  const list = seats.map(({ seat, n }) => {
    const said = t('ui-name-score', { name: desk.name(seat), score: n });
    return strong(seat) ? `${said} (${listed(partsOf(desk, standing, seat))})` : said;
  });
  return t('aids-strength', { list: beside(list) });
}

function partsOf(desk: Desk, standing: readonly BoardFigure[], seat: number): string[] {
  const sums = new Map<string, number>();
  for (const { kind } of standing.filter((figure) => figure.seat === seat))
    sums.set(kind, (sums.get(kind) ?? 0) + strengthOf(desk.figureKinds, kind));
  return [...sums].map(([kind, n]) => t('ui-name-score', { name: t(caseOf('table-figure-kind', kind)), score: n }));
}

/** The figures of its owners, where they stand. */
export const figuresOf = (desk: Desk, one: FeatureAid): BoardFigure[] => standingIn(desk, one).filter(({ seat }) => one.owners.includes(seat));

function standingIn(desk: Desk, one: FeatureAid): BoardFigure[] {
  const places = new Set((one.segments ?? []).map((segment) => segment.join()));
  const cells = new Set((one.cells as [number, number][]).map(([x, y]) => keyOf({ x, y })));
  return (desk.game.view?.figures ?? []).filter(({ feature, x, y, segment }) =>
    one.segments ? places.has([x, y, segment].join()) : feature === one.kind && cells.has(keyOf({ x, y })),
  );
}

/** The colours of its owners; where somebody plays several, those that stand there. */
export const coloursOf = (desk: Desk, one: FeatureAid): Colour[] => [
  ...new Set(figuresOf(desk, one).map((figure) => desk.colourOf(figure.seat, figure.kind))),
];

/** Of whoever plays alone at this device, and of nobody else. */
export const isMine = (desk: Desk, one: FeatureAid): boolean => one.owners.length === 1 && desk.isYou(one.owners[0]!);

export const namesOf = (desk: Desk, one: FeatureAid): string => listed(one.owners.map((seat) => desk.name(seat)));

/** What is said of a cell besides what lies there. */
export function aidsHere(desk: Desk, cell: Cell): string[] {
  const aids = aidsOf(desk);
  const open = aids.at(cell);
  if (open) return cellWords(desk, open);
  if (!aids.on('owners') && !aids.on('points')) return [];
  return (aids.byCell.get(keyOf(cell)) ?? []).map((one) => featureWords(desk, one));
}

/** The letter of each seat: the first of its name, for those who come second another one that nobody has. */
export function lettersOf(names: readonly string[]): string[] {
  const signs = names.map((name) => [...name.toLocaleUpperCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign)));
  const taken = new Set<string>();
  const first = signs.map(([sign]) => {
    if (!sign || taken.has(sign)) return '';
    taken.add(sign);
    return sign;
  });
  return first.map((sign, seat) => {
    const letter = sign || (signs[seat]?.find((one) => !taken.has(one)) ?? String(seat + 1));
    taken.add(letter);
    return letter;
  });
}
