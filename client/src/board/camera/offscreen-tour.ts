/** Where the buttons at the rim lead: each press shows something new, until everything was seen. The camera that shows
 *  most, taken alone, would go to and fro between two crowds and pass what lies between them. */

import { cellKey, type Cell } from '../grid';
import { boundsOf, isVisible, type Camera, type ViewArea } from './camera';
import { SMALL_ARROW, type Arrow } from './arrow-layout';
import { showMost } from './camera-targets';

/** Cells that a camera is off after its way. */
const NEAR = 0.01;

export class OffscreenTour {
  #seen = new Set<string>();
  #at: Camera | null = null;

  /** From here at the same size to most of what lies beyond this button and was not seen on the way. Each item is its
   *  cells; those of no button are seen. Who comes here otherwise than by these buttons begins anew. */
  next(items: readonly (readonly Cell[])[], edges: readonly Arrow[], edge: Arrow, from: Camera, port: ViewArea): Camera {
    if (!this.#at || Math.abs(from.x - this.#at.x) + Math.abs(from.y - this.#at.y) > NEAR) this.#seen.clear();
    const beyond = new Set(edges.flatMap((one) => one.items));
    for (const [i, item] of items.entries()) if (!beyond.has(i)) this.#seen.add(word(item));
    let wanted = edge.items.filter((i) => !this.#seen.has(word(items[i]!)));
    if (!wanted.length) {
      this.#seen.clear();
      wanted = edge.items;
    }
    const covered = wanted.some((i) => isVisible(from, port, boundsOf(items[i]!)));
    this.#at = showMost(
      wanted.flatMap((i) => items[i]!),
      covered ? inside(port) : port,
      from,
      from.size,
    );
    return this.#at;
  }
}

/** Where no button at the rim lies. */
const inside = ({ width, height, top, right, bottom, left }: ViewArea): ViewArea => ({
  width,
  height,
  top: top + SMALL_ARROW.height,
  right: right + SMALL_ARROW.width,
  bottom: bottom + SMALL_ARROW.height,
  left: left + SMALL_ARROW.width,
});

const word = (item: readonly Cell[]): string => item.map(cellKey).join(' ');
