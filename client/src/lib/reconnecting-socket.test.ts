import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff, ReconnectingSocket, type Socket } from './reconnecting-socket';

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: string[] = [];
  closed = false;

  send(data: string): void {
    this.sent.push((JSON.parse(data) as { t: string }).t);
  }
  close(): void {
    this.closed = true;
  }
  hear(t: string): void {
    this.onmessage?.({ data: JSON.stringify({ t }) });
  }
}

/** Ready with "hello". Never connects again after code 4000. */
class Talk extends ReconnectingSocket<{ t: string }, { t: string }> {
  sockets: FakeSocket[] = [];
  seen: string[] = [];

  constructor() {
    super({ open: () => this.sockets[this.sockets.push(new FakeSocket()) - 1]!, random: () => 1 });
    this.connect();
  }
  protected address(): string {
    return 'ws://talk';
  }
  protected onMessage({ t }: { t: string }): void {
    this.seen.push(t);
    if (t === 'hello') this.setReady();
    if (t === 'bye') this.delayRetry(3000);
  }
  protected override onConnect(failures: number): void {
    this.seen.push(`connect ${failures}`);
  }
  protected override onLeave(): void {
    this.seen.push('leave');
  }
  protected onLost(code: number, failures: number): boolean {
    this.seen.push(`lost ${failures}`);
    return code !== 4000;
  }
  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }
  say(t: string): void {
    this.send({ t });
  }
  open(): void {
    this.connect();
  }
  close(): void {
    this.disconnect();
  }
}

const fail = (talk: Talk, code = 1006): void => talk.socket.onclose?.({ code });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the pause before another try', () => {
  it('doubles from a quarter second and stops at eight', () => {
    const waits = [0, 1, 2, 3, 4, 5, 9].map((failures) => backoff(failures, () => 1));
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000]);
  });

  it('is half chance', () => {
    expect(backoff(2, () => 0)).toBe(500);
  });
});

describe('a socket that connects again', () => {
  it('sends once it is ready, and not before', () => {
    const talk = new Talk();
    talk.say('early');
    talk.socket.hear('hello');
    talk.say('now');
    expect([talk.socket.sent, talk.seen]).toEqual([['now'], ['connect 0', 'hello']]);
  });

  it('tries again, each time later, until it is ready', () => {
    const talk = new Talk();
    for (const pause of [250, 500, 1000]) {
      const before = talk.sockets.length;
      fail(talk);
      vi.advanceTimersByTime(pause - 1);
      expect(talk.sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(talk.sockets).toHaveLength(before + 1);
    }
    talk.socket.hear('hello');
    fail(talk);
    vi.advanceTimersByTime(250);
    expect(talk.sockets).toHaveLength(5);
  });

  it('waits once as long as the server asked for', () => {
    const talk = new Talk();
    talk.socket.hear('bye');
    fail(talk);
    vi.advanceTimersByTime(2999);
    expect(talk.sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    fail(talk);
    vi.advanceTimersByTime(500);
    expect(talk.sockets).toHaveLength(3);
  });

  it('tries at once when asked to, but not while it is ready or disconnected', () => {
    const talk = new Talk();
    fail(talk);
    talk.retryNow();
    expect(talk.sockets).toHaveLength(2);
    talk.socket.hear('hello');
    talk.retryNow();
    talk.close();
    talk.retryNow();
    talk.wake();
    vi.advanceTimersByTime(60_000);
    expect(talk.sockets).toHaveLength(2);
  });

  it('stays away after a code that is final, and comes back when it is opened', () => {
    const talk = new Talk();
    fail(talk, 4000);
    talk.retryNow();
    vi.advanceTimersByTime(60_000);
    expect(talk.sockets).toHaveLength(1);
    talk.open();
    talk.open();
    expect(talk.sockets).toHaveLength(2);
  });

  it('pings after silence, and leaves a socket that stays silent', () => {
    const talk = new Talk();
    talk.socket.hear('hello');
    vi.advanceTimersByTime(15_000);
    talk.socket.hear('pong');
    vi.advanceTimersByTime(15_000);
    expect([talk.socket.sent, talk.seen]).toEqual([
      ['ping', 'ping'],
      ['connect 0', 'hello'],
    ]);
    vi.advanceTimersByTime(10_000);
    expect([talk.seen.slice(2), talk.socket.closed]).toEqual([['leave', 'lost 0'], true]);
  });

  it('leaves a socket that never opens', () => {
    const talk = new Talk();
    vi.advanceTimersByTime(25_250);
    expect(talk.seen).toEqual(['connect 0', 'leave', 'lost 0', 'connect 1']);
  });

  it('has less patience after sleep', () => {
    const talk = new Talk();
    talk.socket.hear('hello');
    talk.wake();
    vi.advanceTimersByTime(2500 + 250);
    expect([talk.sockets.length, talk.sockets[0]?.closed]).toEqual([2, true]);
  });

  it('hears nothing more of a socket that it left', () => {
    const talk = new Talk();
    const { onmessage, onclose } = talk.socket;
    fail(talk);
    const seen = [...talk.seen];
    onmessage?.({ data: '{"t":"late"}' });
    onclose?.({ code: 1006 });
    expect(talk.seen).toEqual(seen);
    vi.advanceTimersByTime(250);
    expect(talk.sockets).toHaveLength(2);
  });
});
