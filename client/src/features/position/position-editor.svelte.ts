/** A position as a game that the table's components can show. Their commands change the draft. */
import type { DraftResponse, PositionProblem } from '../../api/http.gen';
import { ApiError } from '../../api';
import { GameStore } from '../../game/game-store.svelte';
import { t } from '../../i18n';
import type { Command, CommandBody, Offer, Outcome, Rotation, SeatNo, Snapshot } from '../../api/protocol';
import { router } from '../../lib/router.svelte';
import { positionUrl } from './position-transfer';
import { editPosition, type DraftSelection, type PositionEdit } from './api';

const MOST_UNDONE = 200;

export class PositionEditor extends GameStore {
  text = $state('');
  canonicalText = $state('');
  problems = $state.raw<readonly PositionProblem[]>([]);
  moreProblems = $state(0);
  failure = $state.raw<ApiError | null>(null);
  given = $state(0);
  /** The seat to move, and the tile in hand. */
  seatToMove = $state<SeatNo>(0);
  tileInHand = $state('');
  selection = $state.raw<DraftSelection>({});
  /** The seat whose figures are placed. */
  figureSeat = $state<SeatNo>(0);
  readonly selectedPiece = $derived('x' in this.selection ? this.selection : null);
  readonly selectedTile = $derived('tile' in this.selection ? (this.selection.tile ?? '') : '');
  #undoTexts = $state.raw<readonly string[]>([]);
  #last: Promise<Outcome> = Promise.resolve({ ok: true, seq: 0 });
  /** The last failed request, for "Try again". */
  #retry: () => Promise<Outcome> = () => this.change(null);

  constructor() {
    super('position');
  }

  get canUndo(): boolean {
    return this.#undoTexts.length > 0;
  }

  /** Loads the draft of a text. Undo still leads back to the former one. */
  load(text: string): Promise<Outcome> {
    return this.change(null, {}, text);
  }

  /** Changes run one after another, since each needs the result of the one before. */
  change(edit: PositionEdit | null, ask: DraftSelection = {}, text?: string): Promise<Outcome> {
    this.#retry = () => this.change(edit, ask, text);
    this.#last = this.#last.then(() => this.#change(edit, ask, text ?? this.text));
    return this.#last;
  }

  async #change(edit: PositionEdit | null, ask: DraftSelection, text: string): Promise<Outcome> {
    this.pending = { t: 'undo', cid: '', seq: this.seq } as Command;
    try {
      const told = await editPosition(text, edit, ask);
      if (this.text && told.text !== this.text)
        this.#undoTexts = [...this.#undoTexts, this.text].slice(-MOST_UNDONE);
      this.#applyResponse(told, ask);
      return { ok: true, seq: this.seq };
    } catch (error) {
      const { code, message, args, rule } = (this.failure = error as ApiError);
      return { ok: false, stale: false, code, text: message, args, rule } as Outcome;
    } finally {
      this.pending = null;
    }
  }

  retry(): void {
    void this.#retry();
  }

  select(ask: DraftSelection): Promise<Outcome> {
    return this.change(null, ask);
  }

  #applyResponse(told: DraftResponse, ask: DraftSelection): void {
    this.failure = null;
    this.text = told.text;
    this.canonicalText = told.whole;
    this.problems = told.problems;
    this.moreProblems = told.more;
    this.given = told.given;
    this.seatToMove = told.seat;
    this.tileInHand = told.hand;
    this.selection = ask;
    const { table } = told.shown;
    const seats = table.seats.map((seat) => ({ ...seat, name: t('ui-player-n', { n: seat.seat + 1 }) }));
    const named = {
      ...table,
      name: t('position-title'),
      seats,
      turns: told.turns.length ? told.turns : undefined,
      mayUndo: this.canUndo || !!this.selectedTile,
    };
    this.receive({ ...told.shown, t: 'snapshot', seq: this.seq + 1, table: named } as unknown as Snapshot & {
      t: 'snapshot';
    });
    if (this.figureSeat >= seats.length) this.figureSeat = 0;
    router.replaceSilently(positionUrl(told.whole || told.text) || '/position');
  }

  override act(offer: Offer): Promise<Outcome> {
    const { figureSeat } = this;
    if (offer.label.key === 'offer-draw') return this.select({ tile: offer.tile ?? '' });
    if (offer.shape === 'place') {
      const { tile = '', x = 0, y = 0, rotation = 0 } = offer;
      return this.change(
        { do: 'lay', tile, x, y, rotation: rotation as Rotation },
        { x, y, seat: figureSeat },
      );
    }
    return offer.id === 'pass' ? this.select({}) : this.change({ do: 'put', entry: offer.id });
  }

  override undo(): Promise<Outcome> {
    if (this.selectedTile) return this.select({});
    this.#last = this.#last.then(() => this.#undo());
    return this.#last;
  }

  async #undo(): Promise<Outcome> {
    const text = this.#undoTexts.at(-1);
    if (text === undefined) return { ok: true, seq: this.seq };
    const kept = this.#undoTexts.slice(0, -1);
    const outcome = await this.#change(null, {}, text);
    if (!outcome.ok) return outcome;
    this.#undoTexts = kept;
    if (this.table) this.table = { ...this.table, mayUndo: this.canUndo };
    return outcome;
  }

  override send(body: CommandBody): Promise<Outcome> {
    const laid = this.view?.tiles.find(
      (one) => this.selectedPiece && one.x === this.selectedPiece.x && one.y === this.selectedPiece.y,
    );
    if (body.t === 'turn' && laid && this.selectedPiece) {
      const { x, y, tile } = laid;
      return this.change({ do: 'lay', tile, x, y, rotation: body.rotation }, this.selectedPiece);
    }
    return Promise.resolve({ ok: true, seq: this.seq });
  }

  /** Selects the piece at a cell, to place figures on it or to remove it. */
  selectPiece(x: number, y: number): boolean {
    const laid = this.view?.tiles.some((one) => one.x === x && one.y === y) ?? false;
    if (laid && !this.pending) void this.select({ x, y, seat: this.figureSeat });
    return laid;
  }

  setFigureSeat(seat: SeatNo): void {
    this.figureSeat = seat;
    if (this.selectedPiece) void this.select({ ...this.selectedPiece, seat });
  }

  /** Whether the piece belongs to the start. */
  get isFixed(): boolean {
    const { selectedPiece } = this;
    const at =
      this.view?.tiles.findIndex(
        (one) => selectedPiece && one.x === selectedPiece.x && one.y === selectedPiece.y,
      ) ?? -1;
    return at >= 0 && at < this.given;
  }
}
