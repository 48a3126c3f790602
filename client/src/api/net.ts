/**
 * One WebSocket to one table. Commands are sent again with the same id until
 * the server has answered them, so a lost line neither loses nor doubles a move.
 */
import { uuid } from '../lib/random';
import { Activity, pending, unsettle } from '../lib/settled';
import type { ClientMessage, Command, CommandBody, Mark, Outcome, Reason, RiskAnswer, Rotation, ServerMessage, Speech, WhyAnswer } from './protocol';

/** "missing": the server knows no such table, so there is nothing to wait for; "outdated": it does not understand this page; "barred": this device may not look. */
export type LinkState = 'connecting' | 'live' | 'again' | 'closed' | 'missing' | 'outdated' | 'barred';

/** What the link needs of a WebSocket; tests pass their own. */
export interface Socket {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface LinkEvents {
  state(state: LinkState): void;
  message(message: ServerMessage): void;
  /** A command was sent. */
  pending(command: Command): void;
  /** It was answered. */
  answered(outcome: Outcome): void;
}

export interface LinkOptions {
  open?: (url: string) => Socket;
  random?: () => number;
  /** A command of an earlier page that has no answer yet. */
  unsent?: Command | null;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 15_000;
const SILENCE = 10_000;
const WAKE_SILENCE = 2500;
/** Close code of the server for an unknown table. */
const NO_TABLE = 4404;
/** And for a device that is kept away. */
const BARRED = 4403;
/** And where it speaks another version of the protocol. */
const WRONG_VERSION = 4406;

/** Nothing comes of trying again. */
const ENDS: Partial<Record<number, LinkState>> = { [NO_TABLE]: 'missing', [BARRED]: 'barred', [WRONG_VERSION]: 'outdated' };

/** The pause before try number `attempt` (from 0): doubled each time, half of it chance. */
export function backoff(attempt: number, random: () => number): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return full / 2 + (full / 2) * random();
}

interface Waiting {
  command: Command;
  answer: (outcome: Outcome) => void;
}

export class Link {
  #url: string;
  #events: LinkEvents;
  #open: (url: string) => Socket;
  #random: () => number;
  #socket: Socket | null = null;
  #ready = false;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #waiting: Waiting | null = null;
  #asked = new Map<string, (answer: ServerMessage | null) => void>();
  #closed = false;
  #pause = 0;
  /** The page waits for the first message, or for the answer to a command. */
  readonly #activity = new Activity();

  constructor(url: string, events: LinkEvents, options: LinkOptions = {}) {
    this.#url = url;
    this.#events = events;
    this.#open = options.open ?? ((address) => new WebSocket(address) as unknown as Socket);
    this.#random = options.random ?? Math.random;
    if (options.unsent) this.#waiting = { command: options.unsent, answer: () => undefined };
  }

  start(): void {
    this.#closed = false;
    if (this.#waiting) this.#events.pending(this.#waiting.command);
    this.#connect();
  }

  stop(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#beat);
    this.#drop();
    this.#events.state('closed');
  }

  /** Tries at once instead of waiting for the pause to end. */
  retryNow(): void {
    if (this.#closed || this.#ready) return;
    clearTimeout(this.#retry);
    this.#attempt = Math.min(1, this.#attempt);
    this.#drop();
    this.#connect();
  }

  /** Asks for the answer to the pending command once more; the server knows it by its id. */
  resend(): void {
    if (!this.#waiting) return;
    if (this.#ready) this.#activity.begin();
    this.#send(this.#waiting.command);
  }

  /** The device was asleep: a line may be dead without having said so. */
  wake(): void {
    if (this.#ready) this.#ask(WAKE_SILENCE);
    else this.retryNow();
  }

  /** Sends a command; a second one is refused while the first is unanswered. */
  command(body: CommandBody, seq: number): Promise<Outcome> | null {
    if (this.#waiting) return null;
    const command = { ...body, cid: uuid(), seq } as Command;
    return new Promise((answer) => {
      this.#waiting = { command, answer };
      this.#events.pending(command);
      this.resend();
    });
  }

  async why(x?: number, y?: number, rotation?: number): Promise<WhyAnswer | null> {
    const about = { x, y, rotation: rotation as Rotation | undefined };
    const answer = await pending(this.#question({ t: 'why', cid: uuid(), ...about }));
    return answer?.t === 'why' ? answer : null;
  }

  /** How likely the team is to lose soon. */
  async risk(): Promise<RiskAnswer | null> {
    const answer = await this.#question({ t: 'risk', cid: uuid() });
    return answer?.t === 'risk' ? answer : null;
  }

  /** What the table works out; a refusal comes as such, null while the line is down. */
  ask(t: 'aids' | 'forecast' | 'hint' | 'note'): Promise<ServerMessage | null> {
    return this.#question({ t, cid: uuid() });
  }

  /** Something said, or somebody called: the answer, null while the line is down. */
  tell(body: Speech): Promise<ServerMessage | null> {
    return this.#question({ ...body, cid: uuid() } as ClientMessage & { cid: string });
  }

  /** Shows the others a cell or an offer; without one the marker goes away. */
  point(seq: number, mark: Mark): void {
    this.#send({ t: 'point', seq, ...mark });
  }

  /** Null where the line is down or the server refuses to answer. */
  #question(message: ClientMessage & { cid: string }): Promise<ServerMessage | null> {
    if (!this.#ready) return Promise.resolve(null);
    return new Promise((answer) => {
      this.#asked.set(message.cid, answer);
      this.#send(message);
    });
  }

  /** Bots move at once until a person decides. */
  hurry(): void {
    this.#send({ t: 'hurry' });
  }

  sync(since: number): void {
    this.#send({ t: 'sync', since });
  }

  #connect(): void {
    this.#events.state(this.#attempt === 0 ? 'connecting' : 'again');
    this.#activity.begin();
    const socket = this.#open(this.#url);
    this.#socket = socket;
    socket.onopen = () => this.#listen();
    socket.onmessage = (event) => this.#receive(socket, event.data);
    socket.onclose = (event) => this.#lost(socket, event.code);
    this.#listen();
  }

  /** The line is "live" with the first message (a snapshot), not with the handshake. */
  #receive(socket: Socket, data: unknown): void {
    if (socket !== this.#socket || typeof data !== 'string') return;
    const message = JSON.parse(data) as ServerMessage;
    if (message.t !== 'pong') unsettle();
    this.#listen();
    if (message.t === 'bye') this.#pause = message.retry_ms;
    const first = message.t === 'snapshot' && !this.#ready;
    if (message.t !== 'pong') this.#events.message(message);
    if (first) this.#goLive();
    this.#settle(message);
  }

  #goLive(): void {
    this.#ready = true;
    this.#attempt = 0;
    this.#events.state('live');
    this.#activity.end();
    this.resend();
  }

  #settle(message: ServerMessage): void {
    if (!('cid' in message)) return;
    const asked = this.#asked.get(message.cid);
    if (asked) {
      this.#asked.delete(message.cid);
      asked(message);
      return;
    }
    const waiting = this.#waiting;
    if (!waiting || message.cid !== waiting.command.cid || !settles(message)) return;
    this.#waiting = null;
    this.#activity.end();
    const outcome = outcomeOf(message);
    this.#events.answered(outcome);
    waiting.answer(outcome);
  }

  #lost(socket: Socket, code: number): void {
    if (socket !== this.#socket) return;
    this.#drop();
    if (this.#closed) return;
    const end = ENDS[code];
    if (end) {
      this.#closed = true;
      this.#events.state(end);
      return;
    }
    this.#attempt = Math.max(1, this.#attempt);
    this.#events.state('again');
    const wait = this.#pause || backoff(this.#attempt - 1, this.#random);
    this.#pause = 0;
    this.#attempt += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #drop(): void {
    this.#ready = false;
    this.#activity.end();
    clearTimeout(this.#beat);
    for (const answer of this.#asked.values()) answer(null);
    this.#asked.clear();
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** After silence a ping asks for a sign of life; without one the line is dropped. */
  #listen(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => this.#ask(SILENCE), HEARTBEAT);
  }

  #ask(patience: number): void {
    clearTimeout(this.#beat);
    const socket = this.#socket;
    this.#send({ t: 'ping' });
    this.#beat = setTimeout(() => socket && this.#lost(socket, 0), patience);
  }

  #send(message: ClientMessage): void {
    if (this.#ready) this.#socket?.send(JSON.stringify(message));
  }
}

type Answer = Extract<ServerMessage, { t: 'ack' | 'stale' | 'reject' }>;

function outcomeOf(message: Answer): Outcome {
  if (message.t === 'ack') return { ok: true, seq: message.seq };
  if (message.t === 'stale') return { ok: false, stale: true };
  return { ok: false, stale: false, ...reasonOf(message) };
}

/** What ends a command. */
const settles = (message: ServerMessage): message is Answer => message.t === 'ack' || message.t === 'stale' || message.t === 'reject';

function reasonOf(message: Reason): Reason {
  return { code: message.code, rule: message.rule, text: message.text, args: message.args };
}
