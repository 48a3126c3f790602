/** A table without a server, for work on its appearance: positions from a file, moves change nothing. */
import type { GameStore } from '../game/game-store.svelte';
import type { Outcome, SeatInfo, Snapshot, WhyAnswer } from '../api/protocol';
import figure from './figure.json';
import over from './over.json';
import place from './place.json';

const POSITIONS: Record<string, unknown> = { mock: place, 'mock-figure': figure, 'mock-over': over };

export function mockSnapshot(id: string): Snapshot {
  const found = structuredClone(POSITIONS[id] ?? place) as Snapshot;
  return id.startsWith('mock-lobby') ? lobby(found, id.endsWith('guest')) : found;
}

/** The same table before the start: one seat of four is free. */
function lobby(position: Snapshot, guest: boolean): Snapshot {
  const { table } = position;
  const seats: SeatInfo[] = table.seats.map((seat) =>
    guest && seat.kind === 'me' ? { ...seat, kind: 'person' } : seat,
  );
  seats.splice(2, 1, { seat: 2, name: '', kind: 'open', colour: 'green', online: false });
  seats.push({ seat: 3, name: '', kind: 'open', colour: 'yellow', online: false });
  return {
    ...position,
    you: guest ? [] : [0],
    view: null,
    offers: [],
    log: [],
    table: { ...table, phase: 'lobby', host: !guest, seats },
  };
}

export function playMock(game: GameStore): void {
  const done = (): Promise<Outcome> => Promise.resolve({ ok: true, seq: game.seq });
  game.send = (body) => {
    // Placing shows the figure step, anything else leads back to placing.
    const next = body.t === 'act' && body.offer.startsWith('place') ? 'mock-figure' : 'mock';
    game.receive(mockSnapshot(body.t === 'rematch' ? 'mock' : next));
    return done();
  };
  game.requestRefusal = (x, y): Promise<WhyAnswer> =>
    Promise.resolve({
      t: 'why',
      cid: '',
      ok: false,
      code: 'side-mismatch',
      rule: 'BASE-12',
      text: `The tile does not fit at ${x},${y}: its east side is a city, its neighbour shows a road.`,
      args: { side: 'E', mine: 'city', theirs: 'road' },
      sides: ['E'],
      misses: [],
    });
  game.receive(mockSnapshot(game.id));
  if (game.id === 'mock-trouble')
    game.receive({ t: 'error', code: 'server', text: 'Something went wrong.', ref: '7f3a' });
  game.connection = game.id === 'mock-reconnecting' ? 'reconnecting' : 'live';
}
