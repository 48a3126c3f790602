/** A WebSocket that connects again after it was lost. A ping after silence finds out whether it still works. */

import { unsettle } from './settled';
import { openSocket } from './web-socket';

/** The used part of a WebSocket. Tests pass their own. */
export interface Socket {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface SocketOptions {
  open?: (url: string) => Socket;
  random?: () => number;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 15_000;
const SILENCE = 10_000;
const WAKE_SILENCE = 2500;

/** The pause after a number of failures: doubled each time, half of it random. */
export function backoff(failures: number, random: () => number): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
  return full / 2 + (full / 2) * random();
}

export abstract class ReconnectingSocket<Sent extends { t: string }, Received extends { t: string }> {
  readonly #open: (url: string) => Socket;
  readonly #random: () => number;
  #socket: Socket | null = null;
  #ready = false;
  #stopped = true;
  #failures = 0;
  #pause = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;

  constructor({
    open = (url) => openSocket(url) as unknown as Socket,
    random = Math.random,
  }: SocketOptions = {}) {
    this.#open = open;
    this.#random = random;
  }

  protected abstract address(): string;
  /** Called with every message but a pong. */
  protected abstract onMessage(message: Received): void;
  /** Called when the server is gone. Returns whether to connect again. */
  protected abstract onLost(code: number, failures: number): boolean;
  /** Called before a try to connect. */
  protected onConnect(_failures: number): void {}
  /** Called whenever a socket is left, also by `disconnect`. */
  protected onLeave(): void {}

  /** Whether messages can be sent. */
  protected get ready(): boolean {
    return this.#ready;
  }

  protected connect(): void {
    if (this.#socket) return;
    clearTimeout(this.#retry);
    this.#stopped = false;
    this.onConnect(this.#failures);
    const socket = this.#open(this.address());
    this.#socket = socket;
    socket.onopen = () => this.#listen();
    socket.onmessage = ({ data }) => this.#receive(socket, data);
    socket.onclose = ({ code }) => this.#lose(socket, code);
    this.#listen();
  }

  protected disconnect(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
    this.#leave();
  }

  /** The first message has arrived: messages may be sent, and failures are forgotten. */
  protected setReady(): void {
    this.#ready = true;
    this.#failures = 0;
  }

  /** Sends a message if connected. */
  protected send(message: Sent): void {
    if (this.#ready) this.#socket?.send(JSON.stringify(message));
  }

  /** Wait so many milliseconds before the next try. */
  protected delayRetry(milliseconds: number): void {
    this.#pause = milliseconds;
  }

  /** Tries at once instead of waiting for the pause to end. */
  retryNow(): void {
    if (this.#stopped || this.#ready) return;
    this.#failures = Math.min(1, this.#failures);
    this.#leave();
    this.connect();
  }

  /** The device was asleep: the connection may be dead. */
  wake(): void {
    if (this.#ready) this.#ping(WAKE_SILENCE);
    else this.retryNow();
  }

  #receive(socket: Socket, data: unknown): void {
    if (socket !== this.#socket || typeof data !== 'string') return;
    this.#listen();
    const message = JSON.parse(data) as Received;
    if (message.t === 'pong') return;
    unsettle();
    this.onMessage(message);
  }

  #lose(socket: Socket, code: number): void {
    if (socket !== this.#socket) return;
    this.#leave();
    this.#stopped = !this.onLost(code, this.#failures);
    if (this.#stopped) return;
    const pause = this.#pause || backoff(this.#failures, this.#random);
    this.#pause = 0;
    this.#failures += 1;
    this.#retry = setTimeout(() => this.connect(), pause);
  }

  #leave(): void {
    this.#ready = false;
    clearTimeout(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    this.onLeave();
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #listen(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => this.#ping(SILENCE), HEARTBEAT);
  }

  #ping(patience: number): void {
    clearTimeout(this.#beat);
    const socket = this.#socket;
    this.send({ t: 'ping' } as Sent);
    this.#beat = setTimeout(() => socket && this.#lose(socket, 0), patience);
  }
}
