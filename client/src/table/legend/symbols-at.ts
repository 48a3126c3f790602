/** Which signs a cell of the board shows. What they mean is in the table of signs. */
import { eachLate, LATE } from '../../plugins/lazy-registry';
import type { Desk } from '../table-model.svelte';
import { keyOf, same, type Cell } from '../../board/grid';
import { hasShape } from '../../board/figures';
import { offerAt, placeAt, turnFor } from '../decision/offers';
import { extrasOf, type TileFacts } from '../../board/tiles';
import { aidsOf } from '../aids/aids.svelte';

/** Signs of a place where the tile in hand may lie. */
function ofPlace(desk: Desk, cell: Cell): string[] {
  const place = placeAt(desk.play.places, cell);
  if (!place || !desk.play.aids) return [];
  const offer = offerAt(place, turnFor(place, desk.play.rotation));
  return [...eachLate((part) => part.coming?.(offer)), offerAt(place, desk.play.rotation) ? 'ready' : 'turn'];
}

/** What is printed on a tile. */
export function printed(desk: Pick<Desk, 'game'>, facts: TileFacts | undefined, part: number): string[] {
  const instead = Object.assign({}, ...LATE.map((one) => one.instead?.(desk))) as Record<string, string>;
  const extras = extrasOf(facts, part).map((extra) => instead[extra] ?? extra);
  return [...new Set([...eachLate((one) => one.printed?.(facts, part)), ...extras])];
}

function ofFigures(desk: Desk, cell: Cell): string[] {
  return (desk.game.view?.figures ?? [])
    .filter((figure) => same(figure, cell))
    .flatMap((figure) => [
      ...eachLate((part) => part.onFigure?.(desk, figure)),
      ...(hasShape(desk.figureKinds, figure.kind) ? [figure.kind] : []),
      figure.role,
    ]);
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
      ...eachLate((one) => one.onCell?.(desk, cell, facts, part)),
      ...printed(desk, facts, part),
      ...(aidsOf(desk).at(cell) ? ['fill'] : []),
      ...(tile && desk.news.some((one) => same(one, cell)) ? ['news'] : []),
    ]),
  ];
}
