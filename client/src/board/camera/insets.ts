/** What lies over the map takes some of its room: measured where it stands, and again when something changes its size. */

import type { Attachment } from 'svelte/attachments';

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
export type Rim = keyof Insets;
/** Pixels of room beside what covers, and at a side where nothing does. */
const BESIDE = 4;
const BARE = 6;

type Told = (box: { width: number; height: number }, insets: Insets) => void;

export class Covers {
  #map: Element | null = null;
  #over = new Map<Element, Rim>();
  #watch: ResizeObserver | null = null;
  #frame = 0;

  constructor(private readonly told: Told) {}

  /** The map itself. */
  readonly map: Attachment = (element) => {
    this.#map = element;
    return this.#follow(element, () => (this.#map = null));
  };

  /** Something that covers one side of it. */
  over(rim: Rim): Attachment {
    return (element) => {
      this.#over.set(element, rim);
      return this.#follow(element, () => this.#over.delete(element));
    };
  }

  #follow(element: Element, forget: () => void): () => void {
    this.#watch ??= new ResizeObserver(() => this.#measure());
    this.#watch.observe(element);
    return () => {
      forget();
      this.#watch?.unobserve(element);
      cancelAnimationFrame(this.#frame);
      this.#frame = requestAnimationFrame(() => this.#measure());
    };
  }

  #measure(): void {
    if (!this.#map) return;
    const map = this.#map.getBoundingClientRect();
    const insets = { top: BARE, right: BARE, bottom: BARE, left: BARE };
    for (const [element, rim] of this.#over) {
      const box = element.getBoundingClientRect();
      if (!box.width || !box.height) continue;
      insets[rim] = Math.max(insets[rim], coveredBy(rim, box, map) + BESIDE);
    }
    this.told({ width: map.width, height: map.height }, insets);
  }
}

/** Pixels of the map from its rim to the far end of what covers it. */
function coveredBy(rim: Rim, box: DOMRect, map: DOMRect): number {
  const far = { top: box.bottom - map.top, bottom: map.bottom - box.top, left: box.right - map.left, right: map.right - box.left };
  return far[rim];
}
