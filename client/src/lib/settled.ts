/** Sets `data-settled` on the root element two frames after the last pending work, touch, message, animation or loading picture. */

import { loadingImages, recordImages } from './image-loading';

/** Milliseconds within which the browser makes a click of a touch. */
export const CLICK_MS = 1000;
/** Events that may start something. Capturing listeners run first. */
const EVENTS = [
  ...[
    'pointerdown',
    'pointermove',
    'pointerup',
    'pointercancel',
    'touchend',
    'click',
    'contextmenu',
    'keydown',
    'keyup',
  ],
  ...['input', 'change', 'wheel', 'scroll', 'resize', 'popstate', 'transitionrun', 'animationstart'],
];
/** Events that end a touch without a click. */
const ANSWERS = ['click', 'contextmenu', 'pointerdown', 'pointercancel'];

let root: HTMLElement | null = null;
/** Pending work. */
let count = 0;
let changes = 0;
let watching = false;
let wake = (): void => {};
/** The end of a touch whose click is still to come. */
let touch: Event | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export function markSettled(): void {
  root = document.documentElement;
  for (const name of EVENTS) addEventListener(name, trackEvent, { capture: true, passive: true });
  document.fonts.addEventListener('loading', unsettle);
  recordImages(root);
  unsettle();
}

/** Marks the page as unsettled. */
export function unsettle(): void {
  if (!root) return;
  changes += 1;
  wake();
  if (watching) return;
  watching = true;
  root.removeAttribute('data-settled');
  void watch(root);
}

/** Repeated work, such as camera moves. Starting twice counts once. */
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

/** The page has been drawn, and following work is done. */
const drawn = (): Promise<void> =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => void setTimeout(resolve))),
  );

/** Ends of animations. Endless ones are decoration and do not count. */
const animations = (): Promise<unknown>[] =>
  document
    .getAnimations()
    .filter(
      (one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().endTime) < Infinity,
    )
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

/** A click is a task of its own, on slow devices frames after its touch. If the page handled the touch, there is none. */
const clickComes = (): boolean => !!touch && !touch.defaultPrevented;
