/** Targets of the buttons at the edges: each press shows new items until all were seen, without going to and fro. */

import { cellKey, type Cell } from '../grid';
import { boundsOf, isVisible, type Camera, type ViewArea } from './camera';
import { SMALL_ARROW, type Arrow } from './arrow-layout';
import { showMost } from './camera-targets';

/** Cells that a camera may be off after its way. */
const NEAR = 0.01;

export class OffscreenTour {
  #seen = new Set<string>();
  #at: Camera | null = null;

  /** From here at the same size to most unseen items beyond a button. Items of no button count as seen. Other moves restart it. */
  next(
    items: readonly (readonly Cell[])[],
    edges: readonly Arrow[],
    edge: Arrow,
    from: Camera,
    port: ViewArea,
  ): Camera {
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

/** Items beyond no edge. */
const inside = ({ width, height, top, right, bottom, left }: ViewArea): ViewArea => ({
  width,
  height,
  top: top + SMALL_ARROW.height,
  right: right + SMALL_ARROW.width,
  bottom: bottom + SMALL_ARROW.height,
  left: left + SMALL_ARROW.width,
});

const word = (item: readonly Cell[]): string => item.map(cellKey).join(' ');
