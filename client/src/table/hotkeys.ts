/** Runs the commands of the keyboard map. Native controls keep their own keys. */

import { announce } from '../a11y/live-region.svelte';
import { language } from '../i18n/language.svelte';
import { settings } from '../lib/settings.svelte';
import { t } from '../i18n';
import { OPENED } from '../plugins/registry';
import { adviserOf } from './hints/hint-store.svelte';
import { flip } from './aids/toggle-aid';
import { turnLaid } from './companion/last-placement';
import type { Desk } from './table-model.svelte';
import { keyOf, type Cell, type Side } from '../board/grid';
import { commandOf, isPart, type Command } from './key-commands';
import { pointAt } from './pings';
import { sayPick } from './choices/choice-text';
import { cellName, placeName } from './screen-reader/screen-reader-text';

const SIDE: Record<string, Side> = { north: 'N', east: 'E', south: 'S', west: 'W' };
const PAN: Record<Side, [number, number]> = { N: [0, 1], E: [-1, 0], S: [0, -1], W: [1, 0] };

export function onkey(desk: Desk, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
  if (target.matches('input:not([type=radio]), textarea, select, [contenteditable]')) return;
  const command = commandOf(event, settings.letterKeys);
  if (!command || leaveToControl(desk, target, event.key)) return;
  if (run(desk, command)) event.preventDefault();
}

/** Buttons and links take Enter themselves; radio buttons and scrolling panels take the arrows. But where the row that is
 *  picked has several figures, those to the sides choose among them, as the hints below say. */
function leaveToControl(desk: Desk, target: HTMLElement, key: string): boolean {
  if (key === 'Enter') return target.matches('button, a, summary');
  if (/^Arrow[LR]/.test(key) && target.matches('[name=offer]') && desk.play.variants.length > 1) return false;
  if (key.startsWith('Arrow')) return target.matches('input:not([name=place]), [role=group][tabindex="0"]');
  return false;
}

function run(desk: Desk, command: Command): boolean {
  const { play, sight } = desk;
  if (command.startsWith('pick-')) return picked(desk, play.pickNumber(Number(command.slice(5))));
  if (command.startsWith('pan-')) {
    const [dx, dy] = PAN[SIDE[command.slice(4)]!];
    sight.nudge(dx * 120, dy * 120);
    return true;
  }
  if (command.startsWith('aid-')) return flip(desk, command.slice(4));
  if (command in EARS) return listen(desk, EARS[command]!);
  const side = SIDE[command];
  if (side && play.ask === 'pick') return picked(desk, play.vary(side === 'E' || side === 'N' ? 1 : -1));
  if (side) return moved(desk, play.towards(side));
  switch (command) {
    case 'next-place':
    case 'previous-place':
      if (play.ask === 'pick') return picked(desk, play.cycle(command === 'next-place' ? 1 : -1));
      return moved(desk, play.cycle(command === 'next-place' ? 1 : -1));
    case 'turn':
    case 'turn-back':
      if (play.ask !== 'place' && turnLaid(play)) return true;
      play.turn(command === 'turn' ? 1 : -1);
      if (play.place) announce(play.notice ? t(play.notice) : placeName(desk, play.place));
      return true;
    case 'commit':
      if (desk.game.table?.lesson?.kind === 'read') return (void desk.game.readOn(), true);
      if (desk.game.mine && !play.mayCommit) announce(t('table-pick-first'));
      void desk.commit();
      return true;
    case 'none':
      if (picked(desk, play.pickNone())) return true;
      if (play.notice) announce(t(play.notice));
      return play.notice !== null;
    case 'undo':
      void play.undo();
      return true;
    case 'why':
      void why(desk);
      return true;
    case 'zoom-in':
    case 'zoom-out':
      sight.step(command === 'zoom-in' ? 1.3 : 1 / 1.3);
      return true;
    case 'fit':
      desk.wholeMap();
      return true;
    case 'point':
      return !!desk.inspected && pointAt(desk, desk.inspected);
    case 'hint':
      return askHint(desk);
    case 'back':
      return back(desk);
    default:
      return openPanel(desk, command);
  }
}

/** Asks, or closes what was answered. */
function askHint(desk: Desk): boolean {
  const adviser = adviserOf(desk);
  if (!adviser.mayAsk) return false;
  adviser.toggle();
  return true;
}

type Ears = typeof import('./screen-reader/board-explorer');

/** What answers with something said; it comes when somebody first asks. */
const EARS: Partial<Record<Command, (ears: Ears, desk: Desk) => unknown>> = {
  'own-next': (ears, desk) => ears.scan(desk, 'own'),
  'own-previous': (ears, desk) => ears.scan(desk, 'own', -1),
  'feature-next': (ears, desk) => ears.scan(desk, 'feature'),
  'feature-previous': (ears, desk) => ears.scan(desk, 'feature', -1),
  'open-next': (ears, desk) => ears.scan(desk, 'open'),
  'open-previous': (ears, desk) => ears.scan(desk, 'open', -1),
  news: (ears, desk) => ears.sayNews(desk),
  state: (ears, desk) => ears.sayState(desk),
  hand: (ears, desk) => ears.sayHand(desk),
  again: (ears) => ears.sayAgain(false),
  earlier: (ears) => ears.sayAgain(true),
};

function listen(desk: Desk, act: (ears: Ears, desk: Desk) => unknown): true {
  Promise.all([import('./screen-reader/board-explorer'), language.fetch('ears')]).then(
    ([ears]) => act(ears, desk),
    () => announce(t('ui-part-failed')),
  );
  return true;
}

function openPanel(desk: Desk, command: Command): boolean {
  if (command === 'here') {
    if (desk.inspected) announce(cellName(desk, desk.inspected));
    desk.open('here');
  } else if (isPart(command)) {
    if (!OPENED.some((one) => one.panel === command && one.show(desk, {}))) return false;
    desk.open(command);
  } else if (command === 'aids' || command === 'tiles' || command === 'scores' || command === 'log' || command === 'keys' || command === 'type')
    desk.open(command);
  else return false;
  return true;
}

/** Esc goes one step back: panel, counting, why, choice. */
function back(desk: Desk): boolean {
  const { play } = desk;
  if (desk.pointing) desk.pointing = false;
  else if (desk.panel) desk.panel = null;
  else if (desk.walk !== null) desk.walk = null;
  else if (play.refusal) play.why.dismiss();
  else if (play.chosen || play.picked) play.unchoose();
  else return false;
  return true;
}

async function why(desk: Desk): Promise<void> {
  const { play } = desk;
  const cell = desk.cursorShown ? desk.cursor : desk.under;
  if (play.ask === 'place' && !play.place && cell) await play.askWhy(cell, play.rotation);
  else if (play.ask !== 'place' && desk.cursorShown && cell && desk.byCell.has(keyOf(cell))) await play.askOthers(cell);
  else await play.whyNext();
  if (play.notice) announce(t(play.notice));
}

function moved(desk: Desk, ok: boolean): boolean {
  const { play } = desk;
  if (!ok || !play.place) return ok;
  keep(play.place);
  announce(placeName(desk, play.place));
  return true;
}

/** From a place in the list the arrows lead over the map, and the keyboard stays with what is chosen. */
function keep(cell: Cell): void {
  if (document.activeElement?.matches('input[name=place]'))
    document.querySelector<HTMLElement>(`input[name=place][value="${keyOf(cell)}"]`)?.focus({ preventScroll: true });
}

function picked(desk: Desk, ok: boolean): boolean {
  if (!ok) return false;
  sayPick(desk);
  return true;
}
