import { describe, expect, it } from 'vitest';
import { MAX_NAME_LENGTH, truncateName } from './player-name';

const FAMILY = '👨‍👩‍👧‍👦';

describe('a name', () => {
  it('has so many signs as a reader counts them', () => {
    expect(truncateName('Anna')).toBe('Anna');
    expect(truncateName('x'.repeat(30))).toBe('x'.repeat(MAX_NAME_LENGTH));
    expect(truncateName(FAMILY.repeat(5))).toBe(FAMILY.repeat(5));
    expect(truncateName(FAMILY.repeat(30))).toBe(FAMILY.repeat(MAX_NAME_LENGTH));
  });
});
