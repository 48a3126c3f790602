/** Moves the focus of keyboard and screen reader when the page changes. */

import { tick } from 'svelte';
import type { Route } from '../lib/router.svelte';

/** The key of a page. A turn or a tile of a set that is shown makes no new page. */
export const pageKey = ({ page, props }: Route): string =>
  [page, props['id'], props['catalogue'], props['set'], props['shared']].join(' ');

/** Milliseconds to wait for the heading of a page that loads. */
const LATE = 5000;
let arrivals = 0;

/** Focuses the heading of a new page, so that it is read aloud and Tab goes on from there. The page may have to load first. */
export async function focusNewPage(): Promise<void> {
  const mine = ++arrivals;
  const late = performance.now() + LATE;
  const before = document.activeElement;
  await tick();
  const heading = (): HTMLElement | null =>
    document.querySelector<HTMLElement>(PROMPT) ?? document.querySelector<HTMLElement>('h1');
  while (!heading() && mine === arrivals && performance.now() < late)
    await new Promise((next) => requestAnimationFrame(next));
  // The page may have set the focus itself.
  const put = document.activeElement !== before && !isFocusIdle(null);
  if (mine === arrivals && !put) focusElement(heading() ?? document.querySelector<HTMLElement>('main'));
}

/** For links that skip repeated parts of a page. The address does not change, since it names the table. */
export function skipTo(event: MouseEvent, selector: string): void {
  event.preventDefault();
  const part = document.querySelector<HTMLElement>(selector);
  const first =
    selector === 'main'
      ? null
      : part?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)');
  focusElement(first ?? part);
}

/** Focuses an element, also one that is no control. */
export function focusElement(part: HTMLElement | null | undefined): void {
  if (!part) return;
  if (part.tabIndex < 0 && !part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** Moves the focus from an element that is about to be replaced into its replacement. */
export function focusReplacement(element: HTMLElement | null): void {
  if (!element?.contains(document.activeElement)) return;
  const { previousElementSibling: before, parentElement: parent } = element;
  void tick().then(() => {
    if (document.activeElement !== document.body) return;
    const part = before ? before.nextElementSibling : parent?.firstElementChild;
    focusElement(
      part?.querySelector<HTMLElement>('h1, h2, h3, input, button:not(:disabled)') ??
        (part as HTMLElement | null),
    );
  });
}

/** The question of a table. A page of a table focuses it instead of a heading. */
export const PROMPT = '[data-prompt]';

/** Focuses the question after a player has sat down, since the form is gone. */
export async function focusAfterSitting(): Promise<void> {
  await tick();
  if (isFocusIdle(null))
    focusElement(
      document.querySelector<HTMLElement>(PROMPT) ??
        document.querySelector<HTMLElement>('.hands input, .hands'),
    );
}

/** True while the focus is on a heading, the prompt, nothing, or inside this box. */
export function isFocusIdle(box: HTMLElement | null): boolean {
  const at = document.activeElement;
  return (
    !at ||
    at === document.body ||
    at.matches(`h1, main, ${PROMPT}`) ||
    at === box ||
    (!!box?.contains(at) && !at.matches('input, select, textarea'))
  );
}

export const lastInputWasPointer = (): boolean => !('keys' in document.documentElement.dataset);

let last: HTMLElement | null = null;

/** Remembers the last focus outside panels, until a pointer is used elsewhere. */
export function trackFocus(): void {
  const { dataset } = document.documentElement;
  addEventListener('keydown', () => (dataset['keys'] = ''), true);
  addEventListener(
    'pointerdown',
    () => {
      last = null;
      delete dataset['keys'];
    },
    true,
  );
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.closest('section.panel')) last = target;
  });
}

/** The element that had the focus before a panel took it. It may be gone. */
export const lastOutsideFocus = (): HTMLElement | null => last;
