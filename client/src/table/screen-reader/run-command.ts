/** Runs typed commands. Each has a spoken answer. */

import { formatList, t } from '../../i18n';
import { describeLazy } from '../../plugins/lazy-registry';
import { PLUGIN_PANELS } from '../../plugins/registry';
import type { PluginPanelName } from '../../plugins/api';
import { announce } from '../../a11y/live-region.svelte';
import type { TableModel } from '../table-model.svelte';
import { cellKey, type Cell } from '../../board/grid';
import { announceSelection } from '../choices/choice-text';
import { cellName, placementName, neighboursText } from './screen-reader-text';
import { commandWords, parseCommand, commandWord, type ParsedCommand } from './parse-command';
import {
  moveCursor,
  repeatAnnouncement,
  announceHand,
  announceLog,
  announceChanges,
  announceState,
  scanBoard,
} from './board-explorer';
import { choicesAnnouncement } from './announcements';

/** The number of events by default. */
const LATEST = 5;

export function runCommand(table: TableModel, line: string): void {
  const typed = parseCommand(line);
  const panel = PLUGIN_PANELS.find((one) => one.panel.command?.word === typed?.word)?.panel;
  if (panel?.command) announcePanel(table, panel.name, panel.command.empty);
  else if (typed) DO[typed.word]?.(table, typed);
  else if (line.trim()) announce(t('speech-unknown', { word: line.trim() }));
}

const DO: Record<string, (table: TableModel, typed: ParsedCommand) => void> = {
  pick,
  place,
  why: (table, typed) => void why(table, typed),
  turn(table) {
    table.input.rotate(1);
    if (table.input.placement)
      announce(table.input.notice ? t(table.input.notice) : placementName(table, table.input.placement));
    else announceHand(table);
  },
  confirm: (table) => void commit(table),
  none(table) {
    if (table.input.selectPass()) announceSelection(table);
    else announce(t(table.input.notice ?? 'speech-not-now'));
  },
  undo: (table) => void table.input.undo(),
  cell(table, { numbers }) {
    const cell = cellOf(numbers);
    if (!cell) return announce(t('speech-cell-how'));
    moveCursor(table, cell);
    announce(
      [
        cellName(table, cell),
        table.byCell.has(cellKey(cell)) || neighboursText(table, cell) ? '' : t('speech-far'),
      ]
        .join(' ')
        .trim(),
    );
  },
  hand: announceHand,
  state: announceState,
  news: announceChanges,
  own: (table, { numbers }) => void scanBoard(table, 'own', 1, '', numbers[0]),
  feature: (table, { numbers, kind }) => void scanBoard(table, 'feature', 1, kind, numbers[0]),
  open: (table, { numbers }) => void scanBoard(table, 'open', 1, '', numbers[0]),
  left(table) {
    const left = table.game.view?.left;
    const kinds = Object.keys(left?.tiles ?? {}).length;
    announce(t(kinds ? 'table-left-text' : 'table-left-untold', { count: left?.total ?? 0, kinds }));
  },
  log: (table, { numbers }) => announceLog(table, numbers[0] ?? LATEST),
  again: () => repeatAnnouncement(false),
  help: () => announce(t('speech-help', { words: formatList(commandWords().map(commandWord)) })),
};

/** The cell of two numbers: how far right and how far up from the start. */
const cellOf = ([right, up]: number[]): Cell | null =>
  right === undefined || up === undefined ? null : { x: right, y: -up };

function announcePanel(table: TableModel, panel: PluginPanelName, empty: string): void {
  const all = describeLazy(table, { panel });
  (all.length ? all : [t(empty)]).forEach(announce);
}

/** A number alone: a place while a tile is to be placed, otherwise a choice. */
function pick(table: TableModel, { numbers: [n = 0] }: ParsedCommand): void {
  if (table.input.step === 'place') placeNumber(table, n);
  else if (table.input.selectNumber(n)) announceSelection(table);
  else announce([t('speech-no-such'), choicesAnnouncement(table)].join(' ').trim());
}

/** By its number, by its position, or the next one. */
function place(table: TableModel, { numbers }: ParsedCommand): void {
  const { input } = table;
  if (input.step !== 'place') return announce(t('speech-not-now'));
  const cell = cellOf(numbers);
  if (cell) {
    if (!input.selectCell(cell)) return announce(t('speech-no-such'));
  } else if (numbers[0] !== undefined) return placeNumber(table, numbers[0]);
  else input.selectNext(1);
  sayPlace(table);
}

function placeNumber(table: TableModel, n: number): void {
  const one = table.input.placements[n - 1];
  if (one && table.input.selectCell(one)) sayPlace(table);
  else announce(t('speech-no-such'));
}

function sayPlace(table: TableModel): void {
  if (!table.input.placement) return;
  announce(placementName(table, table.input.placement));
}

async function commit(table: TableModel): Promise<void> {
  const { input } = table;
  if (!table.game.myTurn) return announce(t('speech-not-now'));
  if (!input.canCommit) return announce(t('table-pick-first'));
  await input.commit();
}

/** Why the tile does not fit on a cell in its direction. */
async function why(table: TableModel, { numbers }: ParsedCommand): Promise<void> {
  const { input } = table;
  const cell = cellOf(numbers) ?? table.cursor;
  if (!table.game.myTurn || input.step !== 'place') return announce(t('speech-not-now'));
  if (!cell) return announce(t('table-why-hint'));
  // The reason is announced wherever the question came from.
  if (!(await input.explainPlacement(cell, input.rotation)) && !input.notice) announce(t('speech-fits'));
}
