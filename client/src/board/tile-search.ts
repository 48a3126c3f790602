/** The kinds of tiles in a box: order, search by letters of the sides, and filters. */

import { featureKinds } from './feature-order';
import { SIDES } from './grid';
import { sidelessFeatures, segmentsOf, sidesOf, type Catalogue, type TileFacts } from './tiles';
import type { Offer } from '../api/protocol';

export interface TileKind {
  tile: string;
  left: number;
  /** The offer that draws it. Null if none is left. */
  offer: Offer | null;
}

/** The usual letters of sides. */
const LETTERS: Record<string, string> = { city: 'C', road: 'R', field: 'F', river: 'V' };

/** "CRFR": the sides of a tile from the north clockwise. */
export const lettersOf = (facts: TileFacts | undefined): string => {
  const sides = sidesOf(facts, 0);
  return SIDES.map((side) => LETTERS[sides[side]] ?? '?').join('');
};

/** All kinds, with used-up ones pale, so that nothing moves as the box empties. */
export function tileKinds(offers: readonly Offer[], used: readonly string[], tiles: Catalogue): TileKind[] {
  const found = new Map<string, TileKind>();
  for (const offer of offers) {
    const tile = offer.tile ?? '';
    found.set(tile, { tile, left: Number(offer.label.args?.['left'] ?? 0), offer });
  }
  for (const tile of used)
    if (!found.has(tile) && tiles.has(tile)) found.set(tile, { tile, left: 0, offer: null });
  const key = (kind: TileKind): number[] => orderOf(tiles.get(kind.tile));
  return [...found.values()].sort((a, b) => {
    const [one, other] = [key(a), key(b)];
    return one.map((value, i) => other[i]! - value).find(Boolean) ?? a.tile.localeCompare(b.tile);
  });
}

/** Much city first, then roads, so that similar pictures are neighbours. */
function orderOf(facts: TileFacts | undefined): number[] {
  const letters = lettersOf(facts);
  const count = (letter: string): number => letters.split(letter).length - 1;
  const parts = segmentsOf(facts, 0);
  const cities = parts.filter((part) => part.kind === 'city').length;
  return [count('V'), count('C'), -cities, -count('R'), parts.length];
}

/** Whether the text is the name of a kind, or letters of its sides from any side on. */
export function matchesSearch(typed: string, tile: string, facts: TileFacts | undefined): boolean {
  const text = typed.trim().toUpperCase();
  if (!text || tile.toUpperCase() === text) return true;
  const letters = lettersOf(facts);
  return SIDES.some((_, turn) => (letters.slice(turn) + letters.slice(0, turn)).startsWith(text));
}

/** The only match, or the kind of that name. */
export function exactMatch(typed: string, found: readonly TileKind[]): TileKind | null {
  const here = found.filter((kind) => kind.offer);
  const named = here.find((kind) => kind.tile.toUpperCase() === typed.trim().toUpperCase());
  return named ?? (typed.trim() && here.length === 1 ? here[0]! : null);
}

/** Attributes of a kind, for filters. */
export const tileMarks = (facts: TileFacts | undefined): Set<string> =>
  new Set(
    [...segmentsOf(facts, 0), ...(facts?.cells ?? []).flatMap((cell) => cell.segments)]
      .map((part) => part.kind)
      .concat(sidelessFeatures(facts)),
  );

/** Attributes that some kinds have and others not. */
export function sortKeys(kinds: readonly TileKind[], tiles: Catalogue): string[] {
  const counts = new Map<string, number>();
  for (const { tile } of kinds)
    for (const mark of tileMarks(tiles.get(tile))) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const order = [...featureKinds(), ...counts.keys()];
  const told = [...counts]
    .filter(([mark, count]) => mark !== 'field' && count < kinds.length)
    .map(([mark]) => mark);
  return told.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
