import { describe, expect, it } from 'vitest';
import { allowedClock } from './presets';

describe('a clock as it is wished for', () => {
  it('does not let one player of a team lose alone', () => {
    expect(allowedClock({ turn: 60, out: 'resign' }, true, false)).toEqual({ turn: 60, out: 'bot' });
    expect(allowedClock({ turn: 60, out: 'end' }, true, false)).toEqual({ turn: 60, out: 'end' });
  });
  it('lets no bot play on in a rated game', () => {
    expect(allowedClock({ turn: 60 }, false, true)).toEqual({ turn: 60, out: 'resign' });
    expect(allowedClock({ turn: 60, out: 'bot' }, false, false)).toEqual({ turn: 60, out: 'bot' });
  });
});
