/** Offers of the server, grouped for showing. The client never makes an offer of its own. */

import type { Offer } from '../../api/protocol';
import { featureKinds } from '../../board/feature-order';
import { neighbour, frontier, inReadingOrder, cellKey, SIDES, type Cell } from '../../board/grid';
import { sameGroup } from './choice-groups';

/** A direction at a place; without help from the table also one that nobody has offered. */
export interface PlacedRotation {
  rotation: number;
  offer: Offer | null;
}

/** One cell of the board with every direction that is offered there, smallest first. A piece of several cells stands
 *  at the cell that touches the board. */
export interface Placement extends Cell {
  turns: PlacedRotation[];
}

export function placementsOf(offers: readonly Offer[], board: readonly Cell[] = []): Placement[] {
  const found = new Map<string, Placement>();
  const taken = new Set(board.map(cellKey));
  const touches = (cell: Cell): boolean => SIDES.some((side) => taken.has(cellKey(neighbour(cell, side))));
  for (const offer of offers) {
    if (offer.shape !== 'place' || offer.x === undefined || offer.y === undefined) continue;
    const rotation = offer.rotation ?? 0;
    const first = { x: offer.x, y: offer.y };
    let cell = pieceCells(offer, first).find(touches) ?? first;
    if (found.get(cellKey(cell))?.turns.some((turn) => turn.rotation === rotation)) cell = first;
    const place = found.get(cellKey(cell)) ?? { ...cell, turns: [] };
    place.turns.push({ rotation, offer });
    found.set(cellKey(cell), place);
  }
  for (const p of found.values()) p.turns.sort((a, b) => a.rotation - b.rotation);
  return inReadingOrder([...found.values()]);
}

/** The cells that a piece covers, its first one first. */
const pieceCells = (offer: Offer, first: Cell): Cell[] => offer.cells?.map(([x, y]) => ({ x, y })) ?? [first];

/** Without help every free cell beside the tiles may be tried in every direction; only what is offered can be sent. */
export function unaidedPlacements(offers: readonly Offer[], board: readonly Cell[]): Placement[] {
  const places = offers.filter((offer) => offer.shape === 'place');
  if (places.length === 0 || places.some((offer) => offer.cells)) return placementsOf(offers, board);
  return inReadingOrder(frontier(board)).map((cell) => ({
    ...cell,
    turns: [0, 90, 180, 270].map((rotation) => ({
      rotation,
      offer: places.find((o) => o.x === cell.x && o.y === cell.y && (o.alike ?? [o.rotation]).includes(rotation)) ?? null,
    })),
  }));
}

/** Cells that the piece would cover at this place in this direction. */
export const coveredCells = (place: Placement, rotation: number): Cell[] => {
  const offer = offerAt(place, rotation);
  return offer?.cells ? pieceCells(offer, place) : [{ x: place.x, y: place.y }];
};

/** Spots and choices, and what may be agreed to, in the server's order. Declining stands apart as a button. */
export const choicesOf = (offers: readonly Offer[]): Offer[] => offers.filter((o) => o.shape !== 'place' && !isPass(o));
export const passOffersOf = (offers: readonly Offer[]): Offer[] => offers.filter(isPass);
const isPass = (offer: Offer): boolean => offer.id === 'pass';

/** More spots than numbers: then one row stands for all spots of one feature. */
export const MAX_NUMBERED = 9;

const rank = (offer: Offer): number => featureKinds().indexOf(featureOf(offer));
const size = (offer: Offer): number => Number(offer.label.args?.['tiles'] ?? 0);
export const featureOf = (offer: Offer): string => String(offer.label.args?.['feature'] ?? '');

/** The order of the numbers on the board and in the list: choices first, then tiles in reading order, the spots of a tile
 *  by kind and clockwise. Walls stay as they are told. */
export function sortGroups(stacks: readonly Offer[]): Offer[] {
  const slots = stacks.filter((offer) => offer.shape === 'slot');
  if (slots.some((offer) => !featureOf(offer))) return [...stacks];
  const turn = ({ at = [50, 50] }: Offer): number => (Math.atan2(at[0] - 50, 50 - at[1]) + 2 * Math.PI + 0.2) % (2 * Math.PI);
  const cell = ({ x = 0, y = 0 }: Offer): [number, number] => [y, x];
  const key = (offer: Offer): number[] => [...cell(offer), rank(offer), turn(offer)];
  slots.sort((a, b) => {
    const [one, other] = [key(a), key(b)];
    return one.map((value, i) => value - other[i]!).find((far) => Math.abs(far) > 1e-6) ?? 0;
  });
  return [...stacks.filter((offer) => offer.shape !== 'slot'), ...slots];
}

/** One row for each feature: first what there is little of, then the kind that reaches all over the board, by feature
 *  and size. */
export function groupByFeature(rows: readonly Offer[]): Offer[] {
  const crowd = largestFeature(rows);
  const firsts = rows.filter((offer) => !offer.group || offer.group === offer.id);
  const far = firsts.filter((offer) => offer.label.key === crowd);
  far.sort((a, b) => rank(a) - rank(b) || size(b) - size(a));
  return [...firsts.filter((offer) => offer.label.key !== crowd), ...far];
}

/** The kind of which most is offered. */
export function largestFeature(rows: readonly Offer[]): string {
  const counts = new Map<string, number>();
  for (const { label } of rows) counts.set(label.key, (counts.get(label.key) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** Kinds of features in a list, in one order everywhere. */
export const figureKindsIn = (rows: readonly Offer[]): string[] => featureKinds().filter((kind) => rows.some((row) => featureOf(row) === kind));

/** The row that stands for an offer: its own, that of its stack, otherwise that of its feature. */
export function rowOf(rows: readonly Offer[], offer: Offer | null): Offer | null {
  if (!offer) return null;
  const grouped = rows.filter((row) => !!row.group && row.group === offer.group);
  const stacked = (all: readonly Offer[]): Offer | undefined => all.find((row) => sameGroup(row, offer));
  return rows.find((row) => row.id === offer.id) ?? stacked(grouped) ?? grouped[0] ?? stacked(rows) ?? null;
}

/** The cells of the feature that a spot stands in. */
export const slotCells = (offers: readonly Offer[], offer: Offer | undefined): [number, number][] =>
  offer?.cells ?? offers.find((o) => o.id === offer?.group)?.cells ?? [];

/** Which offer of a place to show first: the direction the tile in hand already has, if it fits,
 *  otherwise the next one clockwise. */
export function rotationFor(place: Placement, wanted: number): number {
  const from = ((wanted % 360) + 360) % 360;
  let best = place.turns[0]!.rotation;
  let bestAway = Infinity;
  for (const { rotation } of place.turns) {
    const away = (rotation - from + 360) % 360;
    if (away < bestAway) {
      best = rotation;
      bestAway = away;
    }
  }
  return best;
}

/** The following offered direction at this place; `by` is 1 (clockwise) or -1. */
export function nextRotation(place: Placement, now: number, by: 1 | -1): number {
  const all = place.turns.map((t) => t.rotation);
  const at = all.indexOf(((now % 360) + 360) % 360);
  return all[(at + by + all.length) % all.length] ?? now;
}

export const offerAt = (place: Placement | null | undefined, rotation: number): Offer | null =>
  place?.turns.find((t) => t.rotation === rotation)?.offer ?? null;

export const placementAt = (places: readonly Placement[], cell: Cell | null): Placement | null =>
  (cell && places.find((p) => p.x === cell.x && p.y === cell.y)) || null;

/** What the player is asked for, read from the shapes alone. */
export function decisionStep(offers: readonly Offer[]): 'none' | 'draw' | 'place' | 'pick' {
  if (offers[0]?.label.key === 'offer-draw') return 'draw';
  if (offers.some((o) => o.shape === 'place')) return 'place';
  return offers.length ? 'pick' : 'none';
}
