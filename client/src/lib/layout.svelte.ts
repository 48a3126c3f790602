/** Which of the three arrangements the window asks for (design/ux.md section 7). */
import { MEDIA } from './media';

/** rail: board left, 336 px rail right · dock: dock below · side: landscape phone, dock right. */
export type Arrangement = 'rail' | 'dock' | 'side';

const low = matchMedia(MEDIA.low);
const narrow = matchMedia(MEDIA.small);
const brief = matchMedia(MEDIA.short);
const fine = matchMedia('(hover: hover) and (pointer: fine)');

class Layout {
  #low = $state(low.matches);
  #narrow = $state(narrow.matches);
  #brief = $state(brief.matches);
  #fine = $state(fine.matches);
  readonly now: Arrangement = $derived(this.#low ? 'side' : this.#narrow ? 'dock' : 'rail');
  readonly small = $derived(this.now !== 'rail');
  /** The rail of a laptop below the lines of its browser: what it shows is made smaller. */
  readonly short = $derived(this.now === 'rail' && this.#brief);
  /** A mouse or a like pointer: spots may be smaller. */
  readonly finePointer = $derived(this.#fine);
  /** What points at the map. */
  readonly pointerKind: 'touch' | 'mouse' = $derived(this.small || !this.finePointer ? 'touch' : 'mouse');

  constructor() {
    low.addEventListener('change', (e) => (this.#low = e.matches));
    narrow.addEventListener('change', (e) => (this.#narrow = e.matches));
    brief.addEventListener('change', (e) => (this.#brief = e.matches));
    fine.addEventListener('change', (e) => (this.#fine = e.matches));
  }
}

export const layout = new Layout();
