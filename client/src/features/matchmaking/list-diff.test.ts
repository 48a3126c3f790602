import { describe, expect, it } from 'vitest';
import { applyChange } from './list-diff';

describe('a list that is looked at', () => {
  const before = [
    { id: 'a', n: 1 },
    { id: 'b', n: 1 },
  ];

  it('stays the same where nothing has changed', () => {
    expect(applyChange(before)).toBe(before);
  });

  it('takes what is different in its place, and what is new where the order says', () => {
    expect(applyChange(before, [{ id: 'b', n: 2 }])).toEqual([
      { id: 'a', n: 1 },
      { id: 'b', n: 2 },
    ]);
    expect(applyChange(before, [{ id: 'c', n: 3 }], ['c', 'a'])).toEqual([
      { id: 'c', n: 3 },
      { id: 'a', n: 1 },
    ]);
  });

  it('leaves out what it was never told', () => {
    expect(applyChange(before, [], ['x', 'a'])).toEqual([{ id: 'a', n: 1 }]);
  });
});
