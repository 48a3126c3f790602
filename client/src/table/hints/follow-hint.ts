/** Follows a hint: sets the tile of its selected turn, or picks its choice. The player still confirms. */

import { tick } from 'svelte';
import { announce } from '../../a11y/live-region.svelte';
import { focusElement } from '../../a11y/focus';
import { announceSelection } from '../choices/choice-text';
import { placementName } from '../screen-reader/screen-reader-text';
import type { TableModel } from '../table-model.svelte';
import { hintStore } from './hint-store.svelte';
import { turnAnnouncement } from './hint-text';

export async function followHint(table: TableModel): Promise<void> {
  if (!setStep(table)) return;
  await tick();
  focusElement(document.querySelector<HTMLElement>('[data-part=commit]'));
}

function setStep(table: TableModel): boolean {
  const { input } = table;
  const { step } = hintStore(table);
  if (!step) return false;
  if (step.shape !== 'place') {
    const picked = input.select(step);
    if (picked) announceSelection(table);
    return picked;
  }
  const place = input.placements.find(({ turns }) => turns.some(({ offer }) => offer?.id === step.id));
  if (!place || !input.selectCell(place)) return false;
  input.rotateTo(step.rotation ?? 0);
  announce(placementName(table, place));
  return true;
}

/** A number key while a tile is to be placed: shows that turn, and again follows it. */
export function pickTurn(table: TableModel, rank: number): boolean {
  const hints = hintStore(table);
  if (table.input.step !== 'place' || hints.visible !== 'hint') return false;
  const again = hints.turn?.rank === rank;
  if (!hints.select(rank)) return false;
  if (again || hints.turns.length === 1) void followHint(table);
  else if (hints.turn) announce(turnAnnouncement(table, hints.turn));
  return true;
}
