import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../api/protocol';
import { isUnnamed, tableName, withDisplayNames } from './seats';

const seat = (more: Partial<SeatInfo>): SeatInfo => ({
  seat: 0,
  name: '',
  kind: 'person',
  colour: 'red',
  online: true,
  ...more,
});

describe('names that no person gave', () => {
  it('are words of the reader', () => {
    expect(tableName('Bastide')).toBe('Our game');
    expect(tableName('Friday')).toBe('Friday');
    expect(isUnnamed('Friday')).toBe(false);
    const seats = [
      seat({ kind: 'me', name: 'Player 1' }),
      seat({ kind: 'bot', bot: 'random', name: 'Weaver' }),
    ];
    expect(withDisplayNames(seats).map(({ name }) => name)).toEqual(['You', 'Weaver']);
  });
});
