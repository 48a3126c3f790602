/** Runs the keyboard commands. Native controls keep their own keys. */

import { announce } from '../a11y/live-region.svelte';
import { language } from '../i18n/language.svelte';
import { settings } from '../lib/settings.svelte';
import { t } from '../i18n';
import { PLUGIN_PANELS } from '../plugins/registry';
import { hintStore } from './hints/hint-store.svelte';
import { pickTurn } from './hints/follow-hint';
import { aidsOf } from './aids/aids.svelte';
import { toggleAid } from './aids/toggle-aid';
import { rotateLastPlaced } from './companion/last-placement';
import type { TableModel } from './table-model.svelte';
import { cellKey, type Cell, type Side } from '../board/grid';
import { commandOf, isPluginPanel, type Command } from './key-commands';
import { pingCell } from './pings';
import { announceSelection } from './choices/choice-text';
import { announceKind, nextKind } from './choices/kind-choice';
import { questionAnnouncement } from './screen-reader/announcements';
import { cellName, placementName } from './screen-reader/screen-reader-text';

const SIDE: Record<string, Side> = { north: 'N', east: 'E', south: 'S', west: 'W' };
const PAN: Record<Side, [number, number]> = { N: [0, 1], E: [-1, 0], S: [0, -1], W: [1, 0] };

export function onkey(table: TableModel, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
  if (target.matches('input:not([type=radio]), textarea, select, [contenteditable]')) return;
  const command = commandOf(event, settings.letterKeys);
  if (!command || isForControl(table, target, event.key)) return;
  if (run(table, command)) event.preventDefault();
}

/** Buttons and links keep Enter, radio buttons and scrolling panels the arrows. Left and right choose among kinds and figures, up and down among places. */
function isForControl(table: TableModel, target: HTMLElement, key: string): boolean {
  if (key === 'Enter') return target.matches('button, a, summary');
  const { hasDirections, kinds, variants } = table.input;
  if (key.startsWith('Arrow') && target.matches('[name=offer]') && hasDirections) return false;
  if (/^Arrow[LR]/.test(key) && target.matches('[name=offer]') && (variants.length > 1 || kinds.length))
    return false;
  if (/^Arrow[UD]/.test(key) && target.matches('[name=kind]')) return false;
  if (key.startsWith('Arrow')) return target.matches('input:not([name=place]), [role=group][tabindex="0"]');
  return false;
}

function run(table: TableModel, command: Command): boolean {
  const { input, viewport } = table;
  if (command.startsWith('pick-')) {
    const n = Number(command.slice(5));
    return pickTurn(table, n) || afterSelect(table, input.selectNumber(n));
  }
  if (command.startsWith('pan-')) {
    const [dx, dy] = PAN[SIDE[command.slice(4)]!];
    viewport.nudge(dx * 120, dy * 120);
    return true;
  }
  if (command.startsWith('aid-')) return toggleAid(table, command.slice(4));
  if (command in SCREEN_READER_KEYS) return runScreenReaderKey(table, SCREEN_READER_KEYS[command]!);
  const side = SIDE[command];
  if (side && input.step === 'pick') return pickTowards(table, side);
  if (side) return afterMove(table, input.selectTowards(side));
  switch (command) {
    case 'next-place':
    case 'previous-place':
      if (input.step === 'pick')
        return afterSelect(table, input.selectNext(command === 'next-place' ? 1 : -1));
      return afterMove(table, input.selectNext(command === 'next-place' ? 1 : -1));
    case 'turn':
    case 'turn-back':
      if (input.step !== 'place' && rotateLastPlaced(input)) return true;
      input.rotate(command === 'turn' ? 1 : -1);
      if (input.placement) announce(input.notice ? t(input.notice) : placementName(table, input.placement));
      return true;
    case 'commit':
      if (table.game.table?.lesson?.kind === 'read') return (void table.game.nextStep(), true);
      if (table.game.myTurn && !input.canCommit) announce(t('table-pick-first'));
      void table.commit();
      return true;
    case 'next-kind':
    case 'previous-kind':
      // Without kinds the key opens the list of keys.
      return input.kinds.length
        ? changeKind(table, command === 'next-kind' ? 1 : -1)
        : openPanel(table, 'keys');
    case 'before-draw':
      // Without such a button the key opens the line for commands.
      return toggleBeforeDraw(table) || openPanel(table, 'type');
    case 'none':
      if (afterSelect(table, input.selectPass())) return true;
      if (input.notice) announce(t(input.notice));
      return input.notice !== null;
    case 'undo':
      void input.undo();
      return true;
    case 'why':
      void why(table);
      return true;
    case 'zoom-in':
    case 'zoom-out':
      viewport.step(command === 'zoom-in' ? 1.3 : 1 / 1.3);
      return true;
    case 'fit':
      table.showWholeMap();
      return true;
    case 'point':
      return !!table.inspected && pingCell(table, table.inspected);
    case 'hint':
      return askHint(table);
    case 'back':
      return stepBack(table);
    default:
      return openPanel(table, command);
  }
}

/** Directions are picked. With kinds, left and right change the kind, up and down the place. */
function pickTowards(table: TableModel, side: Side): boolean {
  const { input } = table;
  if (input.hasDirections) return afterSelect(table, input.selectDirection(side));
  if (!input.kinds.length)
    return afterSelect(table, input.nextVariant(side === 'E' || side === 'N' ? 1 : -1));
  if (side === 'E' || side === 'W') return changeKind(table, side === 'E' ? 1 : -1);
  return afterSelect(table, input.selectNext(side === 'S' ? 1 : -1));
}

/** Opens or closes the question before the draw, and reads what is asked then. */
function toggleBeforeDraw(table: TableModel): boolean {
  if (!table.input.toggleBeforeDraw()) return false;
  announce(questionAnnouncement(table));
  return true;
}

function changeKind(table: TableModel, by: 1 | -1): boolean {
  if (!nextKind(table.input, by)) return false;
  announceKind(table);
  return true;
}

/** Asks for reasons, or closes the answer. */
function askHint(table: TableModel): boolean {
  const hints = hintStore(table);
  if (!hints.canAsk) return false;
  hints.toggle();
  return true;
}

type ScreenReaderKeys = typeof import('./screen-reader/board-explorer');

/** Commands with spoken answers, loaded when first used. */
const SCREEN_READER_KEYS: Partial<Record<Command, (ears: ScreenReaderKeys, table: TableModel) => unknown>> = {
  'own-next': (ears, table) => ears.scanBoard(table, 'own'),
  'own-previous': (ears, table) => ears.scanBoard(table, 'own', -1),
  'feature-next': (ears, table) => ears.scanBoard(table, 'feature'),
  'feature-previous': (ears, table) => ears.scanBoard(table, 'feature', -1),
  'open-next': (ears, table) => ears.scanBoard(table, 'open'),
  'open-previous': (ears, table) => ears.scanBoard(table, 'open', -1),
  news: (ears, table) => ears.announceChanges(table),
  state: (ears, table) => ears.announceState(table),
  hand: (ears, table) => ears.announceHand(table),
  again: (ears) => ears.repeatAnnouncement(false),
  earlier: (ears) => ears.repeatAnnouncement(true),
};

function runScreenReaderKey(
  table: TableModel,
  act: (ears: ScreenReaderKeys, table: TableModel) => unknown,
): true {
  Promise.all([import('./screen-reader/board-explorer'), language.fetch('speech')]).then(
    ([ears]) => act(ears, table),
    () => announce(t('ui-part-failed')),
  );
  return true;
}

function openPanel(table: TableModel, command: Command): boolean {
  if (command === 'here') {
    if (table.inspected) announce(cellName(table, table.inspected));
    table.togglePanel('here');
  } else if (isPluginPanel(command)) {
    if (!PLUGIN_PANELS.some((one) => one.panel.name === command && one.show(table, {}))) return false;
    table.togglePanel(command);
  } else if (command === 'aids') aidsOf(table).toggleOpen();
  else if (
    command === 'tiles' ||
    command === 'scores' ||
    command === 'log' ||
    command === 'keys' ||
    command === 'type'
  )
    table.togglePanel(command);
  else return false;
  return true;
}

/** Esc goes one step back: refusal, choice. Layers close before. */
function stepBack(table: TableModel): boolean {
  const { input } = table;
  if (table.pingNext) table.pingNext = false;
  else if (input.refusal) input.refusals.dismiss();
  else if (input.cell || input.selectedId) input.clearSelection();
  else if (input.opened) return toggleBeforeDraw(table);
  else return false;
  return true;
}

async function why(table: TableModel): Promise<void> {
  const { input } = table;
  const cell = table.cursorVisible ? table.cursor : table.hoveredCell;
  if (input.step === 'place' && !input.placement && cell) await input.explainPlacement(cell, input.rotation);
  else if (input.step !== 'place' && table.cursorVisible && cell && table.byCell.has(cellKey(cell)))
    await input.explainChoices(cell);
  else await input.explainNext();
  if (input.notice) announce(t(input.notice));
}

function afterMove(table: TableModel, ok: boolean): boolean {
  const { input } = table;
  if (!ok || !input.placement) return ok;
  keepCursor(input.placement);
  announce(placementName(table, input.placement));
  return true;
}

/** Arrows in the list move over the map. The focus stays with the choice. */
function keepCursor(cell: Cell): void {
  if (document.activeElement?.matches('input[name=place]'))
    document
      .querySelector<HTMLElement>(`input[name=place][value="${cellKey(cell)}"]`)
      ?.focus({ preventScroll: true });
}

function afterSelect(table: TableModel, ok: boolean): boolean {
  if (!ok) return false;
  announceSelection(table);
  return true;
}
