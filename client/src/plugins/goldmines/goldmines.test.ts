import '../installed/all';
import { describe, expect, test } from 'vitest';
import type { TableContext } from '../api';
import plugin from '.';
import late from './lazy';
import { ingotsAt, ownedBy, type Gold } from './state';

const gold: Gold = {
  tiles: [{ x: 1, y: -2, ingots: 3 }],
  seats: [0, 4],
  points: [0, 8],
  left: 9,
};
const table = (view: object | null): TableContext => ({ game: { view } }) as unknown as TableContext;

describe('ingots', () => {
  test('lie on tiles', () => {
    expect(ingotsAt(gold, { x: 1, y: -2 })).toBe(3);
    expect(ingotsAt(gold, { x: 1, y: 2 })).toBe(0);
    expect(ingotsAt(null, { x: 1, y: -2 })).toBe(0);
  });

  test('belong to players who have some', () => {
    expect(ownedBy(gold, 1)).toEqual({ count: 4, points: 8 });
    expect(ownedBy(gold, 0)).toBeNull();
    expect(plugin.describe!(table({ gold }), { seat: 0 })).toEqual([]);
    expect(plugin.describe!(table({ gold }), { seat: 1 })).toHaveLength(1);
  });

  test('are described where they are played', () => {
    expect(late.describe!(table({ gold }), { game: true })).toHaveLength(1);
    expect(late.describe!(table({}), { game: true })).toEqual([]);
  });
});
