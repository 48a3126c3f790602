/**
 * The table as the page knows it: what the server said, nothing computed.
 * The table components read these fields and call these methods; the mock in
 * src/dev/ offers the same ones without a server.
 */
import { fresh } from '../pwa/update-check.svelte';
import { notice } from '../lib/operator-notice.svelte';
import { forget, keep, unsent } from '../api/pending-command';
import { language } from '../i18n/language.svelte';
import { Link, type LinkOptions, type LinkState } from '../api/socket';
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

/** As many as the server keeps. */
const REMARKS = 50;

export interface ServerTrouble {
  code: string;
  text: string;
  ref: string;
}

export class Game {
  readonly id: string;
  link = $state<LinkState>('connecting');
  /** The server said that it goes down; it comes back. */
  leaving = $state(false);
  seq = $state(0);
  table = $state.raw<TableInfo | null>(null);
  /** Seats held by this device. */
  you = $state.raw<SeatNo[]>([]);
  view = $state.raw<View | null>(null);
  figureAt = $state.raw<Record<string, Point>>({});
  offers = $state.raw<Offer[]>([]);
  /** In a game of a team: what somebody elsewhere may do now. */
  theirs = $state.raw<Offer[]>([]);
  /** Where people point during this decision. */
  marks = $state.raw<Mark[]>([]);
  log = $state.raw<LogEntry[]>([]);
  /** The command whose effect the table does not show yet. */
  pending = $state.raw<Command | null>(null);
  trouble = $state.raw<ServerTrouble | null>(null);
  /** What was said at the table lately, who looks on, and which seat called this device last. */
  remarks = $state.raw<Remark[]>([]);
  company = $state.raw<Company & { at: number }>({ t: 'company', watchers: 0, names: [], at: 0 });
  called = $state.raw<{ seat: SeatNo } | null>(null);
  /** How the clocks stood when the server told it last, and when that was (`performance.now()`). */
  clocks = $state.raw<(Clocks & { at: number }) | null>(null);
  /** Counts snapshots: the board jumped (connected again, undone), nothing to animate. */
  jumps = $state(0);

  readonly decision = $derived(this.table?.phase === 'abandoned' ? null : (this.view?.decision ?? null));
  readonly phase = $derived(this.table?.phase ?? 'lobby');
  readonly seats = $derived(this.table?.seats ?? []);
  /** Who decides now, and whether that is somebody at this device: no bot that plays in the place of one. */
  readonly deciding = $derived(this.decision?.seat != null ? this.seat(this.decision.seat) : null);
  readonly mine = $derived(this.deciding !== null && this.you.includes(this.deciding.seat) && this.deciding.kind !== 'bot');

  #link: Link | null = null;
  /** The event that the answered command led to, while the table does not show it. */
  #until: number | null = null;
  #waiting: { seq: number; done: () => void }[] = [];

  constructor(id: string) {
    this.id = id;
  }

  connect(url: string, options: LinkOptions = {}): void {
    this.#link = new Link(
      url,
      {
        state: (state) => this.#state(state),
        message: (message) => this.receive(message),
        pending: (command) => this.#sent(command),
        answered: (outcome) => this.#answered(outcome),
      },
      { unsent: unsent(this.id), ...options },
    );
    this.#link.start();
  }

  #state(state: LinkState): void {
    this.link = state;
    if (state === 'outdated') fresh.refused();
    if (state !== 'live') return;
    fresh.accepted();
    notice.hear(null); // what is still true is told again
  }

  #sent(command: Command): void {
    this.pending = command;
    keep(this.id, command);
  }

  close(): void {
    this.#link?.stop();
  }

  retryNow(): void {
    this.#link?.retryNow();
  }

  /** After an error of the server: the pending command goes out once more. */
  tryAgain(): void {
    this.trouble = null;
    this.#link?.resend();
    this.#link?.retryNow();
  }

  /** The page is looked at again, or the network is back. */
  wake(): void {
    this.#link?.wake();
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
    return this.send({ t: 'sit', seat, name, nonce: randomHex(16) });
  }

  stand(seat: SeatNo): Promise<Outcome> {
    return this.send({ t: 'stand', seat });
  }

  bot(seat: SeatNo, bot: string): Promise<Outcome> {
    return this.send({ t: 'bot', seat, bot });
  }

  start(): Promise<Outcome> {
    return this.send({ t: 'start', nonce: randomHex(16) });
  }

  rematch(): Promise<Outcome> {
    return this.send({ t: 'rematch' });
  }

  /** In a lesson: on to the next step, after reading. */
  readOn(): Promise<Outcome> {
    return this.send({ t: 'next' });
  }

  /** The lesson is left; the table is a game from here on. */
  leaveLesson(): Promise<Outcome> {
    return this.send({ t: 'free' });
  }

  /** Why the tile in hand may not lie there; without a direction what else the tile there does not offer, and without
   *  a cell what the decision does not. Null while the line is down. */
  async why(x?: number, y?: number, rotation?: number): Promise<WhyAnswer | null> {
    const [answer] = await Promise.all([this.#link?.why(x, y, rotation), language.fetch('refusals')]);
    return answer ?? null;
  }

  /** How likely the team is to lose soon; null while the line is down or nobody can tell. */
  risk(): Promise<RiskAnswer | null> {
    return this.#link?.risk() ?? Promise.resolve(null);
  }

  /** What the table works out; null while the line is down. */
  ask(what: 'aids' | 'forecast' | 'hint' | 'note'): Promise<ServerMessage | null> {
    return this.#link?.ask(what) ?? Promise.resolve(null);
  }

  /** Shows the others a cell or an offer; without one the marker goes away. */
  point(mark: Mark): void {
    this.#link?.point(this.seq, mark);
  }

  /** Says something, calls somebody; why not, if it was refused. */
  async tell(body: Speech): Promise<Outcome> {
    const answer = await this.#link?.tell(body);
    if (answer?.t === 'reject') await language.fetch('refusals');
    if (answer?.t === 'reject') return { ok: false, stale: false, ...answer };
    return answer ? { ok: true, seq: this.seq } : { ok: false, stale: true };
  }

  /** Bots move at once until a person decides. */
  hurry(): void {
    this.#link?.hurry();
  }

  async send(body: CommandBody): Promise<Outcome> {
    const answer = this.#link?.command(body, this.seq);
    if (!answer) return { ok: false, stale: true };
    const outcome = await answer;
    await (outcome.ok ? this.#reached(outcome.seq) : language.fetch('refusals'));
    return outcome;
  }

  /** Resolves when the table shows event `seq`. */
  #reached(seq: number): Promise<void> {
    if (this.seq >= seq) return Promise.resolve();
    return new Promise((done) => this.#waiting.push({ seq, done }));
  }

  /** The ack of a command comes before its update; until the table shows it, the command is pending. */
  #answered(outcome: Outcome): void {
    forget();
    this.#until = outcome.ok ? outcome.seq : this.seq;
    this.#settle();
  }

  /** At once, with the new state: whoever looks at the next decision finds the table ready for it. */
  #settle(): void {
    if (this.#until === null || this.seq < this.#until) return;
    this.#until = null;
    this.pending = null;
  }

  receive(message: ServerMessage): void {
    this.leaving = message.t === 'bye';
    if (message.t === 'snapshot') this.#replace(message);
    else if (message.t === 'update') this.#update(message);
    else if (message.t === 'pointed') this.marks = message.seq >= this.seq ? message.marks : [];
    else if (message.t === 'notice') notice.hear(message);
    else if (message.t === 'said') this.remarks = (message.past ? message.remarks : [...this.remarks, ...message.remarks]).slice(-REMARKS);
    else if (message.t === 'company') this.company = { ...message, at: Date.now() };
    else if (message.t === 'clocks') this.clocks = { ...message, at: performance.now() };
    else if (message.t === 'nudged') this.called = { seat: message.seat };
    else if (message.t === 'error' && message.code !== 'version') this.trouble = { code: message.code, text: message.text, ref: message.ref ?? '' };
    this.#settle();
    for (const waiting of this.#waiting) if (waiting.seq <= this.seq) waiting.done();
    this.#waiting = this.#waiting.filter((waiting) => waiting.seq > this.seq);
  }

  #replace(snapshot: Snapshot): void {
    this.seq = snapshot.seq;
    this.table = snapshot.table;
    this.you = snapshot.you;
    this.view = snapshot.view;
    this.figureAt = snapshot.figureAt;
    this.offers = snapshot.offers;
    this.theirs = snapshot.theirs;
    this.marks = [];
    this.log = snapshot.log;
    this.trouble = null;
    this.jumps += 1;
  }

  #update(update: Update): void {
    // Old news, unless it is about who is there: that changes without an event.
    if (update.seq < this.seq || (update.seq === this.seq && update.prev !== this.seq)) return;
    if (update.prev !== this.seq) {
      // Something between was missed.
      this.#link?.sync(this.seq);
      return;
    }
    this.seq = update.seq;
    if (update.table) this.table = update.table;
    if (update.you) this.you = update.you;
    if (update.view) this.view = this.#grown(update.view);
    if (update.figureAt) this.figureAt = update.figureAt;
    if (update.offers) this.offers = update.offers;
    if (update.theirs) this.theirs = update.theirs;
    if (update.prev !== update.seq) this.marks = [];
    if (update['log+']) this.log = [...this.log, ...update['log+']];
  }

  #grown(change: NonNullable<Update['view']>): View {
    const { 'tiles+': tiles = [], 'explain+': lines = [], ...rest } = change;
    const before = this.view;
    return {
      ...rest,
      tiles: [...(before?.tiles ?? []), ...tiles],
      explain: [...(before?.explain ?? []), ...lines],
    };
  }
}
