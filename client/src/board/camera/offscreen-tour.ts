/** Where the buttons at the rim lead: each press shows something new, until everything was seen. The camera that shows
 *  most, taken alone, would go to and fro between two crowds and pass what lies between them. */

import { keyOf, type Cell } from '../grid';
import { boundsOf, shows, type Camera, type Port } from './camera';
import { TIGHT, type Edge } from './arrow-layout';
import { most } from './camera-targets';

/** Cells that a camera is off after its way. */
const NEAR = 0.01;

export class Tour {
  #seen = new Set<string>();
  #at: Camera | null = null;

  /** From here at the same size to most of what lies beyond this button and was not seen on the way. Each item is its
   *  cells; those of no button are seen. Who comes here otherwise than by these buttons begins anew. */
  next(items: readonly (readonly Cell[])[], edges: readonly Edge[], edge: Edge, from: Camera, port: Port): Camera {
    if (!this.#at || Math.abs(from.x - this.#at.x) + Math.abs(from.y - this.#at.y) > NEAR) this.#seen.clear();
    const beyond = new Set(edges.flatMap((one) => one.items));
    for (const [i, item] of items.entries()) if (!beyond.has(i)) this.#seen.add(word(item));
    let wanted = edge.items.filter((i) => !this.#seen.has(word(items[i]!)));
    if (!wanted.length) {
      this.#seen.clear();
      wanted = edge.items;
    }
    const covered = wanted.some((i) => shows(from, port, boundsOf(items[i]!)));
    this.#at = most(
      wanted.flatMap((i) => items[i]!),
      covered ? inside(port) : port,
      from,
      from.size,
    );
    return this.#at;
  }
}

/** Where no button at the rim lies. */
const inside = ({ width, height, top, right, bottom, left }: Port): Port => ({
  width,
  height,
  top: top + TIGHT.height,
  right: right + TIGHT.width,
  bottom: bottom + TIGHT.height,
  left: left + TIGHT.width,
});

const word = (item: readonly Cell[]): string => item.map(keyOf).join(' ');
