import { expect, it } from 'vitest';
import type { LogEntry, Offer, ScoreLine } from '../../api/protocol';
import type { Fortress, Wall } from '../../api/protocol.gen';
import {
  figureAtWall,
  foreignDraw,
  symbolResults,
  occupantsOf,
  wallCentre,
  paidOccupants,
  seatsOf,
  wallAt,
} from './fortress-view';

const wall = (name: string, more: Partial<Wall> = {}): Wall => ({
  wall: name,
  x: 1,
  y: 0,
  order: [],
  row: [0, 0],
  camp: [0, 0],
  free: 4,
  catapult: false,
  ...more,
});
const entry = (n: number, kind: string, args: LogEntry['args'] = {}): LogEntry => ({
  n,
  seat: 0,
  kind,
  args,
});
const offer = (id: string, key: string): Offer =>
  ({
    id,
    shape: 'slot',
    seat: 0,
    label: { key, args: { wall: 'monks' } },
    preview: [],
    rules: [],
    final: true,
  }) as Offer;

it('puts farmers beside each other before the wall, and the row in the order in which they came', () => {
  const guests = occupantsOf(wall('knights', { order: [1, 0], camp: [2, 1] }));
  expect(guests.map(({ seat, role, place }) => [seat, role, place])).toEqual([
    [0, 'farmer', 'camp knights'],
    [0, 'farmer', 'camp knights'],
    [1, 'farmer', 'camp knights'],
    [1, 'knight', 'wall knights 0'],
    [0, 'knight', 'wall knights 1'],
  ]);
  expect(guests.map(({ aside }) => aside)).toEqual([-16, 0, 16, 0, 0]);
  const crowd = occupantsOf(wall('knights', { camp: [9, 9] }));
  expect(Math.max(...crowd.map(({ aside }) => Math.abs(aside)))).toBeLessThanOrEqual(40);
  expect(seatsOf([0, 2, 1])).toEqual([1, 1, 2]);
});

it('knows what the signs of the tile drawn last have done, and what is still to come', () => {
  const log = [
    entry(1, 'drew', { tile: 'CQ-03' }),
    entry(2, 'attack', { wall: 'knights' }),
    entry(3, 'drew', { tile: 'CQ-06' }),
    entry(4, 'catapult', { wall: 'monks' }),
  ];
  expect(symbolResults(['monks', '?'], log)).toEqual([
    { symbol: 'monks', action: 'catapult', wall: 'monks' },
    { symbol: '?', action: 'wait', wall: '?' },
  ]);
});

it('shows what a tile of another player did, and not what one drew oneself', () => {
  const log = [
    entry(1, 'drew', { tile: 'CQ-03' }),
    entry(2, 'attack', { wall: 'knights' }),
    entry(3, 'placed'),
  ];
  expect(foreignDraw(log, 0, [1])).toEqual({ tile: 'CQ-03', seat: 0 });
  expect(foreignDraw(log, 0, [0, 1])).toBeNull();
  expect(foreignDraw(log, 2, [1])).toBeNull();
  expect(foreignDraw([...log, entry(4, 'drew', { tile: 'CQ-06' })], 0, [1])).toBeNull();
});

it('shows those who were paid at the end on their wall once more', () => {
  const fortress: Fortress = { spaces: 4, walls: [wall('knights'), wall('monks', { x: 2, y: 2 })] };
  const line = { reason: 'counterattack', cells: [[2, 2]], seats: [1], count: 3 } as unknown as ScoreLine;
  expect(paidOccupants(fortress, line)).toMatchObject({ wall: 'monks', order: [1, 1, 1] });
  expect(paidOccupants(fortress, { ...line, reason: 'city' })).toBeNull();
  expect(wallAt(fortress, [1, 0])?.wall).toBe('knights');
  expect(
    wallCentre(fortress.walls[0]!, 2, { 'wall knights 0': [0, 20], 'wall knights 1': [200, 20] }),
  ).toEqual({ x: 2, y: 0.2 });
});

it('tells offers about walls by what they would bring there', () => {
  expect(figureAtWall(offer('man monks', 'offer-man'))).toBe('monk');
  expect(figureAtWall(offer('farm monks', 'offer-farm'))).toBe('farmer');
  expect(figureAtWall(offer('besiege monks', 'offer-besiege'))).toBe('');
});
