import { describe, expect, it } from 'vitest';
import type { GameStore } from './game-store.svelte';
import type { SeatInfo, TableInfo } from '../api/protocol';
import { consentSeats, endNeedsConsent } from './participants';

const seat = (number: number, name: string): SeatInfo => ({
  seat: number,
  name,
  kind: 'person',
  colour: 'red',
  online: number < 2,
});
const seats = [seat(0, 'Anna'), seat(1, 'Ben'), seat(2, 'Eve')];
const game = (consent?: TableInfo['consent'], options = {}): GameStore =>
  ({ seats, table: { consent, options } }) as unknown as GameStore;
const names = (one: GameStore, what: 'end' | 'takeback'): string[] =>
  consentSeats(one, what).map((found) => found.name);

describe('whom a question goes to', () => {
  it('is what the server says, regardless of who is present', () => {
    const one = game({ end: [2], takeback: [1, 2], binding: false }, { rated: true });
    expect([names(one, 'end'), names(one, 'takeback'), endNeedsConsent(one)]).toEqual([
      ['Eve'],
      ['Ben', 'Eve'],
      false,
    ]);
  });

  it('is no one where the server says nothing', () => {
    const one = game(undefined, { clock: { days: 3 } });
    expect([names(one, 'end'), names(one, 'takeback'), endNeedsConsent(one)]).toEqual([[], [], false]);
  });

  it('may be binding with no one left to ask', () => {
    expect(endNeedsConsent(game({ end: [], takeback: [], binding: true }))).toBe(true);
  });
});
