/** Texts of aids. */

import { formatUnits, variantKey, formatList, formatNumber, formatPercent, t } from '../../i18n';
import type { BoardFigure, CellAid, Colour, FeatureAid } from '../../api/protocol';
import type { TableModel } from '../table-model.svelte';
import { strengthOf } from '../../board/figures';
import { cellKey, type Cell } from '../../board/grid';
import { aidsOf } from './aids.svelte';

/** Tiles that may fit an open cell. */
export function cellWords(table: TableModel, one: CellAid): string[] {
  if (one.fits === 0 && !one.held) return [t('aids-dead')];
  const me = table.activeSeat;
  const said = [t('aids-fits', { count: one.fits, of: table.game.view?.left.total ?? 0 })];
  if (one.held) said.push(t('aids-held'));
  said.push(t('aids-filled', { chance: formatPercent(one.filled) }));
  if (me !== null && one.comes[me] !== undefined)
    said.push(t('aids-comes', { chance: formatPercent(one.comes[me]) }));
  return said;
}

/** Owner and points of a feature. */
export function featureWords(table: TableModel, one: FeatureAid): string {
  const aids = aidsOf(table);
  const what = t('table-kind', { kind: one.kind });
  const whose = isMine(table, one)
    ? `${t(variantKey('speech-mine', one.kind), { feature: one.kind })}.`
    : t('aids-owner', { what, names: namesOf(table, one) });
  const strong = strengthWords(table, one);
  if (!aids.isOn('points') || one.points === undefined) return [whose, strong].filter(Boolean).join(' ');
  const expected = Math.max(...(one.expected ?? [one.points]));
  return [
    whose,
    strong,
    t('aids-worth', { points: one.points, expected: formatNumber(Math.round(expected)) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The strength of each player, if several take part or a figure counts more: "Anna 3 (Large meeple 2, Meeple 1), Ben 2". */
export function strengthWords(table: TableModel, one: FeatureAid): string {
  const standing = standingIn(table, one);
  const seats = one.figures.flatMap((n, seat) => (n ? [{ seat, n }] : []));
  const strong = (seat: number): boolean =>
    standing.some((figure) => figure.seat === seat && strengthOf(table.figureKinds, figure.kind) > 1);
  if (seats.length < 2 && !seats.some(({ seat }) => strong(seat))) return '';
  const list = seats.map(({ seat, n }) => {
    const said = t('ui-name-score', { name: table.playerName(seat), score: n });
    return strong(seat) ? `${said} (${formatList(partsOf(table, standing, seat))})` : said;
  });
  return t('aids-strength', { list: formatUnits(list) });
}

function partsOf(table: TableModel, standing: readonly BoardFigure[], seat: number): string[] {
  const sums = new Map<string, number>();
  for (const { kind } of standing.filter((figure) => figure.seat === seat))
    sums.set(kind, (sums.get(kind) ?? 0) + strengthOf(table.figureKinds, kind));
  return [...sums].map(([kind, n]) =>
    t('ui-name-score', { name: t(variantKey('table-figure-kind', kind)), score: n }),
  );
}

/** The positions of its owners' figures. */
export const figuresOf = (table: TableModel, one: FeatureAid): BoardFigure[] =>
  standingIn(table, one).filter(({ seat }) => one.owners.includes(seat));

function standingIn(table: TableModel, one: FeatureAid): BoardFigure[] {
  const places = new Set((one.segments ?? []).map((segment) => segment.join()));
  const cells = new Set((one.cells as [number, number][]).map(([x, y]) => cellKey({ x, y })));
  return (table.game.view?.figures ?? []).filter(({ feature, x, y, segment }) =>
    one.segments ? places.has([x, y, segment].join()) : feature === one.kind && cells.has(cellKey({ x, y })),
  );
}

/** The colours of its owners. Of a player with several, those that are there. */
export const coloursOf = (table: TableModel, one: FeatureAid): Colour[] => [
  ...new Set(figuresOf(table, one).map((figure) => table.colourOf(figure.seat, figure.kind))),
];

/** Whether it belongs only to the player of this device. */
export const isMine = (table: TableModel, one: FeatureAid): boolean =>
  one.owners.length === 1 && table.isYou(one.owners[0]!);

export const namesOf = (table: TableModel, one: FeatureAid): string =>
  formatList(one.owners.map((seat) => table.playerName(seat)));

/** Additional text of a cell. */
export function aidTextAt(table: TableModel, cell: Cell): string[] {
  const aids = aidsOf(table);
  const open = aids.cellAid(cell);
  if (open) return cellWords(table, open);
  if (!aids.isOn('owners') && !aids.isOn('points')) return [];
  return (aids.byCell.get(cellKey(cell)) ?? []).map((one) => featureWords(table, one));
}

/** The letter of each seat: the first of its name, or for later seats a free one. */
export function seatLetters(names: readonly string[]): string[] {
  const signs = names.map((name) =>
    [...name.toLocaleUpperCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign)),
  );
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
