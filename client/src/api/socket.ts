/** One WebSocket to one table. Commands are sent again with the same id until the server has answered, so none is lost or doubled. */
import { uuid } from '../lib/ids';
import { ReconnectingSocket, type SocketOptions } from '../lib/reconnecting-socket';
import { Activity, pending } from '../lib/settled';
import type {
  ClientMessage,
  Command,
  CommandBody,
  Mark,
  Outcome,
  Reason,
  RiskAnswer,
  Rotation,
  ServerMessage,
  Speech,
  WhyAnswer,
} from './protocol';

/** `missing`: there is no such table. `outdated`: the server refuses this page's version. `barred`: this device may not watch. */
export type ConnectionState =
  'connecting' | 'live' | 'reconnecting' | 'closed' | 'missing' | 'outdated' | 'barred';

export interface GameSocketEvents {
  state(state: ConnectionState): void;
  message(message: ServerMessage): void;
  pending(command: Command): void;
  answered(outcome: Outcome): void;
}

export interface GameSocketOptions extends SocketOptions {
  /** A command of an earlier page without an answer. */
  unsent?: Command | null;
}

/** The server's close codes: unknown table, */
const NO_TABLE = 4404;
/** device not admitted, */
const FORBIDDEN = 4403;
/** another version of the protocol. */
const WRONG_VERSION = 4406;

/** Close codes after which the page does not connect again. */
const ENDS: Partial<Record<number, ConnectionState>> = {
  [NO_TABLE]: 'missing',
  [FORBIDDEN]: 'barred',
  [WRONG_VERSION]: 'outdated',
};

interface PendingCommand {
  command: Command;
  answer: (outcome: Outcome) => void;
}

export class GameSocket extends ReconnectingSocket<ClientMessage, ServerMessage> {
  readonly #url: string;
  readonly #events: GameSocketEvents;
  #pendingCommand: PendingCommand | null = null;
  #questions = new Map<string, (answer: ServerMessage | null) => void>();
  /** True until the first message, and while a command has no answer. */
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

  /** Sends the pending command again. The server recognises its id. */
  resend(): void {
    if (!this.#pendingCommand) return;
    if (this.ready) this.#activity.begin();
    this.send(this.#pendingCommand.command);
  }

  /** Sends a command. A second one is refused while the first has no answer. */
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

  /** Asks how likely the team is to lose soon. */
  async requestRisk(): Promise<RiskAnswer | null> {
    const answer = await this.#sendQuestion({ t: 'risk', cid: uuid() });
    return answer?.t === 'risk' ? answer : null;
  }

  /** Asks for hints or aids. A refusal is returned as such, null while the connection is down. */
  request(t: 'aids' | 'forecast' | 'hint' | 'note'): Promise<ServerMessage | null> {
    return this.#sendQuestion({ t, cid: uuid() });
  }

  /** Send a chat message or call a player. Returns the answer, null while the connection is down. */
  sendChat(body: Speech): Promise<ServerMessage | null> {
    return this.#sendQuestion({ ...body, cid: uuid() } as ClientMessage & { cid: string });
  }

  /** Shows a cell or an offer to the others. Without one the marker is removed. */
  ping(seq: number, mark: Mark): void {
    this.send({ t: 'point', seq, ...mark });
  }

  /** Null while the connection is down or the server refuses to answer. */
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

  /** The connection is live with the first message (a snapshot), not with the handshake. */
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

/** Completes the pending command. */
const settles = (message: ServerMessage): message is Answer =>
  message.t === 'ack' || message.t === 'stale' || message.t === 'reject';

function reasonOf(message: Reason): Reason {
  return { code: message.code, rule: message.rule, text: message.text, args: message.args };
}
