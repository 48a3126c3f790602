/** Does what was typed. Every command answers with something said. */

import { listed, t } from '../../i18n';
import { eachLate } from '../../plugins/lazy-registry';
import type { TypedWord } from '../../plugins/lazy-api';
import { announce } from '../../a11y/live-region.svelte';
import type { Desk } from '../table-model.svelte';
import { sayPick } from '../choices/choice-text';
import { cellName, placeName, touching } from './screen-reader-text';
import { ALL, parse, wordOf, type Typed } from './parse-command';
import { look, sayAgain, sayHand, sayLog, sayNews, sayState, scan } from './board-explorer';
import { choicesSaid } from './announcements';

/** So many events without a number. */
const LATEST = 5;

export function run(desk: Desk, line: string): void {
  const typed = parse(line);
  if (typed) DO[typed.word]?.(desk, typed);
  else if (line.trim()) announce(t('ears-unknown', { word: line.trim() }));
}

const DO: Record<string, (desk: Desk, typed: Typed) => void> = {
  pick,
  place,
  why: (desk, typed) => void why(desk, typed),
  turn(desk) {
    desk.play.turn(1);
    if (desk.play.place) announce(desk.play.notice ? t(desk.play.notice) : placeName(desk, desk.play.place));
    else sayHand(desk);
  },
  confirm: (desk) => void commit(desk),
  none(desk) {
    if (desk.play.pickNone()) sayPick(desk);
    else announce(t(desk.play.notice ?? 'ears-not-now'));
  },
  undo: (desk) => void desk.play.undo(),
  cell(desk, { numbers: [y, x] }) {
    if (x === undefined || y === undefined) return announce(t('ears-cell-how'));
    look(desk, { x, y });
    announce([cellName(desk, { x, y }), desk.byCell.has(`${x},${y}`) || touching(desk, { x, y }) ? '' : t('ears-far')].join(' ').trim());
  },
  hand: sayHand,
  state: sayState,
  news: sayNews,
  own: (desk, { numbers }) => void scan(desk, 'own', 1, '', numbers[0]),
  feature: (desk, { numbers, kind }) => void scan(desk, 'feature', 1, kind, numbers[0]),
  open: (desk, { numbers }) => void scan(desk, 'open', 1, '', numbers[0]),
  left(desk) {
    const left = desk.game.view?.left;
    const kinds = Object.keys(left?.tiles ?? {}).length;
    announce(t(kinds ? 'table-left-text' : 'table-left-untold', { count: left?.total ?? 0, kinds }));
  },
  log: (desk, { numbers }) => sayLog(desk, numbers[0] ?? LATEST),
  again: () => sayAgain(false),
  help: () => announce(t('ears-help', { words: listed(ALL.map(wordOf)) })),
  ...Object.fromEntries(eachLate((part) => part.typed).map((one) => [one.word, (desk: Desk) => tell(desk, one)])),
};

function tell(desk: Desk, { said, none }: TypedWord): void {
  const all = said(desk);
  (all.length ? all : [t(none)]).forEach(announce);
}

/** A number alone: a place while the tile is to be placed, otherwise a choice. */
function pick(desk: Desk, { numbers: [n = 0] }: Typed): void {
  if (desk.play.ask === 'place') placeNumber(desk, n);
  else if (desk.play.pickNumber(n)) sayPick(desk);
  else announce([t('ears-no-such'), choicesSaid(desk)].join(' ').trim());
}

/** By its number, by its row and column, or the next one. */
function place(desk: Desk, { numbers: [a, b] }: Typed): void {
  const { play } = desk;
  if (play.ask !== 'place') return announce(t('ears-not-now'));
  if (a !== undefined && b !== undefined) {
    if (!play.choose({ x: b, y: a })) return announce(t('ears-no-such'));
  } else if (a !== undefined) return placeNumber(desk, a);
  else play.cycle(1);
  sayPlace(desk);
}

function placeNumber(desk: Desk, n: number): void {
  const one = desk.play.places[n - 1];
  if (one && desk.play.choose(one)) sayPlace(desk);
  else announce(t('ears-no-such'));
}

function sayPlace(desk: Desk): void {
  if (!desk.play.place) return;
  announce(placeName(desk, desk.play.place));
}

async function commit(desk: Desk): Promise<void> {
  const { play } = desk;
  if (!desk.game.mine) return announce(t('ears-not-now'));
  if (!play.mayCommit) return announce(t('table-pick-first'));
  await play.commit();
}

/** Why the tile in hand may not lie on a cell as it is held. */
async function why(desk: Desk, { numbers: [y, x] }: Typed): Promise<void> {
  const { play } = desk;
  const cell = x !== undefined && y !== undefined ? { x, y } : desk.cursor;
  if (!desk.game.mine || play.ask !== 'place') return announce(t('ears-not-now'));
  if (!cell) return announce(t('table-why-hint'));
  // The reason is said wherever the question came from.
  if (!(await play.askWhy(cell, play.rotation)) && !play.notice) announce(t('ears-fits'));
}
