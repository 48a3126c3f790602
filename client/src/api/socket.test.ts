import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Socket } from '../lib/reconnecting-socket';
import { GameSocket, type ConnectionState } from './socket';
import type { Command, Outcome, ServerMessage, Snapshot } from './protocol';

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.onclose?.({ code });
  }
}

const snapshot = { t: 'snapshot', seq: 4 } as Snapshot;

function setUp() {
  const sockets: FakeSocket[] = [];
  const states: ConnectionState[] = [];
  const heard: string[] = [];
  let pending: Command | null = null;
  const gameSocket = new GameSocket(
    'ws://table',
    {
      state: (state) => states.push(state),
      message: (message) => heard.push(message.t),
      pending: (command) => (pending = command),
      answered: () => (pending = null),
    },
    {
      open: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      random: () => 1,
    },
  );
  gameSocket.start();
  return {
    link: gameSocket,
    sockets,
    states,
    heard,
    socket: () => sockets.at(-1)!,
    pending: () => pending,
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('Link', () => {
  it('is live with the first snapshot', () => {
    const { states, socket } = setUp();
    socket().onopen?.();
    expect(states).toEqual(['connecting']);
    socket().hear(snapshot);
    expect(states).toEqual(['connecting', 'live']);
  });

  it('settles a command with its own ack only', async () => {
    const { link: gameSocket, socket, pending } = setUp();
    socket().hear(snapshot);
    const answer = gameSocket.command({ t: 'act', offer: 'pass' }, 4)!;
    const { cid } = pending()!;
    socket().hear({ t: 'ack', cid: 'somebody else', seq: 5 });
    expect(pending()).not.toBeNull();
    socket().hear({ t: 'ack', cid, seq: 6 });
    expect(await answer).toEqual({ ok: true, seq: 6 });
    expect(pending()).toBeNull();
  });

  it('sends the unanswered command again, word for word, after a lost line', async () => {
    const { link: gameSocket, sockets, socket, states } = setUp();
    socket().hear(snapshot);
    const answer = gameSocket.command({ t: 'act', offer: 'pass' }, 4)!;
    const first = socket().sent.at(-1);
    socket().break();
    expect(states.at(-1)).toBe('reconnecting');
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
    expect(socket().sent).toEqual([]);
    socket().hear({ ...snapshot, seq: 5 });
    expect(socket().sent).toEqual([first]);
    socket().hear({ t: 'ack', cid: String(first?.['cid']), seq: 5 });
    expect(await answer).toEqual({ ok: true, seq: 5 });
  });

  it('keeps a command given while the line is down', () => {
    const { link: gameSocket, socket } = setUp();
    socket().hear(snapshot);
    socket().break();
    void gameSocket.command({ t: 'undo' }, 4);
    vi.advanceTimersByTime(250);
    socket().hear(snapshot);
    expect(socket().sent.map((message) => message['t'])).toEqual(['undo']);
  });

  it('asks again for the answer to the same command', () => {
    const { link: gameSocket, socket } = setUp();
    socket().hear(snapshot);
    void gameSocket.command({ t: 'undo' }, 4);
    gameSocket.resend();
    expect(socket().sent).toHaveLength(2);
    expect(socket().sent[1]).toEqual(socket().sent[0]);
  });

  it('refuses a second command while one is unanswered', () => {
    const { link: gameSocket, socket } = setUp();
    socket().hear(snapshot);
    void gameSocket.command({ t: 'undo' }, 4);
    expect(gameSocket.command({ t: 'undo' }, 4)).toBeNull();
  });

  it('reports a refusal with its reason and a stale command as such', async () => {
    const { link: gameSocket, socket, pending } = setUp();
    socket().hear(snapshot);
    const refused = gameSocket.command({ t: 'act', offer: 'place U 1,0 0' }, 4)!;
    const reason = { code: 'cell-taken', rule: 'BASE-11', text: 'Taken.', args: {} };
    socket().hear({ t: 'reject', cid: pending()!.cid, ...reason });
    expect(await refused).toEqual({ ok: false, stale: false, ...reason });
    const late = gameSocket.command({ t: 'act', offer: 'pass' }, 4)!;
    socket().hear({ t: 'stale', cid: pending()!.cid, seq: 9 });
    expect(await late).toEqual({ ok: false, stale: true } satisfies Outcome);
  });

  it('asks for a sign of life after silence and leaves a dead line', () => {
    const { sockets, socket, states } = setUp();
    socket().hear(snapshot);
    vi.advanceTimersByTime(15_000);
    expect(socket().sent).toEqual([{ t: 'ping' }]);
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)).toBe('reconnecting');
    expect(sockets[0]?.closed).toBe(true);
  });

  it('stays while pongs come, without showing them to the table', () => {
    const { socket, states, heard } = setUp();
    socket().hear(snapshot);
    for (let beat = 0; beat < 5; beat += 1) {
      vi.advanceTimersByTime(15_000);
      socket().hear({ t: 'pong' });
    }
    expect(states.at(-1)).toBe('live');
    expect(heard).toEqual(['snapshot']);
  });

  it('waits as long as the server asked when it goes down on purpose', () => {
    const { sockets, socket } = setUp();
    socket().hear(snapshot);
    socket().hear({ t: 'bye', retry_ms: 3000 });
    socket().break(1012);
    vi.advanceTimersByTime(2999);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
  });

  it('does not come back to a table that does not exist', () => {
    const { sockets, socket, states } = setUp();
    socket().break(4404);
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toBe('missing');
    expect(sockets).toHaveLength(1);
  });

  it('answers a question with null when the line breaks', async () => {
    const { link: gameSocket, socket } = setUp();
    socket().hear(snapshot);
    const answer = gameSocket.requestRefusal(3, 0, 90);
    socket().break();
    expect(await answer).toBeNull();
  });

  it('doubts a line that slept', () => {
    const { link: gameSocket, sockets, socket, states } = setUp();
    socket().hear(snapshot);
    gameSocket.wake();
    expect(socket().sent).toEqual([{ t: 'ping' }]);
    vi.advanceTimersByTime(2500);
    expect(states.at(-1)).toBe('reconnecting');
    gameSocket.wake();
    expect(sockets).toHaveLength(2);
    expect(states.at(-1)).toBe('reconnecting');
  });

  it('tries at once when asked to', () => {
    const { link: gameSocket, sockets, socket } = setUp();
    socket().hear(snapshot);
    socket().break();
    gameSocket.retryNow();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBeGreaterThan(2);
  });
});

describe('a page that was loaded again', () => {
  const kept = { t: 'act', cid: 'old-cid', seq: 4, offer: 'pass' } as Command;

  it('sends the command that had no answer once more under its id, and waits for the answer', () => {
    const socket = new FakeSocket();
    const told: (Command | Outcome)[] = [];
    const events = {
      state: () => undefined,
      message: () => undefined,
      pending: (command: Command) => told.push(command),
      answered: (outcome: Outcome) => told.push(outcome),
    };
    const gameSocket = new GameSocket('ws://table', events, { open: () => socket, unsent: kept });
    gameSocket.start();
    expect(told).toEqual([kept]);
    expect(gameSocket.command({ t: 'undo' }, 4)).toBeNull();
    socket.hear(snapshot);
    expect(socket.sent).toEqual([kept]);
    socket.hear({ t: 'ack', cid: 'old-cid', seq: 5 });
    expect(told).toEqual([kept, { ok: true, seq: 5 }]);
    gameSocket.stop();
  });

  it('does not come back by itself where the server speaks otherwise', () => {
    const { link: gameSocket, sockets, socket, states } = setUp();
    socket().break(4406);
    vi.advanceTimersByTime(60_000);
    expect([states.at(-1), sockets.length]).toEqual(['outdated', 1]);
    gameSocket.stop();
  });
});
