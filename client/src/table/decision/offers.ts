/** Offers of the server, grouped for display. The client never makes offers. */

import type { Offer } from '../../api/protocol';
import type { GameStore } from '../../game/game-store.svelte';
import { featureKinds } from '../../board/feature-order';
import { neighbour, frontier, inReadingOrder, cellKey, SIDES, type Cell } from '../../board/grid';
import { groupKey, sameGroup } from './choice-groups';
import { cornerOf } from './offer-shapes';

/** A direction at a place. Without aids also one that is not offered. */
export interface PlacedRotation {
  rotation: number;
  offer: Offer | null;
}

/** One cell with every offered direction, the smallest first. A piece of several cells is at the cell that touches the map. */
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

/** The cells of a piece, its first one first. */
const pieceCells = (offer: Offer, first: Cell): Cell[] => offer.cells?.map(([x, y]) => ({ x, y })) ?? [first];

/** Without aids every free neighbour cell may be tried in every direction. Only offers can be sent. */
export function unaidedPlacements(offers: readonly Offer[], board: readonly Cell[]): Placement[] {
  const places = offers.filter((offer) => offer.shape === 'place');
  if (places.length === 0 || places.some((offer) => offer.cells)) return placementsOf(offers, board);
  return inReadingOrder(frontier(board)).map((cell) => ({
    ...cell,
    turns: [0, 90, 180, 270].map((rotation) => ({
      rotation,
      offer:
        places.find(
          (o) => o.x === cell.x && o.y === cell.y && (o.alike ?? [o.rotation]).includes(rotation),
        ) ?? null,
    })),
  }));
}

/** Cells of the piece at this place in this direction. */
export const coveredCells = (place: Placement, rotation: number): Cell[] => {
  const offer = offerAt(place, rotation);
  return offer?.cells ? pieceCells(offer, place) : [{ x: place.x, y: place.y }];
};

/** Spots, choices and consents, in the server's order. Declining has its own button. */
export const choicesOf = (offers: readonly Offer[]): Offer[] =>
  offers.filter((o) => o.shape !== 'place' && !isPass(o));
export const passOffersOf = (offers: readonly Offer[]): Offer[] => offers.filter(isPass);
const isPass = (offer: Offer): boolean => offer.id === 'pass';

/** With more spots than numbers, one row stands for all spots of a feature. */
export const MAX_NUMBERED = 9;

const rank = (offer: Offer): number => featureKinds().indexOf(featureOf(offer));
const size = (offer: Offer): number => Number(offer.label.args?.['tiles'] ?? 0);
export const featureOf = (offer: Offer): string => String(offer.label.args?.['feature'] ?? '');

/** The order on the map and in the list: choices, then tiles in reading order, spots by kind and clockwise. Walls keep the server's order. */
export function sortGroups(stacks: readonly Offer[]): Offer[] {
  const slots = stacks.filter((offer) => offer.shape === 'slot');
  if (slots.some((offer) => !featureOf(offer))) return [...stacks];
  const turn = (offer: Offer): number => cornerOf(offer) || clockwise(offer);
  const clockwise = ({ at = [50, 50] }: Offer): number =>
    (Math.atan2(at[0] - 50, 50 - at[1]) + 2 * Math.PI + 0.2) % (2 * Math.PI);
  const cell = ({ x = 0, y = 0 }: Offer): [number, number] => [y, x];
  const key = (offer: Offer): number[] => [...cell(offer), rank(offer), turn(offer)];
  slots.sort((a, b) => {
    const [one, other] = [key(a), key(b)];
    return one.map((value, i) => value - other[i]!).find((far) => Math.abs(far) > 1e-6) ?? 0;
  });
  return [...stacks.filter((offer) => offer.shape !== 'slot'), ...slots];
}

/** One row for each feature: small kinds first, then the kind with most offers, by feature and size. */
export function groupByFeature(rows: readonly Offer[]): Offer[] {
  const crowd = largestFeature(rows);
  const firsts = rows.filter((offer) => !offer.group || offer.group === offer.id);
  const far = firsts.filter((offer) => offer.label.key === crowd);
  far.sort((a, b) => rank(a) - rank(b) || size(b) - size(a));
  return [...firsts.filter((offer) => offer.label.key !== crowd), ...far];
}

/** The kind with most offers. */
export function largestFeature(rows: readonly Offer[]): string {
  const counts = new Map<string, number>();
  for (const { label } of rows) counts.set(label.key, (counts.get(label.key) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** The fixed order of feature kinds. */
export const figureKindsIn = (rows: readonly Offer[]): string[] =>
  featureKinds().filter((kind) => rows.some((row) => featureOf(row) === kind));

/** The row of an offer: its own, its group's, or its feature's. */
export function rowOf(rows: readonly Offer[], offer: Offer | null): Offer | null {
  if (!offer) return null;
  const grouped = rows.filter((row) => !!row.group && row.group === offer.group);
  const stacked = (all: readonly Offer[]): Offer | undefined => all.find((row) => sameGroup(row, offer));
  return rows.find((row) => row.id === offer.id) ?? stacked(grouped) ?? grouped[0] ?? stacked(rows) ?? null;
}

/** The cells of a spot's feature. */
export const slotCells = (offers: readonly Offer[], offer: Offer | undefined): [number, number][] =>
  offer?.cells ?? offers.find((o) => o.id === offer?.group)?.cells ?? [];

/** The first offer to show at a place: the current direction if it fits, otherwise the next one clockwise. */
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

/** The next offered direction at this place. `by` is 1 (clockwise) or -1. */
export function nextRotation(place: Placement, now: number, by: 1 | -1): number {
  const all = place.turns.map((t) => t.rotation);
  const at = all.indexOf(((now % 360) + 360) % 360);
  return all[(at + by + all.length) % all.length] ?? now;
}

export const offerAt = (place: Placement | null | undefined, rotation: number): Offer | null =>
  place?.turns.find((t) => t.rotation === rotation)?.offer ?? null;

export const placementAt = (places: readonly Placement[], cell: Cell | null): Placement | null =>
  (cell && places.find((p) => p.x === cell.x && p.y === cell.y)) || null;

/** A question before a tile is drawn, where passing draws. */
export const isBeforeDraw = ({ decision, offers }: Pick<GameStore, 'decision' | 'offers'>): boolean =>
  decision?.part === 1 && !decision.tile && offers.some(isPass) && !offers.every(isPass);

/** The number of places and choices. Directions at one place count once. */
export const countPlacesAndChoices = (offers: readonly Offer[]): number =>
  new Set(
    offers.flatMap((one) => (isPass(one) ? [] : one.shape === 'place' ? `${one.x},${one.y}` : groupKey(one))),
  ).size;

/** The kind of decision, from the shapes of offers. */
export function decisionStep(offers: readonly Offer[]): 'none' | 'draw' | 'place' | 'pick' {
  if (offers[0]?.label.key === 'offer-draw') return 'draw';
  if (offers.some((o) => o.shape === 'place')) return 'place';
  return offers.length ? 'pick' : 'none';
}
