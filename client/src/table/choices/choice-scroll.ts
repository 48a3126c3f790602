/** How far a list scrolls when a player has chosen one of its rows by finger or mouse. */

export interface Span {
  top: number;
  bottom: number;
}

/** A finger or a mouse on a row: where its top was then, and where the pointer. */
export interface Press {
  row: Element;
  top: number;
  at: number;
}

/** What a pointer went down on, null where that is no row. */
export function pressOn({ target, clientY }: PointerEvent): Press | null {
  const row = target instanceof Element && target.closest('[data-row]');
  return row ? { row, top: row.getBoundingClientRect().top, at: clientY } : null;
}

/** Bring the chosen row of a list into view; one that was pressed stays under the pointer. */
export function scrollToChosen(list: Element | undefined, press: Press | null): void {
  const row = list?.querySelector('.on');
  if (!list || !row) return;
  if (press?.row === row) list.scrollTop += scrollUnder(press, row.getBoundingClientRect(), list.getBoundingClientRect());
  else row.scrollIntoView({ block: 'nearest' });
}

/** Pixels kept between a row that is scrolled to and the rims of the list, as in its scroll-padding. */
const ABOVE = 8;
const BELOW = 24;

/**
 * Pixels to scroll by: `row` stays where its top was before the choice, though rows above it may have become lower. It
 * comes into view as far as the pointer at `at` stays on it: a second touch at the same place meets no other row.
 */
export function scrollUnder({ top, at }: Pick<Press, 'top' | 'at'>, row: Span, list: Span): number {
  const back = row.top - top;
  const bottom = row.bottom - back;
  const hidden = bottom + BELOW - list.bottom;
  if (hidden > 0) return back + Math.max(0, Math.min(hidden, top - list.top - ABOVE, bottom - at - 1));
  const above = list.top + ABOVE - top;
  return back - Math.max(0, Math.min(above, at - top - 1));
}
