/** One table as the server sends it. Nothing is computed here. The mock in src/dev/ works without a server. */
import { updateCheck } from '../pwa/update-check.svelte';
import { operatorNotice } from '../lib/operator-notice.svelte';
import { clearPendingCommand, savePendingCommand, pendingCommand } from '../api/pending-command';
import { language } from '../i18n/language.svelte';
import { GameSocket, type GameSocketOptions, type ConnectionState } from '../api/socket';
import type {
  Command,
  CommandBody,
  Clocks,
  Company,
  LogEntry,
  Mark,
  Offer,
  Outcome,
  Point,
  Remark,
  RiskAnswer,
  SeatInfo,
  SeatNo,
  ServerMessage,
  Snapshot,
  Speech,
  TableInfo,
  Update,
  View,
  WhyAnswer,
} from '../api/protocol';
import { randomHex } from '../lib/ids';
import { startCoach } from '../lib/newcomer';
import { displayName, withDisplayNames } from './seats';

/** The length of the server's log. */
const CHAT_LIMIT = 50;

export interface ServerError {
  code: string;
  text: string;
  ref: string;
}

export class GameStore {
  readonly id: string;
  connection = $state<ConnectionState>('connecting');
  /** The server announced a restart. */
  serverStopping = $state(false);
  seq = $state(0);
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<SeatNo[]>([]);
  view = $state.raw<View | null>(null);
  figureAt = $state.raw<Record<string, Point>>({});
  offers = $state.raw<Offer[]>([]);
  /** In a team game: the offers of the seat to decide elsewhere. */
  teammateOffers = $state.raw<Offer[]>([]);
  /** Marks of other players during this decision. */
  marks = $state.raw<Mark[]>([]);
  log = $state.raw<LogEntry[]>([]);
  /** The command whose effect the table does not show yet. */
  pending = $state.raw<Command | null>(null);
  serverError = $state.raw<ServerError | null>(null);
  /** The latest chat messages, the spectators, and the seat that last called this device. */
  chat = $state.raw<Remark[]>([]);
  spectators = $state.raw<Company & { at: number }>({ t: 'company', watchers: 0, names: [], at: 0 });
  nudge = $state.raw<{ seat: SeatNo } | null>(null);
  /** The number of the last chat message that was shown when it came, or that is older than this visit. */
  lastShownChat: number | null = null;
  /** The clocks as of the last message, and its time (`performance.now()`). */
  clocks = $state.raw<(Clocks & { at: number }) | null>(null);
  /** Counts snapshots. After one (reconnected, undone) nothing is animated. */
  snapshots = $state(0);

  readonly decision = $derived(this.table?.phase === 'abandoned' ? null : (this.view?.decision ?? null));
  readonly phase = $derived(this.table?.phase ?? 'lobby');
  readonly seats = $derived(withDisplayNames(this.table?.seats ?? []));
  /** The seat to decide, and whether a person at this device holds it. */
  readonly decidingSeat = $derived(this.decision?.seat != null ? this.seat(this.decision.seat) : null);
  readonly myTurn = $derived(
    this.decidingSeat !== null &&
      this.you.includes(this.decidingSeat.seat) &&
      this.decidingSeat.kind !== 'bot',
  );

  #socket: GameSocket | null = null;
  /** The event of the answered command, while the table does not show it. */
  #answeredSeq: number | null = null;
  #waitingForSeq: { seq: number; done: () => void }[] = [];

  constructor(id: string) {
    this.id = id;
  }

  connect(url: string, options: GameSocketOptions = {}): void {
    this.#socket = new GameSocket(
      url,
      {
        state: (state) => this.#state(state),
        message: (message) => this.receive(message),
        pending: (command) => this.#commandSent(command),
        answered: (outcome) => this.#commandAnswered(outcome),
      },
      { unsent: pendingCommand(this.id), ...options },
    );
    this.#socket.start();
  }

  #state(state: ConnectionState): void {
    this.connection = state;
    if (state === 'outdated') updateCheck.versionRefused();
    if (state !== 'live') return;
    updateCheck.versionAccepted();
    operatorNotice.receive(null); // valid notices are sent again
  }

  #commandSent(command: Command): void {
    this.pending = command;
    savePendingCommand(this.id, command);
  }

  close(): void {
    this.#socket?.stop();
  }

  retryNow(): void {
    this.#socket?.retryNow();
  }

  /** After an error of the server: sends the pending command again. */
  retryCommand(): void {
    this.serverError = null;
    this.#socket?.resend();
    this.#socket?.retryNow();
  }

  /** The page is visible again, or the network is back. */
  checkConnection(): void {
    this.#socket?.wake();
  }

  seat(number: SeatNo): SeatInfo | null {
    return this.seats.find((seat) => seat.seat === number) ?? null;
  }

  act(offer: Offer): Promise<Outcome> {
    return this.send({ t: 'act', offer: offer.id });
  }

  undo(): Promise<Outcome> {
    return this.send({ t: 'undo' });
  }

  sit(seat: SeatNo, name: string): Promise<Outcome> {
    startCoach(this.id);
    return this.send({ t: 'sit', seat, name, nonce: randomHex(16) });
  }

  leaveSeat(seat: SeatNo): Promise<Outcome> {
    return this.send({ t: 'stand', seat });
  }

  seatBot(seat: SeatNo, bot: string): Promise<Outcome> {
    return this.send({ t: 'bot', seat, bot });
  }

  start(): Promise<Outcome> {
    return this.send({ t: 'start', nonce: randomHex(16) });
  }

  rematch(): Promise<Outcome> {
    return this.send({ t: 'rematch' });
  }

  /** In a lesson: goes on to the next step after reading. */
  nextStep(): Promise<Outcome> {
    return this.send({ t: 'next' });
  }

  /** Leaves the lesson. The table becomes an ordinary game. */
  leaveLesson(): Promise<Outcome> {
    return this.send({ t: 'free' });
  }

  /** Asks why the tile does not fit at a cell. Without a rotation: what else the tile there does not offer. Null while disconnected. */
  async requestRefusal(x?: number, y?: number, rotation?: number): Promise<WhyAnswer | null> {
    const [answer] = await Promise.all([
      this.#socket?.requestRefusal(x, y, rotation),
      language.fetch('refusals'),
    ]);
    return answer ?? null;
  }

  /** Asks how likely the team is to lose soon. Null while disconnected or unknown. */
  requestRisk(): Promise<RiskAnswer | null> {
    return this.#socket?.requestRisk() ?? Promise.resolve(null);
  }

  /** Asks for aids or hints. Null while disconnected. */
  request(what: 'aids' | 'forecast' | 'hint' | 'note'): Promise<ServerMessage | null> {
    return this.#socket?.request(what) ?? Promise.resolve(null);
  }

  /** Shows a cell or an offer to the others. Without one the marker is removed. */
  ping(mark: Mark): void {
    this.#socket?.ping(this.seq, mark);
  }

  /** Sends a chat message or a call. Returns the reason if it was refused. */
  async sendChat(body: Speech): Promise<Outcome> {
    const answer = await this.#socket?.sendChat(body);
    if (answer?.t === 'reject') await language.fetch('refusals');
    if (answer?.t === 'reject') return { ok: false, stale: false, ...answer };
    return answer ? { ok: true, seq: this.seq } : { ok: false, stale: true };
  }

  /** Bots move at once until a person decides. */
  skipBotDelay(): void {
    this.#socket?.skipBotDelay();
  }

  async send(body: CommandBody): Promise<Outcome> {
    const answer = this.#socket?.command(body, this.seq);
    if (!answer) return { ok: false, stale: true };
    const outcome = await answer;
    await (outcome.ok ? this.#waitForSeq(outcome.seq) : language.fetch('refusals'));
    return outcome;
  }

  #waitForSeq(seq: number): Promise<void> {
    if (this.seq >= seq) return Promise.resolve();
    return new Promise((done) => this.#waitingForSeq.push({ seq, done }));
  }

  /** The ack arrives before the update. Until the table shows it, the command is pending. */
  #commandAnswered(outcome: Outcome): void {
    clearPendingCommand();
    this.#answeredSeq = outcome.ok ? outcome.seq : this.seq;
    this.#clearPending();
  }

  /** Resolves with the new state, so the next decision finds the table ready. */
  #clearPending(): void {
    if (this.#answeredSeq === null || this.seq < this.#answeredSeq) return;
    this.#answeredSeq = null;
    this.pending = null;
  }

  receive(message: ServerMessage): void {
    this.serverStopping = message.t === 'bye';
    if (message.t === 'snapshot') this.#applySnapshot(message);
    else if (message.t === 'update') this.#applyUpdate(message);
    else if (message.t === 'pointed') this.marks = message.seq >= this.seq ? message.marks : [];
    else if (message.t === 'notice') operatorNotice.receive(message);
    else if (message.t === 'said') this.#applyChat(message);
    else if (message.t === 'company') this.spectators = { ...message, at: Date.now() };
    else if (message.t === 'clocks') this.clocks = { ...message, at: performance.now() };
    else if (message.t === 'nudged') this.nudge = { seat: message.seat };
    else if (message.t === 'error' && message.code !== 'version')
      this.serverError = { code: message.code, text: message.text, ref: message.ref ?? '' };
    this.#clearPending();
    for (const waiting of this.#waitingForSeq) if (waiting.seq <= this.seq) waiting.done();
    this.#waitingForSeq = this.#waitingForSeq.filter((waiting) => waiting.seq > this.seq);
  }

  #applyChat({ past, remarks }: ServerMessage & { t: 'said' }): void {
    const added = remarks.map((remark) => ({ ...remark, name: displayName(remark.name) }));
    this.chat = [...(past ? [] : this.chat), ...added].slice(-CHAT_LIMIT);
    this.lastShownChat ??= past ? (this.chat.at(-1)?.n ?? 0) : 0;
  }

  #applySnapshot(snapshot: Snapshot): void {
    this.seq = snapshot.seq;
    this.table = snapshot.table;
    this.you = snapshot.you;
    this.view = snapshot.view;
    this.figureAt = snapshot.figureAt;
    this.offers = snapshot.offers;
    this.teammateOffers = snapshot.theirs;
    this.marks = [];
    this.log = snapshot.log;
    this.serverError = null;
    this.snapshots += 1;
  }

  #applyUpdate(update: Update): void {
    // An old message, unless it is about people: their changes have no event.
    if (update.seq < this.seq || (update.seq === this.seq && update.prev !== this.seq)) return;
    if (update.prev !== this.seq) {
      // A message is missing.
      this.#socket?.sync(this.seq);
      return;
    }
    this.seq = update.seq;
    if (update.table) this.table = update.table;
    if (update.you) this.you = update.you;
    if (update.view) this.view = this.#mergeView(update.view);
    if (update.figureAt) this.figureAt = update.figureAt;
    if (update.offers) this.offers = update.offers;
    if (update.theirs) this.teammateOffers = update.theirs;
    if (update.prev !== update.seq) this.marks = [];
    if (update['log+']) this.log = [...this.log, ...update['log+']];
  }

  #mergeView(change: NonNullable<Update['view']>): View {
    const { 'tiles+': tiles = [], 'explain+': lines = [], ...rest } = change;
    const before = this.view;
    return {
      ...rest,
      tiles: [...(before?.tiles ?? []), ...tiles],
      explain: [...(before?.explain ?? []), ...lines],
    };
  }
}
