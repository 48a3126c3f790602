/** The layout of the page for the size of the window. */
import { MEDIA } from './media';

/** `wide`: sidebar of 336 px right of the map. `portrait`: decision below it. `landscape`: a low phone, decision right of it. */
export type Arrangement = 'wide' | 'portrait' | 'landscape';

const low = matchMedia(MEDIA.low);
const narrow = matchMedia(MEDIA.small);
const brief = matchMedia(MEDIA.short);
const large = matchMedia(MEDIA.large);
const fine = matchMedia('(hover: hover) and (pointer: fine)');

class Layout {
  #low = $state(low.matches);
  #narrow = $state(narrow.matches);
  #brief = $state(brief.matches);
  #large = $state(large.matches);
  #fine = $state(fine.matches);
  readonly now: Arrangement = $derived(this.#low ? 'landscape' : this.#narrow ? 'portrait' : 'wide');
  readonly small = $derived(this.now !== 'wide');
  /** The sidebar in a low window: its contents are smaller. */
  readonly short = $derived(this.now === 'wide' && this.#brief);
  /** Pixels of the tile in hand beside the map. */
  readonly handSize = $derived(this.small ? 96 : this.#brief ? 104 : this.#large ? 168 : 136);
  /** A mouse or similar pointer: targets may be smaller. */
  readonly finePointer = $derived(this.#fine);
  readonly pointerKind: 'touch' | 'mouse' = $derived(this.small || !this.finePointer ? 'touch' : 'mouse');

  constructor() {
    low.addEventListener('change', (e) => (this.#low = e.matches));
    narrow.addEventListener('change', (e) => (this.#narrow = e.matches));
    brief.addEventListener('change', (e) => (this.#brief = e.matches));
    large.addEventListener('change', (e) => (this.#large = e.matches));
    fine.addEventListener('change', (e) => (this.#fine = e.matches));
  }
}

export const layout = new Layout();
