/** A position in the making as a game that the table's own parts can show: what they send is a change of the draft. */
import type { DraftResponse, PositionProblem } from '../../api/http.gen';
import { ApiError } from '../../api';
import { Game } from '../../game/game-store.svelte';
import { t } from '../../i18n';
import type { Command, CommandBody, Offer, Outcome, Rotation, SeatNo, Snapshot } from '../../api/protocol';
import { router } from '../../lib/router.svelte';
import { addressOf } from './position-transfer';
import { askDraft, type Ask, type Edit } from './api';

const MOST_UNDONE = 200;

export class Drafting extends Game {
  text = $state('');
  whole = $state('');
  problems = $state.raw<readonly PositionProblem[]>([]);
  more = $state(0);
  failure = $state.raw<ApiError | null>(null);
  given = $state(0);
  /** Whose turn it is in the position, and the tile in hand. */
  turnOf = $state<SeatNo>(0);
  inHand = $state('');
  asked = $state.raw<Ask>({});
  /** Whose figures are put. */
  whose = $state<SeatNo>(0);
  readonly piece = $derived('x' in this.asked ? this.asked : null);
  readonly picked = $derived('tile' in this.asked ? (this.asked.tile ?? '') : '');
  #before = $state.raw<readonly string[]>([]);
  #last: Promise<Outcome> = Promise.resolve({ ok: true, seq: 0 });
  /** The last question that failed, to be asked again. */
  #again: () => Promise<Outcome> = () => this.change(null);

  constructor() {
    super('position');
  }

  get mayUndo(): boolean {
    return this.#before.length > 0;
  }

  /** The draft that a text is; nothing of the one before stays but the way back to it. */
  load(text: string): Promise<Outcome> {
    return this.change(null, {}, text);
  }

  /** One change after the other: each is made of what the one before has brought about. */
  change(edit: Edit | null, ask: Ask = {}, text?: string): Promise<Outcome> {
    this.#again = () => this.change(edit, ask, text);
    this.#last = this.#last.then(() => this.#change(edit, ask, text ?? this.text));
    return this.#last;
  }

  async #change(edit: Edit | null, ask: Ask, text: string): Promise<Outcome> {
    this.pending = { t: 'undo', cid: '', seq: this.seq } as Command;
    try {
      const told = await askDraft(text, edit, ask);
      if (this.text && told.text !== this.text) this.#before = [...this.#before, this.text].slice(-MOST_UNDONE);
      this.#show(told, ask);
      return { ok: true, seq: this.seq };
    } catch (error) {
      const { code, message, args, rule } = (this.failure = error as ApiError);
      return { ok: false, stale: false, code, text: message, args, rule } as Outcome;
    } finally {
      this.pending = null;
    }
  }

  retry(): void {
    void this.#again();
  }

  look(ask: Ask): Promise<Outcome> {
    return this.change(null, ask);
  }

  #show(told: DraftResponse, ask: Ask): void {
    this.failure = null;
    this.text = told.text;
    this.whole = told.whole;
    this.problems = told.problems;
    this.more = told.more;
    this.given = told.given;
    this.turnOf = told.seat;
    this.inHand = told.hand;
    this.asked = ask;
    const { table } = told.shown;
    const seats = table.seats.map((seat) => ({ ...seat, name: t('ui-player-n', { n: seat.seat + 1 }) }));
    const named = {
      ...table,
      name: t('position-title'),
      seats,
      turns: told.turns.length ? told.turns : undefined,
      mayUndo: this.mayUndo || !!this.picked,
    };
    this.receive({ ...told.shown, t: 'snapshot', seq: this.seq + 1, table: named } as unknown as Snapshot & { t: 'snapshot' });
    if (this.whose >= seats.length) this.whose = 0;
    router.rename(addressOf(told.whole || told.text) || '/position');
  }

  override act(offer: Offer): Promise<Outcome> {
    const { whose } = this;
    if (offer.label.key === 'offer-draw') return this.look({ tile: offer.tile ?? '' });
    if (offer.shape === 'place') {
      const { tile = '', x = 0, y = 0, rotation = 0 } = offer;
      return this.change({ do: 'lay', tile, x, y, rotation: rotation as Rotation }, { x, y, seat: whose });
    }
    return offer.id === 'pass' ? this.look({}) : this.change({ do: 'put', entry: offer.id });
  }

  override undo(): Promise<Outcome> {
    if (this.picked) return this.look({});
    this.#last = this.#last.then(() => this.#undo());
    return this.#last;
  }

  async #undo(): Promise<Outcome> {
    const text = this.#before.at(-1);
    if (text === undefined) return { ok: true, seq: this.seq };
    const kept = this.#before.slice(0, -1);
    const outcome = await this.#change(null, {}, text);
    if (!outcome.ok) return outcome;
    this.#before = kept;
    if (this.table) this.table = { ...this.table, mayUndo: this.mayUndo };
    return outcome;
  }

  override send(body: CommandBody): Promise<Outcome> {
    const laid = this.view?.tiles.find((one) => this.piece && one.x === this.piece.x && one.y === this.piece.y);
    if (body.t === 'turn' && laid && this.piece) {
      const { x, y, tile } = laid;
      return this.change({ do: 'lay', tile, x, y, rotation: body.rotation }, this.piece);
    }
    return Promise.resolve({ ok: true, seq: this.seq });
  }

  /** The piece at a cell is looked at: who may stand there, and it may be taken away. */
  choose(x: number, y: number): boolean {
    const laid = this.view?.tiles.some((one) => one.x === x && one.y === y) ?? false;
    if (laid && !this.pending) void this.look({ x, y, seat: this.whose });
    return laid;
  }

  seatFor(seat: SeatNo): void {
    this.whose = seat;
    if (this.piece) void this.look({ ...this.piece, seat });
  }

  /** It lay there from the beginning. */
  get fixed(): boolean {
    const { piece } = this;
    const at = this.view?.tiles.findIndex((one) => piece && one.x === piece.x && one.y === piece.y) ?? -1;
    return at >= 0 && at < this.given;
  }
}
