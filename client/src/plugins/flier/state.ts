/** The flying machine of the tile just placed. */
import type { FlightView } from '../../api/protocol.gen';
import { cellKey, type Cell } from '../../board/grid';
import type { TileFacts } from '../../board/tiles';
import type { TableContext } from '../api';

const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

export const flightOf = ({ game }: Pick<TableContext, 'game'>): FlightView | null =>
  game.view?.flight ?? null;

/** The target cells, by distance: three before the throw, one after it. */
export function targetsOf(flight: FlightView): { distance: number; cell: Cell }[] {
  const all = flight.cells.map(([x = 0, y = 0], index) => ({ distance: index + 1, cell: { x, y } }));
  return flight.distance ? all.filter(({ distance }) => distance === flight.distance) : all;
}

export const isTarget = (flight: FlightView | null, at: Cell): boolean =>
  !!flight && targetsOf(flight).some(({ cell }) => cellKey(cell) === cellKey(at));

/** The direction of the arrow on a tile, '' for a tile without a machine. */
export function directionOf(tile: TileFacts | undefined, rotation: number): string {
  const { flier } = (tile ?? {}) as { flier?: { side: string; over: string } };
  if (!flier) return '';
  const corner = flier.over === 'corner' ? 1 : 0;
  return COMPASS[(2 * 'NESW'.indexOf(flier.side) - corner + rotation / 45 + 8) % 8] ?? '';
}
