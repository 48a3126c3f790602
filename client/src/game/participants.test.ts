import { describe, expect, it } from 'vitest';
import type { Game } from './game-store.svelte';
import type { SeatInfo, TableInfo } from '../api/protocol';
import { consentSeats, isBinding } from './participants';

const seat = (number: number, name: string): SeatInfo => ({ seat: number, name, kind: 'person', colour: 'red', online: number < 2 });
const seats = [seat(0, 'Anna'), seat(1, 'Ben'), seat(2, 'Eve')];
const game = (consent?: TableInfo['consent'], options = {}): Game => ({ seats, table: { consent, options } }) as unknown as Game;
const names = (one: Game, what: 'end' | 'takeback'): string[] => consentSeats(one, what).map((found) => found.name);

describe('whom a question goes to', () => {
  it('is what the server says, regardless of who is present', () => {
    const one = game({ end: [2], takeback: [1, 2], binding: false }, { rated: true });
    expect([names(one, 'end'), names(one, 'takeback'), isBinding(one)]).toEqual([['Eve'], ['Ben', 'Eve'], false]);
  });

  it('is no one where the server says nothing', () => {
    const one = game(undefined, { clock: { days: 3 } });
    expect([names(one, 'end'), names(one, 'takeback'), isBinding(one)]).toEqual([[], [], false]);
  });

  it('may be binding with no one left to ask', () => {
    expect(isBinding(game({ end: [], takeback: [], binding: true }))).toBe(true);
  });
});
