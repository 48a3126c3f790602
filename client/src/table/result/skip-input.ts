/** Which keys and taps skip the final scoring. Buttons, links and fields keep their own. */

const CONTROL =
  'a, button, input, textarea, select, summary, label, dialog, [role=dialog], [role=menu], [contenteditable]';
/** Pixels that a tap may move. Farther is a drag. */
const SLIP = 10;

const isIn = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && !!target.closest(selector);

/** Enter and the space bar. Escape goes one step back everywhere at the table. */
export const skipKey = (event: KeyboardEvent): boolean =>
  (event.key === 'Enter' || event.key === ' ') &&
  !(event.repeat || event.ctrlKey || event.metaKey || event.altKey) &&
  !isIn(event, CONTROL);

/** Tells taps from drags and from the second half of a double click. The map has taps of its own (pointer-input.ts). */
export class TapWatch {
  #x = 0;
  #y = 0;

  press({ clientX, clientY }: PointerEvent): void {
    this.#x = clientX;
    this.#y = clientY;
  }

  isTap(event: MouseEvent): boolean {
    const far = Math.hypot(event.clientX - this.#x, event.clientY - this.#y) > SLIP;
    return !far && event.detail < 2 && !isIn(event, `${CONTROL}, .port`);
  }
}
