/** The target of a lesson: a place, a spot, its detail, the turn button or the confirm button. */

import type { LessonInfo, Offer } from '../../api/protocol';
import { sameCell, type Cell } from '../../board/grid';
import { placementsOf, rowOf } from '../decision/offers';
import type { MoveInput } from '../move-input.svelte';

export interface LessonTarget {
  cells: Cell[];
  /** A spot, in hundredths of cells. */
  spot: { x: number; y: number } | null;
  /** Parts of the page, by their `data-part`. */
  parts: string[];
  /** The row or button of this offer. */
  offer: string;
  /** Its row is picked: the figure or the amount within the row. */
  detail: boolean;
}

/** The learner's seat. */
const LEARNER = 0;
export const NO_TARGET: LessonTarget = { cells: [], spot: null, parts: [], offer: '', detail: false };

export function lessonTarget(lesson: LessonInfo, input: MoveInput): LessonTarget {
  const parts = lesson.part ? [lesson.part] : [];
  const cells = lesson.cells.map(([x = 0, y = 0]) => ({ x, y }));
  if (lesson.kind !== 'do') return { ...NO_TARGET, cells, parts };
  const want = input.lessonHighlight.hint?.want ?? lesson.want;
  const aim = targetForOffers(want, input);
  return aim === NO_TARGET ? { ...NO_TARGET, cells, parts } : aim;
}

/** The next target on the way to one of these offers. */
export function targetForOffers(want: readonly string[], input: MoveInput): LessonTarget {
  const offers = input.game.offers.filter((offer) => want.includes(offer.id));
  if (input.busy || !offers.length) return NO_TARGET;
  if (input.readyOffer && want.includes(input.readyOffer.id)) return { ...NO_TARGET, parts: ['commit'] };
  return input.step === 'place' ? placing(offers, input) : picking(offers, input);
}

/** For beginners: a place that needs no turn if there is one, and the button, then a spot or none and the button. */
export function firstTarget(input: MoveInput): LessonTarget {
  if (input.busy) return NO_TARGET;
  if (input.readyOffer) return { ...NO_TARGET, parts: ['commit'] };
  if (input.step !== 'place') return NO_TARGET;
  const solid = input.placements.find(({ turns }) =>
    turns.some(({ rotation }) => rotation === input.rotation),
  );
  const place = solid ?? input.placements[0];
  return place ? { ...NO_TARGET, cells: [{ x: place.x, y: place.y }] } : NO_TARGET;
}

function placing(offers: Offer[], input: MoveInput): LessonTarget {
  const places = placementsOf(offers, input.game.view?.tiles ?? []);
  const here = places.find((place) => sameCell(place, input.cell));
  return here
    ? { ...NO_TARGET, parts: ['turn'] }
    : { ...NO_TARGET, cells: places.map(({ x, y }) => ({ x, y })) };
}

function picking(offers: Offer[], input: MoveInput): LessonTarget {
  // The spot is picked. The figure or amount is next.
  const detail = offers.find((one) => input.variants.some((variant) => variant.id === one.id));
  if (detail) return { ...NO_TARGET, offer: detail.id, detail: true };
  const offer = offers[0]!;
  const { shape, x = 0, y = 0, at = [50, 50] } = offer;
  const spot = shape === 'slot' ? { x: x * 100 + at[0], y: y * 100 + at[1] } : null;
  return { ...NO_TARGET, spot, offer: rowOf(input.choiceRows, offer)?.id ?? offer.id };
}

/** The elements of a target. */
export function elementsOf(target: LessonTarget, root: ParentNode): HTMLElement[] {
  const found = target.parts.flatMap((part) => {
    const whole = [...root.querySelectorAll<HTMLElement>(`[data-part='${part}']`)];
    const own = whole.flatMap((one) => [...one.querySelectorAll<HTMLElement>(`[data-seat='${LEARNER}']`)]);
    return part === 'players' && own.length ? own : whole;
  });
  if (target.offer) {
    const id = CSS.escape(target.offer);
    const row = root
      .querySelector(`input[name${target.detail ? "^='variant '" : '=offer'}][value="${id}"]`)
      ?.closest('label');
    const button = root.querySelector<HTMLElement>(`[data-offer="${id}"]`);
    found.push(...[row, button].filter((one) => one instanceof HTMLElement));
  }
  return found;
}
