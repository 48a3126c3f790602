/** Advice at a table that gives it: the turn a good player would play, and whether there was a better one than mine. */

import { untrack } from 'svelte';
import type { HintAnswer, NoteAnswer, Offer, PlacedTile, ServerMessage } from '../../api/protocol';
import type { Game } from '../../game/game-store.svelte';
import { pollJob } from '../../lib/poll-job';
import { pending } from '../../lib/settled';
import { announce } from '../../a11y/live-region.svelte';
import { t } from '../../i18n';
import type { Desk } from '../table-model.svelte';
import { perDesk } from '../per-table.svelte';
import { refusalText } from '../event-text';

/** The next move comes first: a note is asked for when the table has gone on. */
const PAUSE = 300;
/** One question of a table is thought over at a time, such as the note about the turn before: ask again so often. */
const TRIES = 20;
const AGAIN = 1000;

export class Adviser {
  hint = $state.raw<HintAnswer | null>(null);
  note = $state.raw<NoteAnswer | null>(null);
  busy = $state(false);
  /** Why there was no hint, for the decision it was asked about. */
  #refusal = $state.raw({ about: '', why: '' });
  /** The note's turn is shown on the map, with its reasons. */
  open = $state(false);
  /** What the hint wants next. */
  readonly step;
  readonly trouble;
  readonly mayAsk;
  readonly shown;

  constructor(readonly desk: Desk) {
    const { game } = desk;
    this.step = $derived(nextStep(this.hint?.steps ?? [], game.offers, desk.board));
    this.trouble = $derived(this.#refusal.about === this.#decision ? this.#refusal.why : '');
    this.mayAsk = $derived(
      this.gives('hint') && game.mine && game.offers.length > 0 && desk.play.ask !== 'draw' && !game.table?.lesson && desk.walk === null,
    );
    this.shown = $derived<'hint' | 'note' | null>(
      desk.walk !== null ? null : this.step || this.trouble || this.busy ? 'hint' : this.note ? 'note' : null,
    );
  }

  gives(what: 'hint' | 'notes'): boolean {
    const options = this.desk.game.table?.options;
    return !!options?.aids && !!options.advice?.includes(what);
  }

  async ask(): Promise<void> {
    if (this.busy || !this.mayAsk) return;
    this.busy = true;
    this.close();
    announce(t('table-advice-comes'));
    const about = this.#decision;
    const busy = (answer: ServerMessage | null): boolean => answer?.t === 'reject' && answer.code === 'advice-busy';
    const told = await pollJob(() => this.desk.game.ask('hint'), { running: busy, pause: () => AGAIN, tries: TRIES });
    this.busy = false;
    if (told?.t === 'hint') this.hint = told as HintAnswer;
    else this.#refusal = { about, why: told?.t === 'reject' ? refusalText(told) : t('table-advice-none') };
  }

  /** Another word for every decision. */
  get #decision(): string {
    const { view, decision, log } = this.desk.game;
    return `${view?.turn}/${decision?.step}/${decision?.seat}/${log.findLast((entry) => entry.kind === 'placed')?.n}`;
  }

  close(): void {
    this.hint = this.note = null;
    this.#refusal = { about: '', why: '' };
    this.open = false;
  }

  toggle(): void {
    if (this.step || this.trouble) this.close();
    else void this.ask();
  }
}

/** What of a turn is to be done next; null where something else was done. */
export function nextStep(steps: readonly Offer[], offers: readonly Offer[], board: readonly PlacedTile[]): Offer | null {
  const at = steps.findIndex((step) => offers.some((offer) => offer.id === step.id));
  const done = steps
    .slice(0, at)
    .every(({ shape, x, y, rotation }) => shape !== 'place' || board.some((tile) => tile.x === x && tile.y === y && tile.rotation === rotation));
  return (done && steps[at]) || null;
}

export const adviserOf = perDesk(Adviser);

/** The note about the last turn, asked for after so many milliseconds. */
async function noteAfter(milliseconds: number, game: Game): Promise<ServerMessage | null> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return game.ask('note');
}

/** Forgets a hint that is of yesterday, and asks for a note after every turn of one's own. */
export function advise(desk: Desk): void {
  const adviser = adviserOf(desk);
  const { game } = desk;
  /** Tiles that this device has placed. */
  const laid = $derived(game.log.filter((entry) => entry.kind === 'placed' && game.you.includes(entry.seat ?? -1)).length);
  /** The turn that the last of them belongs to is over. */
  const done = $derived(!game.mine || desk.play.ask === 'place' || desk.play.ask === 'draw' || !!game.view?.over);
  let judged = -1;

  $effect(() => {
    const over = !game.mine || (adviser.hint && !adviser.step);
    if (over) untrack(() => (adviser.hint = null));
  });
  $effect(() => {
    const now = laid;
    if (judged < 0 || now < judged) judged = now; // whoever comes, or takes back, has not just played
    if (now === judged) return;
    untrack(() => ((adviser.note = null), (adviser.open = false)));
    if (!done || !adviser.gives('notes') || game.table?.lesson) return;
    judged = now;
    void pending(noteAfter(PAUSE, game)).then((told) => {
      if (told?.t === 'note' && told.best.length && laid === now) adviser.note = told as NoteAnswer;
    });
  });
}
