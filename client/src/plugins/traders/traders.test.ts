import '../installed/all';
import { describe, expect, test } from 'vitest';
import { slotsAt } from '../registry';
import type { TableContext } from '../api';
import plugin from '.';
import late from './lazy';
import { leaders, ownedBy, type Goods } from './state';

const none = { wine: 0, grain: 0, cloth: 0 };
const goods: Goods = {
  seats: [{ wine: 2, grain: 0, cloth: 1 }, none, { wine: 0, grain: 1, cloth: 1 }],
  leaders: { wine: [0], grain: [2], cloth: [0, 2] },
  left: { wine: 5, grain: 4, cloth: 2 },
};

/** A table with these goods. Without, they are not in play. */
const table = (view: object | null): TableContext => ({ game: { view } }) as unknown as TableContext;
const chip = plugin.slots!.find(({ at }) => at === 'chip')!;

describe('goods', () => {
  test('belong to the players who have some', () => {
    expect(ownedBy(table({ goods }), 2)).toEqual({ wine: 0, grain: 1, cloth: 1 });
    expect(ownedBy(table({ goods }), 1)).toBeNull();
    expect(ownedBy(table({}), 0)).toBeNull();
  });

  test('are led by the players with most, or by none', () => {
    expect(leaders(goods, 'cloth')).toEqual({ most: 1, seats: [0, 2] });
    expect(leaders({ ...goods, leaders: { wine: [], grain: [], cloth: [] } }, 'wine')).toEqual({
      most: 0,
      seats: [],
    });
  });

  test('that a player leads stand beside the points, the others do not', () => {
    expect(chip.show(table({ goods }), { seat: 0 })).toEqual({ led: ['wine', 'cloth'] });
    expect(chip.show(table({ goods }), { seat: 2 })).toEqual({ led: ['grain', 'cloth'] });
    expect(chip.show(table({ goods }), { seat: 1 })).toBeNull();
    expect(chip.show(table({}), { seat: 0 })).toBeNull();
  });

  test('are said of each kind, where they are played', () => {
    expect(late.describe!(table({}), { game: true })).toEqual([]);
  });
});

test('a player in the second part of a turn continues', () => {
  const reason = (view: object) => plugin.tableInfo!(table(view)).extraTurnReason;
  expect(reason({ part: { now: 2, earned: false } })).toBe('second');
  expect(reason({ part: { now: 1, earned: true } })).toBe('');
  expect(reason({})).toBe('');
});

test('the page asks it', () => {
  expect(slotsAt('chip')).toContain(chip);
});
