/** Hints: the turn of a good bot, and notes about better turns. */

import { untrack } from 'svelte';
import type {
  HintAnswer,
  NoteAnswer,
  Offer,
  PlacedTile,
  RankedTurn,
  ServerMessage,
} from '../../api/protocol';
import type { GameStore } from '../../game/game-store.svelte';
import { pollJob } from '../../lib/poll-job';
import { pending } from '../../lib/settled';
import { announce } from '../../a11y/live-region.svelte';
import { t } from '../../i18n';
import type { TableModel } from '../table-model.svelte';
import { perTable } from '../../plugins/per-table.svelte';
import { refusalText } from '../event-text';

/** Milliseconds until a note is requested, so that the next move comes first. */
const PAUSE = 300;
/** Retries while the server works on another question of the table. */
const TRIES = 20;
const AGAIN = 1000;

/** A turn of a hint with its rank. The best has 1. */
export interface HintTurn extends RankedTurn {
  rank: number;
}

export class HintStore {
  hint = $state.raw<HintAnswer | null>(null);
  note = $state.raw<NoteAnswer | null>(null);
  busy = $state(false);
  /** Why there was no hint, for the decision it was asked about. */
  #refusal = $state.raw({ about: '', why: '' });
  /** Whether the map shows the turn of the note. */
  open = $state(false);
  /** The turns of the hint that are still possible. */
  readonly turns;
  /** The one that the map shows. */
  readonly turn;
  #rank = $state(1);
  /** Its next step. */
  readonly step;
  readonly problem;
  readonly canAsk;
  readonly visible;

  constructor(readonly table: TableModel) {
    const { game } = table;
    const nextStep = ({ steps }: RankedTurn): Offer | null => nextHintStep(steps, game.offers, table.tiles);
    this.turns = $derived(rankTurns(this.hint).filter(nextStep));
    this.turn = $derived(this.turns.find(({ rank }) => rank === this.#rank) ?? this.turns[0] ?? null);
    this.step = $derived(this.turn && nextStep(this.turn));
    this.problem = $derived(this.#refusal.about === this.#decision ? this.#refusal.why : '');
    this.canAsk = $derived(
      this.isAllowed('hint') &&
        game.myTurn &&
        game.offers.length > 0 &&
        table.input.step !== 'draw' &&
        table.input.step !== 'begin' &&
        !game.table?.lesson &&
        table.scoringStep === null,
    );
    this.visible = $derived<'hint' | 'note' | null>(
      table.scoringStep !== null
        ? null
        : this.step || this.problem || this.busy
          ? 'hint'
          : this.note
            ? 'note'
            : null,
    );
  }

  isAllowed(what: 'hint' | 'notes'): boolean {
    const options = this.table.game.table?.options;
    return !!options?.aids && !!options.advice?.includes(what);
  }

  async requestHint(): Promise<void> {
    if (this.busy || !this.canAsk) return;
    this.busy = true;
    this.close();
    announce(t('table-advice-comes'));
    const about = this.#decision;
    const busy = (answer: ServerMessage | null): boolean =>
      answer?.t === 'reject' && answer.code === 'advice-busy';
    const told = await pollJob(() => this.table.game.request('hint'), {
      running: busy,
      pause: () => AGAIN,
      tries: TRIES,
    });
    this.busy = false;
    if (told?.t === 'hint') this.hint = told as HintAnswer;
    else this.#refusal = { about, why: told?.t === 'reject' ? refusalText(told) : t('table-advice-none') };
  }

  /** Resets with every decision. */
  get #decision(): string {
    const { view, decision, log } = this.table.game;
    return `${view?.turn}/${decision?.step}/${decision?.seat}/${log.findLast((entry) => entry.kind === 'placed')?.n}`;
  }

  /** Shows this turn on the map. False if there is none. */
  select(rank: number): boolean {
    const found = this.turns.some((turn) => turn.rank === rank);
    if (found) this.#rank = rank;
    return found;
  }

  close(): void {
    this.#rank = 1;
    this.hint = this.note = null;
    this.#refusal = { about: '', why: '' };
    this.open = false;
  }

  toggle(): void {
    if (this.step || this.problem) this.close();
    else void this.requestHint();
  }
}

/** The turns of a hint, the best first. */
export const rankTurns = (hint: HintAnswer | null): HintTurn[] =>
  (hint?.turns ?? []).map((turn, i) => ({ ...turn, rank: i + 1 }));

/** The next step of a turn. Null after a different move. */
export function nextHintStep(
  steps: readonly Offer[],
  offers: readonly Offer[],
  board: readonly PlacedTile[],
): Offer | null {
  const at = steps.findIndex((step) => offers.some((offer) => offer.id === step.id));
  const done = steps
    .slice(0, at)
    .every(
      ({ shape, x, y, rotation }) =>
        shape !== 'place' || board.some((tile) => tile.x === x && tile.y === y && tile.rotation === rotation),
    );
  return (done && steps[at]) || null;
}

export const hintStore = perTable(HintStore);

/** Requests the note about the last turn after some milliseconds. */
async function noteReady(milliseconds: number, game: GameStore): Promise<ServerMessage | null> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return game.request('note');
}

/** Drops outdated hints, and requests a note after each own turn. */
export function updateHints(table: TableModel): void {
  const hints = hintStore(table);
  const { game } = table;
  /** Tiles placed by this device. */
  const laid = $derived(
    game.log.filter((entry) => entry.kind === 'placed' && game.you.includes(entry.seat ?? -1)).length,
  );
  /** The turn of the last one is over. */
  const done = $derived(
    !game.myTurn || ['place', 'draw', 'begin'].includes(table.input.step) || !!game.view?.over,
  );
  let judged = -1;

  $effect(() => {
    const over = !game.myTurn || (hints.hint && !hints.step);
    if (over) untrack(() => (hints.hint = null));
  });
  $effect(() => {
    const now = laid;
    if (judged < 0 || now < judged) judged = now; // arrival and undo are no turns
    if (now === judged) return;
    untrack(() => ((hints.note = null), (hints.open = false)));
    if (!done || !hints.isAllowed('notes') || game.table?.lesson) return;
    judged = now;
    void pending(noteReady(PAUSE, game)).then((told) => {
      if (told?.t === 'note' && told.best.length && laid === now) hints.note = told as NoteAnswer;
    });
  });
}
