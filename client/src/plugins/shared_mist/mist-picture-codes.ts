/** The state of the mist in each cell, as letters in the name of its picture. */

import type { PlacedTile } from '../../api/protocol';
import { neighbour, cellKey, type Side } from '../../board/grid';
import { segmentsOf, rotatedSide, type Catalogue } from '../../board/tiles';
import type { MistBank } from './state';

/** By cell (keyOf). Cells with open mist only are left out. Cells of several banks have a letter for each. */
export function mistPictureCodes(
  banks: readonly MistBank[],
  lying: ReadonlyMap<string, PlacedTile>,
  known: Catalogue,
): ReadonlyMap<string, string> {
  const found = new Map<string, MistBank[]>();
  for (const bank of banks)
    for (const [x, y] of bank.cells) {
      const key = cellKey({ x, y });
      found.set(key, [...(found.get(key) ?? []), bank]);
    }
  const out = new Map<string, string>();
  for (const [key, held] of found) {
    const tile = lying.get(key);
    const letters = held.length > 1 && tile ? sharedPictureCode(tile, held, known) : pictureCode(held[0]!);
    if (/[cl]/.test(letters)) out.set(key, letters);
  }
  return out;
}

const pictureCode = (bank: MistBank): string => bank.state.charAt(0);

function sharedPictureCode(tile: PlacedTile, held: readonly MistBank[], known: Catalogue): string {
  const mists = segmentsOf(known.get(tile.tile), tile.cell ?? 0).filter(({ kind }) => kind === 'mist');
  return mists.map(({ sides = '' }) => pictureCode(bankOf(tile, sides, held))).join('');
}

function bankOf(tile: PlacedTile, sides: string, held: readonly MistBank[]): MistBank {
  const next = [...sides].map((side) => neighbour(tile, rotatedSide(side as Side, tile.rotation)));
  return (
    held.find(({ cells }) => cells.some(([x, y]) => next.some((one) => one.x === x && one.y === y))) ??
    held[0]!
  );
}
