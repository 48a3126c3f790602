import { describe, expect, it } from 'vitest';
import { LONGEST_NAME, within } from './seats';

const FAMILY = '👨‍👩‍👧‍👦';

describe('a name', () => {
  it('has so many signs as a reader counts them', () => {
    expect(within('Anna')).toBe('Anna');
    expect(within('x'.repeat(30))).toBe('x'.repeat(LONGEST_NAME));
    expect(within(FAMILY.repeat(5))).toBe(FAMILY.repeat(5));
    expect(within(FAMILY.repeat(30))).toBe(FAMILY.repeat(LONGEST_NAME));
  });
});
