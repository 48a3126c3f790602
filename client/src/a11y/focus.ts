/** Where the keyboard and screen readers go when the page changes under them. */

import { tick } from 'svelte';
import type { Route } from '../lib/router.svelte';

/** What tells pages apart; a turn that is looked at is no new page, nor is a tile of a set. */
export const pageKey = ({ page, props }: Route): string => [page, props['id'], props['catalogue'], props['set'], props['shared']].join(' ');

/** How long a page may take to be fetched before nobody waits for its heading, in milliseconds. */
const LATE = 5000;
let arrivals = 0;

/** A new page is heard by its heading, and Tab goes on from there. It may have to be fetched first. */
export async function focusNewPage(): Promise<void> {
  const mine = ++arrivals;
  const late = performance.now() + LATE;
  const before = document.activeElement;
  await tick();
  const heading = (): HTMLElement | null => document.querySelector<HTMLElement>(PROMPT) ?? document.querySelector<HTMLElement>('h1');
  while (!heading() && mine === arrivals && performance.now() < late) await new Promise((next) => requestAnimationFrame(next));
  // The page may have put it where its question is meanwhile.
  const put = document.activeElement !== before && !isFocusIdle(null);
  if (mine === arrivals && !put) focusElement(heading() ?? document.querySelector<HTMLElement>('main'));
}

/** For links that skip over what is on every page. The address stays as it is: it is the table's. */
export function skipTo(event: MouseEvent, selector: string): void {
  event.preventDefault();
  const part = document.querySelector<HTMLElement>(selector);
  const first = selector === 'main' ? null : part?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)');
  focusElement(first ?? part);
}

/** Focuses something, also what is no control. */
export function focusElement(part: HTMLElement | null | undefined): void {
  if (!part) return;
  if (part.tabIndex < 0 && !part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** If the focus is in an element that is about to be replaced, it moves into what comes instead. */
export function focusReplacement(element: HTMLElement | null): void {
  if (!element?.contains(document.activeElement)) return;
  const { previousElementSibling: before, parentElement: parent } = element;
  void tick().then(() => {
    if (document.activeElement !== document.body) return;
    const part = before ? before.nextElementSibling : parent?.firstElementChild;
    focusElement(part?.querySelector<HTMLElement>('h1, h2, h3, input, button:not(:disabled)') ?? (part as HTMLElement | null));
  });
}

/** What is asked at a table: who comes to one is there, and not at its name. */
export const PROMPT = '[data-prompt]';

/** Whoever sits down has left a page that is gone. */
export async function focusAfterSitting(): Promise<void> {
  await tick();
  if (isFocusIdle(null)) focusElement(document.querySelector<HTMLElement>(PROMPT) ?? document.querySelector<HTMLElement>('.hands input, .hands'));
}

/** The keyboard is nowhere in particular: with a heading, the prompt, what is gone, or in this box. */
export function isFocusIdle(box: HTMLElement | null): boolean {
  const at = document.activeElement;
  return (
    !at || at === document.body || at.matches(`h1, main, ${PROMPT}`) || at === box || (!!box?.contains(at) && !at.matches('input, select, textarea'))
  );
}

/** Whatever was done last was done with a finger or a mouse. */
export const lastInputWasPointer = (): boolean => !('keys' in document.documentElement.dataset);

let last: HTMLElement | null = null;

/** Remembers what the keyboard was on last outside panels, until somebody points elsewhere. */
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

/** What had the focus before a panel took it; it may have gone meanwhile. */
export const lastOutsideFocus = (): HTMLElement | null => last;
