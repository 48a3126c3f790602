/** The one list of what modules bring to the page. */

import type { Desk } from '../table/desk.svelte';
import abbot from './abbot';
import arrows from './arrows';
import conquest from './conquest';
import ghosts from './ghosts';
import mists from './mists';
import type { At, Given, Opened, Part, Slot } from './part';
import sharedMist from './shared_mist';
import traders from './traders';

export const PARTS: readonly Part[] = [traders, abbot, arrows, conquest, ghosts, sharedMist, mists];

/** What all parts have to say. */
export const each = <T>(ask: (part: Part) => readonly T[] | null | undefined): T[] => PARTS.flatMap((part) => ask(part) ?? []);

/** What the first part says that has something to say. */
export function first<T>(ask: (part: Part) => T | null | undefined): T | null {
  for (const part of PARTS) {
    const said = ask(part);
    if (said) return said;
  }
  return null;
}

/** The word for why the same player goes on; empty in an ordinary turn. */
export const goesOn = (desk: Desk): string => first((part) => part.goesOn?.(desk)) ?? '';

export const slotsAt = (at: At): Slot[] => each((part) => part.slots).filter((one) => one.at === at);

/** Whether anything is shown there. */
export const filled = (desk: Desk, at: At, given: Given = {}): boolean => slotsAt(at).some((one) => one.show(desk, given));

/** How many parts show something there. */
export const shownAt = (desk: Desk, at: At): number => slotsAt(at).filter((one) => one.show(desk, {})).length;

export const OPENED: readonly Opened[] = each((part) => part.panels);
