/** How far a list scrolls when somebody has chosen one of its rows by finger or mouse. */

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

/** Pixels kept between a row that is scrolled to and the rims of the list, as its scroll-padding says. */
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
