/** Advice at a table that gives it: the turn a good player would play, and whether there was a better one than mine. */

import { untrack } from 'svelte';
import type { HintAnswer, NoteAnswer, Offer, PlacedTile, ServerMessage } from '../../api/protocol';
import type { GameStore } from '../../game/game-store.svelte';
import { pollJob } from '../../lib/poll-job';
import { pending } from '../../lib/settled';
import { announce } from '../../a11y/live-region.svelte';
import { t } from '../../i18n';
import type { TableModel } from '../table-model.svelte';
import { perTable } from '../../plugins/per-table.svelte';
import { refusalText } from '../event-text';

/** The next move comes first: a note is asked for when the table has gone on. */
const PAUSE = 300;
/** One question of a table is thought over at a time, such as the note about the turn before: ask again so often. */
const TRIES = 20;
const AGAIN = 1000;

export class HintStore {
  hint = $state.raw<HintAnswer | null>(null);
  note = $state.raw<NoteAnswer | null>(null);
  busy = $state(false);
  /** Why there was no hint, for the decision it was asked about. */
  #refusal = $state.raw({ about: '', why: '' });
  /** The note's turn is shown on the map, with its reasons. */
  open = $state(false);
  /** What the hint wants next. */
  readonly step;
  readonly problem;
  readonly canAsk;
  readonly visible;

  constructor(readonly table: TableModel) {
    const { game } = table;
    this.step = $derived(nextHintStep(this.hint?.steps ?? [], game.offers, table.tiles));
    this.problem = $derived(this.#refusal.about === this.#decision ? this.#refusal.why : '');
    this.canAsk = $derived(
      this.isAllowed('hint') &&
        game.myTurn &&
        game.offers.length > 0 &&
        table.input.step !== 'draw' &&
        !game.table?.lesson &&
        table.scoringStep === null,
    );
    this.visible = $derived<'hint' | 'note' | null>(
      table.scoringStep !== null ? null : this.step || this.problem || this.busy ? 'hint' : this.note ? 'note' : null,
    );
  }

  isAllowed(what: 'hint' | 'notes'): boolean {
    const options = this.table.game.table?.options;
    return !!options?.aids && !!options.advice?.includes(what);
  }

  async ask(): Promise<void> {
    if (this.busy || !this.canAsk) return;
    this.busy = true;
    this.close();
    announce(t('table-advice-comes'));
    const about = this.#decision;
    const busy = (answer: ServerMessage | null): boolean => answer?.t === 'reject' && answer.code === 'advice-busy';
    const told = await pollJob(() => this.table.game.request('hint'), { running: busy, pause: () => AGAIN, tries: TRIES });
    this.busy = false;
    if (told?.t === 'hint') this.hint = told as HintAnswer;
    else this.#refusal = { about, why: told?.t === 'reject' ? refusalText(told) : t('table-advice-none') };
  }

  /** Another word for every decision. */
  get #decision(): string {
    const { view, decision, log } = this.table.game;
    return `${view?.turn}/${decision?.step}/${decision?.seat}/${log.findLast((entry) => entry.kind === 'placed')?.n}`;
  }

  close(): void {
    this.hint = this.note = null;
    this.#refusal = { about: '', why: '' };
    this.open = false;
  }

  toggle(): void {
    if (this.step || this.problem) this.close();
    else void this.ask();
  }
}

/** What of a turn is to be done next; null where something else was done. */
export function nextHintStep(steps: readonly Offer[], offers: readonly Offer[], board: readonly PlacedTile[]): Offer | null {
  const at = steps.findIndex((step) => offers.some((offer) => offer.id === step.id));
  const done = steps
    .slice(0, at)
    .every(({ shape, x, y, rotation }) => shape !== 'place' || board.some((tile) => tile.x === x && tile.y === y && tile.rotation === rotation));
  return (done && steps[at]) || null;
}

export const hintStore = perTable(HintStore);

/** The note about the last turn, asked for after so many milliseconds. */
async function noteReady(milliseconds: number, game: GameStore): Promise<ServerMessage | null> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return game.request('note');
}

/** Forgets a hint that is of yesterday, and asks for a note after every turn of one's own. */
export function updateHints(table: TableModel): void {
  const hints = hintStore(table);
  const { game } = table;
  /** Tiles that this device has placed. */
  const laid = $derived(game.log.filter((entry) => entry.kind === 'placed' && game.you.includes(entry.seat ?? -1)).length);
  /** The turn that the last of them belongs to is over. */
  const done = $derived(!game.myTurn || table.input.step === 'place' || table.input.step === 'draw' || !!game.view?.over);
  let judged = -1;

  $effect(() => {
    const over = !game.myTurn || (hints.hint && !hints.step);
    if (over) untrack(() => (hints.hint = null));
  });
  $effect(() => {
    const now = laid;
    if (judged < 0 || now < judged) judged = now; // whoever comes, or takes back, has not just played
    if (now === judged) return;
    untrack(() => ((hints.note = null), (hints.open = false)));
    if (!done || !hints.isAllowed('notes') || game.table?.lesson) return;
    judged = now;
    void pending(noteReady(PAUSE, game)).then((told) => {
      if (told?.t === 'note' && told.best.length && laid === now) hints.note = told as NoteAnswer;
    });
  });
}
