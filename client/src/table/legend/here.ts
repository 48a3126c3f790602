/** Which signs a cell of the board shows. What they mean is in the table of signs. */
import type { Desk } from '../desk.svelte';
import { keyOf, same, type Cell } from '../grid';
import { hasShape } from '../figures';
import { houndOf } from '../mists/facts';
import { aimOf, countToCome } from '../mists/follows';
import { offerAt, placeAt, turnFor } from '../offers';
import { extrasOf, symbolsOf, segmentsOf, type TileFacts } from '../tiles';
import { aidsOf } from '../aids/aids.svelte';

const SYMBOL: Record<string, string> = { extra_turn: 'extra', 'extra-turn': 'extra' };

/** Signs of a place where the tile in hand may lie. */
function ofPlace(desk: Desk, cell: Cell): string[] {
  const place = placeAt(desk.play.places, cell);
  if (!place || !desk.play.aids) return [];
  const offer = offerAt(place, turnFor(place, desk.play.rotation));
  const aim = aimOf(offer);
  const ghosts = countToCome(offer) ? [aim || 'come'] : [];
  return [...ghosts, offerAt(place, desk.play.rotation) ? 'ready' : 'turn'];
}

/** What is printed on a tile. */
export function printed(facts: TileFacts | undefined, part: number, together: boolean): string[] {
  const found: string[] = [];
  if (facts?.arrow && !part) found.push(SYMBOL[facts.arrow.symbol] ?? facts.arrow.symbol, 'arrow');
  if (!part) found.push(...(facts?.conquest ?? []).map((sign) => (sign === '?' ? 'any' : sign)));
  found.push(...extrasOf(facts, part).map((extra) => (together && extra === 'cemetery' ? 'grave' : extra)));
  return [...new Set(found)];
}

function ofFigures(desk: Desk, cell: Cell): string[] {
  return (desk.game.view?.figures ?? [])
    .filter((figure) => same(figure, cell))
    .flatMap(({ id, role, kind, ghosts }) => [
      ...(ghosts ? ['haunted'] : []),
      ...(houndOf(desk.mists, id) ? ['hound'] : []),
      ...(hasShape(desk.figureKinds, kind) ? [kind] : []),
      role,
    ]);
}

function ofMist(desk: Desk, cell: Cell, facts: TileFacts | undefined, part: number): string[] {
  const { mist } = desk;
  const misty = segmentsOf(facts, part).some(({ kind }) => kind === 'mist');
  if (!mist || !desk.mists) return misty && desk.haunting ? ['mist'] : [];
  const within = (cells: readonly (readonly number[])[]): boolean => cells.some(([x, y]) => x === cell.x && y === cell.y);
  const grave = mist.cemeteries.find((one) => same(one, cell));
  return [
    ...(mist.ghosts.some((one) => same(one, cell)) || symbolsOf(facts, part) ? ['ghosts'] : []),
    ...(grave?.buried ? ['buried'] : []),
    ...(grave?.open ? ['count'] : []),
    ...mist.banks.filter(({ cells }) => within(cells)).map(({ state }) => state),
    ...(mist.cemeteries.some(({ open, around }) => open && within(around)) ? ['waits'] : []),
  ];
}

function ofFortress(desk: Desk, cell: Cell): string[] {
  const walls = desk.fortress?.walls ?? [];
  if (!walls[0] || !desk.pieceAt(walls[0]).some((one) => same(one, cell))) return [];
  const besieged = walls.some((wall) => wall.catapult);
  return [...(besieged ? ['catapult'] : []), 'wall', ...(desk.game.seats.length > 4 ? ['five'] : []), 'camp'];
}

/** The signs of a cell, those that change before those that are printed. */
export function signsOn(desk: Desk, cell: Cell): string[] {
  const tile = desk.byCell.get(keyOf(cell));
  const facts = tile && desk.tiles.get(tile.tile);
  const part = tile?.cell ?? 0;
  return [
    ...new Set([
      ...ofPlace(desk, cell),
      ...ofFigures(desk, cell),
      ...ofMist(desk, cell, facts, part),
      ...ofFortress(desk, cell),
      ...printed(facts, part, !!desk.mists),
      ...(aidsOf(desk).at(cell) ? ['fill'] : []),
      ...(tile && desk.news.some((one) => same(one, cell)) ? ['news'] : []),
    ]),
  ];
}
