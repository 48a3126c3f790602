/** Moves the camera when the game moves, and says what happened. Both keep still while the player's
 *  own hands are on the board. */

import { untrack } from 'svelte';
import { known, t } from '../i18n';
import { announce } from '../status.svelte';
import type { Desk } from './desk.svelte';
import { layout } from './layout.svelte';
import { pointsAt } from './mists/words';
import { entryText } from './wording';
import type { Mark } from '../protocol';

/** A finger needs spots of 60 px: the tile is brought to 220 px. A mouse does with less. */
const STAGE = { touch: 224, mouse: 132 };

export function direct(desk: Desk): void {
  const { game, play, sight } = desk;
  let jumps = -1;
  let decision = '';
  let placed = 0;

  // New offers: forget what is no longer offered. A new decision starts from nothing; that the line was down or
  // somebody came in between makes none.
  $effect(() => {
    void game.offers;
    const d = game.decision;
    const key = `${game.view?.turn}/${d?.step}/${d?.seat}/${d?.tile}/${game.log.at(-1)?.n}`;
    const fresh = key !== decision;
    decision = key;
    untrack(() => play.renew(fresh));
  });

  $effect(() => {
    if (sight.port.width === 0) return;
    const jumped = game.jumps !== jumps;
    jumps = game.jumps;
    const count = desk.board.length;
    const grew = count !== placed;
    placed = count;
    const stage = desk.stage;
    const placing = play.ask === 'place';
    const counted = !!game.view?.over && desk.walk === null;
    void layout.now;
    untrack(() => {
      if (jumped) sight.jump(desk.overview());
      if (stage.length) {
        const least = layout.small || !layout.fine ? STAGE.touch : STAGE.mouse;
        sight.glide(desk.scene(stage, least), jumped ? 0 : undefined);
      } else if (grew || placing || counted || play.many) follow(desk);
    });
  });
}

/** Keeps the whole board in view, or at least the last tile, unless the player just moved the view. */
function follow(desk: Desk): void {
  const { sight } = desk;
  if (sight.held || desk.play.chosen || desk.walk !== null) return;
  sight.glide(desk.overview());
}

/** One sentence per event for the live region; a new decision at this device is said last. */
export function speak(desk: Desk): void {
  const { game } = desk;
  let seen = -1;
  let jumps = -1;
  let asked = '';

  $effect(() => {
    const log = game.log;
    const key = game.mine ? `${game.view?.turn}/${game.decision?.step}/${game.decision?.seat}` : '';
    const first = game.jumps !== jumps;
    jumps = game.jumps;
    const from = seen;
    seen = log.at(-1)?.n ?? 0;
    untrack(() => {
      const said = first ? [] : log.filter((e) => e.n > from).map((e) => entryText(desk, e));
      if (key && key !== asked) said.push(question(desk));
      asked = key;
      const text = said.filter(Boolean).map(sentence).join(' ');
      if (text) announce(text);
    });
  });
}

/** Says where the others point. */
export function hearPointing(desk: Desk): void {
  const { game } = desk;
  let before: readonly Mark[] = [];
  $effect(() => {
    const marks = game.marks;
    const known = before;
    before = marks;
    untrack(() => {
      for (const mark of marks) {
        const old = known.some((one) => one.seat === mark.seat && one.x === mark.x && one.y === mark.y);
        if (old || game.you.includes(mark.seat) || mark.x === undefined || mark.y === undefined) continue;
        announce(pointsAt(desk, mark.seat, { x: mark.x, y: mark.y }));
      }
    });
  });
}

/** What is to be picked, said aloud: "Put a figure? There are 3 spots." */
function sayPick(step: string, count: number): string {
  const key = `table-say-${step}`;
  return t(known(key) ? key : 'table-say-choose', { count });
}

/** Lines of the log stand without a full stop; read aloud they need one. */
const sentence = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);

function question(desk: Desk): string {
  const { play, game } = desk;
  const name = desk.name(game.decision?.seat ?? null);
  if (play.ask === 'place') {
    const key = game.you.length > 1 ? 'table-say-place-of' : 'table-say-place';
    return t(key, { name, count: play.places.length });
  }
  return sayPick(game.decision?.step ?? '', play.rows.length);
}
