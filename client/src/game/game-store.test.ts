import { afterEach, describe, expect, it, vi } from 'vitest';
import { pendingCommand } from '../api/pending-command';
import { GameStore } from './game-store.svelte';
import { mockSnapshot } from '../dev/mock';
import type { Socket } from '../lib/reconnecting-socket';
import type { Update } from '../api/protocol';
import { eraseStores } from '../lib/storage.svelte';

afterEach(eraseStores);

function tableWithLine() {
  const sent: Record<string, unknown>[] = [];
  const socket: Socket = {
    send: (data) => void sent.push(JSON.parse(data) as Record<string, unknown>),
    close: () => undefined,
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  const game = new GameStore('mock');
  game.connect('ws://table', { open: () => socket });
  const hear = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) });
  const first = mockSnapshot('mock');
  hear(first);
  return { game, first, hear, sent };
}

function update(seq: number, prev: number, rest: Partial<Update> = {}): Update {
  return { t: 'update', seq, prev, ...rest };
}

describe('Game', () => {
  it('takes a snapshot as it is', () => {
    const { game, first } = tableWithLine();
    expect(game.connection).toBe('live');
    expect(game.view).toEqual(first.view);
    expect(game.offers).toEqual(first.offers);
    expect(game.myTurn).toBe(true);
    expect(game.decidingSeat?.name).toBe('Anna');
    game.close();
  });

  it('does not ask a player whose seat a bot plays', () => {
    const { game, first, hear } = tableWithLine();
    const own = game.decision?.seat;
    const seats = first.table.seats.map((seat) =>
      seat.seat === own ? { ...seat, kind: 'bot' as const, resigned: true } : seat,
    );
    hear(update(first.seq + 1, first.seq, { table: { ...first.table, seats }, offers: [] }));
    expect(game.you).toContain(own);
    expect(game.myTurn).toBe(false);
    game.close();
  });

  it('adds the new tiles and score lines of an update and keeps what is absent', () => {
    const { game, first, hear } = tableWithLine();
    const { tiles, explain, ...view } = first.view!;
    const tile = { x: 40, y: 0, tile: 'U', rotation: 0, seat: 0 };
    const line = { ...explain[0]!, points: 99 };
    const change = { ...view, scores: [1, 2, 3], 'tiles+': [tile], 'explain+': [line] };
    hear(update(first.seq + 2, first.seq, { view: change }));
    expect(game.seq).toBe(first.seq + 2);
    expect(game.view?.tiles).toEqual([...tiles, tile]);
    expect(game.view?.explain).toEqual([...explain, line]);
    expect(game.view?.scores).toEqual([1, 2, 3]);
    expect(game.offers).toEqual(first.offers);
    expect(game.table).toEqual(first.table);
    game.close();
  });

  it('hears who is there although nothing has happened', () => {
    const { game, first, hear } = tableWithLine();
    const seats = first.table.seats.map((seat) => ({ ...seat, online: false }));
    hear(update(first.seq, first.seq, { table: { ...first.table, seats } }));
    expect(game.seats.map((seat) => seat.online)).toEqual([false, false, false]);
    expect(game.view).toEqual(first.view);
    game.close();
  });

  it('keeps new chat messages for bubbles that load later, and none of the time before', () => {
    const { game, hear } = tableWithLine();
    const remark = (n: number) => ({ n, seat: 1, name: 'Ben', text: 'x' });
    hear({ t: 'said', past: true, remarks: [remark(3), remark(4)] });
    expect(game.lastShownChat).toBe(4);
    hear({ t: 'said', past: false, remarks: [remark(5)] });
    expect([game.lastShownChat, game.chat.map((one) => one.n)]).toEqual([4, [3, 4, 5]]);
    game.close();
  });

  it('shows the first chat message of a table', () => {
    const { game, hear } = tableWithLine();
    hear({ t: 'said', past: false, remarks: [{ n: 1, seat: 1, name: 'Ben', text: 'x' }] });
    expect(game.lastShownChat).toBe(0);
    game.close();
  });

  it('appends to the log', () => {
    const { game, first, hear } = tableWithLine();
    const entry = { n: 77, seat: 1, kind: 'passed', args: {} };
    hear(update(first.seq + 1, first.seq, { 'log+': [entry] }));
    expect(game.log).toEqual([...first.log, entry]);
    game.close();
  });

  it('asks for what it missed instead of guessing', () => {
    const { game, first, hear, sent } = tableWithLine();
    hear(update(first.seq + 5, first.seq + 4, { offers: [] }));
    expect(game.seq).toBe(first.seq);
    expect(game.offers).toEqual(first.offers);
    expect(sent.at(-1)).toEqual({ t: 'sync', since: first.seq });
    game.close();
  });

  it('ignores an update that it has had already', () => {
    const { game, first, hear } = tableWithLine();
    hear(update(first.seq, first.seq - 1, { offers: [] }));
    expect(game.offers).toEqual(first.offers);
    game.close();
  });

  it('sends the number of the last event it saw with every command', () => {
    const { game, first, sent } = tableWithLine();
    void game.act(first.offers[0]!);
    expect(sent.at(-1)).toMatchObject({ t: 'act', offer: first.offers[0]!.id, seq: first.seq });
    expect(game.pending?.t).toBe('act');
    game.close();
  });

  it('answers a command only when the table shows what it did', async () => {
    const { game, first, hear, sent } = tableWithLine();
    let answered = false;
    const answer = game.act(first.offers[0]!).finally(() => (answered = true));
    hear({ t: 'ack', cid: sent.at(-1)?.['cid'], seq: first.seq + 2 });
    await Promise.resolve();
    expect(answered).toBe(false);
    expect(game.pending).not.toBeNull();
    hear(update(first.seq + 2, first.seq, { offers: [] }));
    expect(await answer).toEqual({ ok: true, seq: first.seq + 2 });
    expect(game.pending).toBeNull();
    game.close();
  });

  it('is free for the next decision in the moment in which it shows it', () => {
    const { game, first, hear, sent } = tableWithLine();
    void game.act(first.offers[0]!);
    hear({ t: 'ack', cid: sent.at(-1)?.['cid'], seq: first.seq + 2 });
    hear(update(first.seq + 1, first.seq, { offers: [] }));
    expect(game.pending).not.toBeNull();
    hear(update(first.seq + 2, first.seq + 1, { offers: first.offers }));
    expect(game.pending).toBeNull();
    game.close();
  });

  it('is free again when a move was refused or came too late', () => {
    const { game, first, hear, sent } = tableWithLine();
    void game.act(first.offers[0]!);
    hear({ t: 'stale', cid: sent.at(-1)?.['cid'], seq: first.seq + 1 });
    expect(game.pending).toBeNull();
    void game.act(first.offers[0]!);
    hear({ t: 'reject', cid: sent.at(-1)?.['cid'], code: 'no', rule: '', text: 'No.', args: {} });
    expect(game.pending).toBeNull();
    game.close();
  });

  it('counts a jump for every snapshot after an undo', () => {
    const { game, first, hear } = tableWithLine();
    hear({ ...first, seq: first.seq + 1 });
    expect(game.snapshots).toBe(2);
    game.close();
  });

  it('keeps a server error with its reference', () => {
    const { game, hear } = tableWithLine();
    hear({ t: 'error', code: 'server', text: 'Oh.', ref: 'A1B2' });
    expect(game.serverError).toEqual({ code: 'server', text: 'Oh.', ref: 'A1B2' });
    game.close();
  });
});

describe('a command without an answer', () => {
  it('is kept in this tab until it is answered, for its own table only', () => {
    const tab = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => void tab.set(key, value),
      removeItem: (key: string) => void tab.delete(key),
    });
    const { game, hear, sent, first } = tableWithLine();
    void game.undo();
    const command = sent.at(-1)!;
    expect(pendingCommand('mock')).toEqual(command);
    expect(pendingCommand('another')).toBeNull();
    const again = tableWithLine();
    expect(again.sent).toEqual([command]);
    expect(again.game.pending).toEqual(command);
    again.hear({ t: 'ack', cid: command['cid'], seq: first.seq });
    expect(pendingCommand('mock')).toBeNull();
    expect(again.game.pending).toBeNull();
    hear({ t: 'ack', cid: command['cid'], seq: first.seq });
    game.close();
    again.game.close();
    vi.unstubAllGlobals();
  });
});
