import '../../plugins/installed/all';
import { expect, test } from 'vitest';
import type { Offer, PlacedTile } from '../../api/protocol';
import { nextHintStep } from './hint-store.svelte';

const offer = (id: string, more: Partial<Offer> = {}): Offer =>
  ({ id, shape: 'slot', label: { key: '', args: {} }, ...more }) as Offer;
const place = offer('place U 1,0 90', { shape: 'place', x: 1, y: 0, rotation: 90 });
const pass = offer('pass', { shape: 'confirm' });
const laid = (x: number, rotation: number): PlacedTile[] => [
  { x, y: 0, tile: 'U', rotation, seat: 0 } as PlacedTile,
];

test('a turn is done step by step', () => {
  expect(nextHintStep([place, pass], [place, offer('place U 2,0 0')], [])).toBe(place);
  expect(nextHintStep([place, pass], [offer('meeple'), pass], laid(1, 90))).toBe(pass);
});

test('who has placed the tile elsewhere, or turned it, is not led any further', () => {
  expect(nextHintStep([place, pass], [offer('meeple'), pass], laid(2, 90))).toBeNull();
  expect(nextHintStep([place, pass], [offer('meeple'), pass], laid(1, 0))).toBeNull();
  expect(nextHintStep([], [pass], [])).toBeNull();
  expect(nextHintStep([place], [pass], laid(1, 90))).toBeNull();
});
