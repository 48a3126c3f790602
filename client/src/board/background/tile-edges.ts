/** The thickness of tiles: their sides to the south and east where no other tile lies, and the cells that cast a shadow. */

import { beside, keyOf, type Cell } from '../grid';

/** Hundredths of a cell. */
const THICK = 5;

export interface Sides {
  south: string;
  east: string;
  cast: string;
}

export function sidesOf(cells: readonly Cell[]): Sides {
  const lying = new Set(cells.map(keyOf));
  const out: Sides = { south: '', east: '', cast: '' };
  for (const cell of cells) {
    const [x, y] = [cell.x * 100, cell.y * 100];
    const east = beside(cell, 'E');
    const free = { south: !lying.has(keyOf(beside(cell, 'S'))), east: !lying.has(keyOf(east)) };
    if (free.south) out.south += `M${x} ${y + 100}h100l${THICK} ${THICK}h-100z`;
    if (free.east) out.east += `M${x + 100} ${y}l${THICK} ${THICK}v100l-${THICK}-${THICK}z`;
    if (free.south || free.east || !lying.has(keyOf(beside(east, 'S')))) out.cast += `M${x} ${y}h100v100h-100z`;
  }
  return out;
}
