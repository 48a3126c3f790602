/** How far a list scrolls when a row is chosen by touch or mouse. */

export interface Span {
  top: number;
  bottom: number;
}

/** A press on a row: the row's top and the pointer at that time. */
export interface Press {
  row: Element;
  top: number;
  at: number;
}

/** The pressed row, or null. */
export function pressOn({ target, clientY }: PointerEvent): Press | null {
  const row = target instanceof Element && target.closest('[data-row]');
  return row ? { row, top: row.getBoundingClientRect().top, at: clientY } : null;
}

/** Scrolls the chosen row into view. A pressed row stays under the pointer. */
export function scrollToChosen(list: Element | undefined, press: Press | null): void {
  const row = list?.querySelector('.on');
  if (!list || !row) return;
  if (press?.row === row)
    list.scrollTop += scrollUnder(press, row.getBoundingClientRect(), list.getBoundingClientRect());
  else row.scrollIntoView({ block: 'nearest' });
}

/** Pixels between a row and the edges of the list, as in its scroll-padding. */
const ABOVE = 8;
const BELOW = 24;

/** Pixels to scroll: `row` keeps its former top, and comes into view as far as it stays under the pointer at `at`. */
export function scrollUnder({ top, at }: Pick<Press, 'top' | 'at'>, row: Span, list: Span): number {
  const back = row.top - top;
  const bottom = row.bottom - back;
  const hidden = bottom + BELOW - list.bottom;
  if (hidden > 0) return back + Math.max(0, Math.min(hidden, top - list.top - ABOVE, bottom - at - 1));
  const above = list.top + ABOVE - top;
  return back - Math.max(0, Math.min(above, at - top - 1));
}
