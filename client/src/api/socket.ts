/**
 * One WebSocket to one table. Commands are sent again with the same id until
 * the server has answered them, so a lost line neither loses nor doubles a move.
 */
import { uuid } from '../lib/ids';
import { ReconnectingSocket, type SocketOptions } from '../lib/reconnecting-socket';
import { Activity, pending } from '../lib/settled';
import type { ClientMessage, Command, CommandBody, Mark, Outcome, Reason, RiskAnswer, Rotation, ServerMessage, Speech, WhyAnswer } from './protocol';

/** "missing": the server knows no such table, so there is nothing to wait for; "outdated": it does not understand this page; "barred": this device may not look. */
export type ConnectionState = 'connecting' | 'live' | 'reconnecting' | 'closed' | 'missing' | 'outdated' | 'barred';

export interface GameSocketEvents {
  state(state: ConnectionState): void;
  message(message: ServerMessage): void;
  /** A command was sent. */
  pending(command: Command): void;
  /** It was answered. */
  answered(outcome: Outcome): void;
}

export interface GameSocketOptions extends SocketOptions {
  /** A command of an earlier page that has no answer yet. */
  unsent?: Command | null;
}

/** Close code of the server for an unknown table. */
const NO_TABLE = 4404;
/** And for a device that is kept away. */
const FORBIDDEN = 4403;
/** And where it speaks another version of the protocol. */
const WRONG_VERSION = 4406;

/** Nothing comes of trying again. */
const ENDS: Partial<Record<number, ConnectionState>> = { [NO_TABLE]: 'missing', [FORBIDDEN]: 'barred', [WRONG_VERSION]: 'outdated' };

interface PendingCommand {
  command: Command;
  answer: (outcome: Outcome) => void;
}

export class GameSocket extends ReconnectingSocket<ClientMessage, ServerMessage> {
  readonly #url: string;
  readonly #events: GameSocketEvents;
  #pendingCommand: PendingCommand | null = null;
  #questions = new Map<string, (answer: ServerMessage | null) => void>();
  /** The page waits for the first message, or for the answer to a command. */
  readonly #activity = new Activity();

  constructor(url: string, events: GameSocketEvents, options: GameSocketOptions = {}) {
    super(options);
    this.#url = url;
    this.#events = events;
    if (options.unsent) this.#pendingCommand = { command: options.unsent, answer: () => undefined };
  }

  start(): void {
    if (this.#pendingCommand) this.#events.pending(this.#pendingCommand.command);
    this.connect();
  }

  stop(): void {
    this.disconnect();
    this.#events.state('closed');
  }

  /** Asks for the answer to the pending command once more; the server knows it by its id. */
  resend(): void {
    if (!this.#pendingCommand) return;
    if (this.ready) this.#activity.begin();
    this.send(this.#pendingCommand.command);
  }

  /** Sends a command; a second one is refused while the first is unanswered. */
  command(body: CommandBody, seq: number): Promise<Outcome> | null {
    if (this.#pendingCommand) return null;
    const command = { ...body, cid: uuid(), seq } as Command;
    return new Promise((answer) => {
      this.#pendingCommand = { command, answer };
      this.#events.pending(command);
      this.resend();
    });
  }

  async requestRefusal(x?: number, y?: number, rotation?: number): Promise<WhyAnswer | null> {
    const about = { x, y, rotation: rotation as Rotation | undefined };
    const answer = await pending(this.#sendQuestion({ t: 'why', cid: uuid(), ...about }));
    return answer?.t === 'why' ? answer : null;
  }

  /** How likely the team is to lose soon. */
  async requestRisk(): Promise<RiskAnswer | null> {
    const answer = await this.#sendQuestion({ t: 'risk', cid: uuid() });
    return answer?.t === 'risk' ? answer : null;
  }

  /** What the table works out; a refusal comes as such, null while the line is down. */
  request(t: 'aids' | 'forecast' | 'hint' | 'note'): Promise<ServerMessage | null> {
    return this.#sendQuestion({ t, cid: uuid() });
  }

  /** Send a chat message or call a player. Returns the answer, null while the connection is down. */
  sendChat(body: Speech): Promise<ServerMessage | null> {
    return this.#sendQuestion({ ...body, cid: uuid() } as ClientMessage & { cid: string });
  }

  /** Shows the others a cell or an offer; without one the marker goes away. */
  ping(seq: number, mark: Mark): void {
    this.send({ t: 'point', seq, ...mark });
  }

  /** Null where the line is down or the server refuses to answer. */
  #sendQuestion(message: ClientMessage & { cid: string }): Promise<ServerMessage | null> {
    if (!this.ready) return Promise.resolve(null);
    return new Promise((answer) => {
      this.#questions.set(message.cid, answer);
      this.send(message);
    });
  }

  /** Bots move at once until a person decides. */
  skipBotDelay(): void {
    this.send({ t: 'hurry' });
  }

  sync(since: number): void {
    this.send({ t: 'sync', since });
  }

  protected address(): string {
    return this.#url;
  }

  protected override onConnect(failures: number): void {
    this.#events.state(failures ? 'reconnecting' : 'connecting');
    this.#activity.begin();
  }

  /** The line is "live" with the first message (a snapshot), not with the handshake. */
  protected onMessage(message: ServerMessage): void {
    if (message.t === 'bye') this.delayRetry(message.retry_ms);
    const first = message.t === 'snapshot' && !this.ready;
    this.#events.message(message);
    if (first) this.#goLive();
    this.#settle(message);
  }

  #goLive(): void {
    this.setReady();
    this.#events.state('live');
    this.#activity.end();
    this.resend();
  }

  #settle(message: ServerMessage): void {
    if (!('cid' in message)) return;
    const asked = this.#questions.get(message.cid);
    if (asked) {
      this.#questions.delete(message.cid);
      asked(message);
      return;
    }
    const waiting = this.#pendingCommand;
    if (!waiting || message.cid !== waiting.command.cid || !settles(message)) return;
    this.#pendingCommand = null;
    this.#activity.end();
    const outcome = outcomeOf(message);
    this.#events.answered(outcome);
    waiting.answer(outcome);
  }

  protected onLost(code: number): boolean {
    this.#events.state(ENDS[code] ?? 'reconnecting');
    return !(code in ENDS);
  }

  protected override onLeave(): void {
    this.#activity.end();
    for (const answer of this.#questions.values()) answer(null);
    this.#questions.clear();
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
