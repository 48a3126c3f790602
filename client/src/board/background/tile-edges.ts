/** The thickness of tiles: free southern and eastern sides, and cells that cast a shadow. */

import { neighbour, cellKey, type Cell } from '../grid';

/** Hundredths of a cell. */
const THICKNESS = 5;

export interface TileEdges {
  south: string;
  east: string;
  shadow: string;
}

export function tileEdges(cells: readonly Cell[]): TileEdges {
  const lying = new Set(cells.map(cellKey));
  const out: TileEdges = { south: '', east: '', shadow: '' };
  for (const cell of cells) {
    const [x, y] = [cell.x * 100, cell.y * 100];
    const east = neighbour(cell, 'E');
    const free = { south: !lying.has(cellKey(neighbour(cell, 'S'))), east: !lying.has(cellKey(east)) };
    if (free.south) out.south += `M${x} ${y + 100}h100l${THICKNESS} ${THICKNESS}h-100z`;
    if (free.east) out.east += `M${x + 100} ${y}l${THICKNESS} ${THICKNESS}v100l-${THICKNESS}-${THICKNESS}z`;
    if (free.south || free.east || !lying.has(cellKey(neighbour(east, 'S'))))
      out.shadow += `M${x} ${y}h100v100h-100z`;
  }
  return out;
}
