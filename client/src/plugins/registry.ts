/** The list of what modules of rules bring to the page. plugins/installed/all.ts fills it; the general parts of the page only ask. */

import { addSounds } from '../sound/event-sounds';
import { addKinds } from '../board/feature-order';
import type { At, Given, Opened, Part, Slot, TableContext } from './api';
import type { LatePart } from './lazy-api';

const parts: Part[] = [];
const opened: Opened[] = [];

export const PARTS: readonly Part[] = parts;
export const OPENED: readonly Opened[] = opened;

/** Fetches what comes with the legend, with what is heard, or with the end (lateparts.ts). */
export const lateSource = { load: (): Promise<readonly LatePart[]> => Promise.resolve([]) };

export function install(all: readonly Part[], late: () => Promise<readonly LatePart[]>): void {
  parts.push(...all);
  lateSource.load = late;
  opened.push(...each((part) => part.panels));
  addKinds(each((part) => part.features));
  for (const { sounds = {} } of all) addSounds(sounds);
}

/** What all parts have to say. */
export const each = <T>(ask: (part: Part) => readonly T[] | null | undefined): T[] => parts.flatMap((part) => ask(part) ?? []);

/** What the first part says that has something to say. */
export function first<T>(ask: (part: Part) => T | null | undefined): T | null {
  for (const part of parts) {
    const said = ask(part);
    if (said) return said;
  }
  return null;
}

/** The word for why the same player goes on; empty in an ordinary turn. */
export const goesOn = (desk: TableContext): string => first((part) => part.goesOn?.(desk)) ?? '';

export const slotsAt = (at: At): Slot[] => each((part) => part.slots).filter((one) => one.at === at);

/** Whether anything is shown there. */
export const filled = (desk: TableContext, at: At, given: Given = {}): boolean => slotsAt(at).some((one) => one.show(desk, given));

/** How many parts show something there. */
export const shownAt = (desk: TableContext, at: At): number => slotsAt(at).filter((one) => one.show(desk, {})).length;
