/** Controls over the map take some of its space. They are measured, and again when they change size. */

import type { Attachment } from 'svelte/attachments';

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
export type InsetSide = keyof Insets;
/** Pixels of margin beside controls, and at free sides. */
const BESIDE = 4;
const BARE = 6;

type ReportInsets = (box: { width: number; height: number }, insets: Insets) => void;

export class InsetTracker {
  #map: Element | null = null;
  #covering = new Map<Element, InsetSide>();
  #observer: ResizeObserver | null = null;
  #frame = 0;

  constructor(private readonly told: ReportInsets) {}

  /** The map itself. */
  readonly map: Attachment = (element) => {
    this.#map = element;
    return this.#observe(element, () => (this.#map = null));
  };

  /** An element that covers one side of it. */
  cover(rim: InsetSide): Attachment {
    return (element) => {
      this.#covering.set(element, rim);
      return this.#observe(element, () => this.#covering.delete(element));
    };
  }

  #observe(element: Element, forget: () => void): () => void {
    this.#observer ??= new ResizeObserver(() => this.#measure());
    this.#observer.observe(element);
    return () => {
      forget();
      this.#observer?.unobserve(element);
      cancelAnimationFrame(this.#frame);
      this.#frame = requestAnimationFrame(() => this.#measure());
    };
  }

  #measure(): void {
    if (!this.#map) return;
    const map = this.#map.getBoundingClientRect();
    const insets = { top: BARE, right: BARE, bottom: BARE, left: BARE };
    for (const [element, rim] of this.#covering) {
      const box = element.getBoundingClientRect();
      if (!box.width || !box.height) continue;
      insets[rim] = Math.max(insets[rim], coveredPixels(rim, box, map) + BESIDE);
    }
    this.told({ width: map.width, height: map.height }, insets);
  }
}

/** Pixels from the edge of the map to the far end of the element. */
function coveredPixels(rim: InsetSide, box: DOMRect, map: DOMRect): number {
  const far = {
    top: box.bottom - map.top,
    bottom: map.bottom - box.top,
    left: box.right - map.left,
    right: map.right - box.left,
  };
  return far[rim];
}
