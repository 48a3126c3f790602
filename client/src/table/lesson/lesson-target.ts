/** Where a lesson points now: at a place or a spot, at its detail, at what turns the tile, at the button that does it. */

import type { LessonInfo, Offer } from '../../api/protocol';
import { same, type Cell } from '../../board/grid';
import { placesOf, rowFor } from '../decision/offers';
import type { Play } from '../move-input.svelte';

export interface Target {
  cells: Cell[];
  /** A spot, in hundredths of cells. */
  spot: { x: number; y: number } | null;
  /** Parts of the page, by the name they carry. */
  parts: string[];
  /** The row or button of this offer. */
  offer: string;
  /** Its row is picked: the figure or the amount within the row. */
  detail: boolean;
}

/** The learner's seat. */
const LEARNER = 0;
export const NOTHING: Target = { cells: [], spot: null, parts: [], offer: '', detail: false };

export function targetOf(lesson: LessonInfo, play: Play): Target {
  const parts = lesson.part ? [lesson.part] : [];
  const cells = lesson.cells.map(([x = 0, y = 0]) => ({ x, y }));
  if (lesson.kind !== 'do') return { ...NOTHING, cells, parts };
  const want = play.guide.hint?.want ?? lesson.want;
  const aim = aimAt(want, play);
  return aim === NOTHING ? { ...NOTHING, cells, parts } : aim;
}

/** What leads to one of these offers. */
export function aimAt(want: readonly string[], play: Play): Target {
  const offers = play.game.offers.filter((offer) => want.includes(offer.id));
  if (play.busy || !offers.length) return NOTHING;
  if (play.ready && want.includes(play.ready.id)) return { ...NOTHING, parts: ['commit'] };
  return play.ask === 'place' ? placing(offers, play) : picking(offers, play);
}

/** Somebody who has never played: a place, then the button; a spot or none, then the button. */
export function firstTarget(play: Play): Target {
  if (play.busy) return NOTHING;
  if (play.ready) return { ...NOTHING, parts: ['commit'] };
  if (play.ask !== 'place') return NOTHING;
  return { ...NOTHING, cells: play.places.slice(0, 1).map(({ x, y }) => ({ x, y })) };
}

function placing(offers: Offer[], play: Play): Target {
  const places = placesOf(offers, play.game.view?.tiles ?? []);
  const here = places.find((place) => same(place, play.chosen));
  return here ? { ...NOTHING, parts: ['turn'] } : { ...NOTHING, cells: places.map(({ x, y }) => ({ x, y })) };
}

function picking(offers: Offer[], play: Play): Target {
  // The spot is picked: which figure goes there, or how many ghosts, is still to be chosen.
  const detail = offers.find((one) => play.variants.some((variant) => variant.id === one.id));
  if (detail) return { ...NOTHING, offer: detail.id, detail: true };
  const offer = offers[0]!;
  const { shape, x = 0, y = 0, at = [50, 50] } = offer;
  const spot = shape === 'slot' ? { x: x * 100 + at[0], y: y * 100 + at[1] } : null;
  return { ...NOTHING, spot, offer: rowFor(play.rows, offer)?.id ?? offer.id };
}

/** The elements of the page that a target means. */
export function elementsOf(target: Target, root: ParentNode): HTMLElement[] {
  const found = target.parts.flatMap((part) => {
    const whole = [...root.querySelectorAll<HTMLElement>(`[data-part='${part}']`)];
    const own = whole.flatMap((one) => [...one.querySelectorAll<HTMLElement>(`[data-seat='${LEARNER}']`)]);
    return part === 'players' && own.length ? own : whole;
  });
  if (target.offer) {
    const id = CSS.escape(target.offer);
    const row = root.querySelector(`input[name${target.detail ? "^='variant '" : '=offer'}][value="${id}"]`)?.closest('label');
    const button = root.querySelector<HTMLElement>(`[data-offer="${id}"]`);
    found.push(...[row, button].filter((one) => one instanceof HTMLElement));
  }
  return found;
}
