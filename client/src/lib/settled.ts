/**
 * Marks the page as settled: the root element has `data-settled` while nothing is under way that could still
 * move what is shown. It goes in the task of the input or message that begins something, and comes back when
 * - no work is pending (`pending`, `Activity`) and no touch waits for its click,
 * - two frames and a task have passed since the last input, message, beginning or end,
 * - no animation or transition runs that has an end, and no font and no picture in view is loading.
 * While the page is settled nothing runs but the listeners.
 */

import { loadingImages, recordImages } from './image-loading';

/** Milliseconds within which the browser makes a click of a touch. */
export const CLICK_MS = 1000;
/** What may begin something. Capturing listeners get it before all others. */
const EVENTS = [
  ...['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'touchend', 'click', 'contextmenu', 'keydown', 'keyup'],
  ...['input', 'change', 'wheel', 'scroll', 'resize', 'popstate', 'transitionrun', 'animationstart'],
];
/** What ends a touch otherwise than by letting go. */
const ANSWERS = ['click', 'contextmenu', 'pointerdown', 'pointercancel'];

let root: HTMLElement | null = null;
/** Pieces of work that are pending. */
let count = 0;
let changes = 0;
let watching = false;
let wake = (): void => {};
/** The end of a touch whose click is to come. */
let touch: Event | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Begins to mark the root element. */
export function markSettled(): void {
  root = document.documentElement;
  for (const name of EVENTS) addEventListener(name, trackEvent, { capture: true, passive: true });
  document.fonts.addEventListener('loading', unsettle);
  recordImages(root);
  unsettle();
}

/** Something happened that may move the page. */
export function unsettle(): void {
  if (!root) return;
  changes += 1;
  wake();
  if (watching) return;
  watching = true;
  root.removeAttribute('data-settled');
  void watch(root);
}

/** Work that begins and ends again and again, as a camera that moves. Beginning twice counts once. */
export class Activity {
  #on = false;

  begin(): void {
    if (!this.#on) count += 1;
    this.#on = true;
    unsettle();
  }

  end(): void {
    if (this.#on) count -= 1;
    this.#on = false;
    unsettle();
  }
}

/** Counts work as pending until it has ended, well or badly. Returns the same promise. */
export function pending<T>(work: Promise<T>): Promise<T> {
  const activity = new Activity();
  const end = (): void => activity.end();
  activity.begin();
  work.then(end, end);
  return work;
}

async function watch(element: HTMLElement): Promise<void> {
  for (;;) {
    const before = changes;
    await drawn();
    if (changes !== before) continue;
    const changed = new Promise<void>((resolve) => (wake = resolve));
    if (count || clickComes()) {
      await changed;
      continue;
    }
    const ends = [...animations(), ...fonts(), ...loadingImages()];
    if (!ends.length) break;
    await Promise.race([changed, Promise.allSettled(ends)]);
  }
  watching = false;
  element.setAttribute('data-settled', '');
}

/** The page has been drawn, and what that led to has been done. */
const drawn = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => void setTimeout(resolve))));

/** The ends of what moves; what moves for ever is decoration. */
const animations = (): Promise<unknown>[] =>
  document
    .getAnimations()
    .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().endTime) < Infinity)
    .map((one) => one.finished);

const fonts = (): Promise<unknown>[] => (document.fonts.status === 'loading' ? [document.fonts.ready] : []);

function trackEvent(event: Event): void {
  if (event.type === 'touchend') {
    touch = event;
    clearTimeout(timer);
    timer = setTimeout(() => {
      touch = null;
      unsettle();
    }, CLICK_MS);
  } else if (ANSWERS.includes(event.type)) touch = null;
  unsettle();
}

/** A click is a task of its own, on a slow device frames after its touch. Where the page took the touch none comes. */
const clickComes = (): boolean => !!touch && !touch.defaultPrevented;
