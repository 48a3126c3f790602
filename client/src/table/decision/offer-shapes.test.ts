import { describe, expect, test } from 'vitest';
import type { Offer } from '../../api/protocol';
import { angleOf, cornerOf, countOf, linkPath, numberOf, offsetOf } from './offer-shapes';
import { sortGroups } from './offers';

const slot = (at: [number, number], args: Offer['label']['args'] = {}): Offer => ({
  id: `${at}`,
  shape: 'slot',
  seat: 0,
  x: 3,
  y: 4,
  at,
  label: { key: 'offer-toy', args: { feature: 'field', ...args } },
  preview: [],
  rules: [],
  final: false,
});

describe('corners', () => {
  const [northWest, northEast, southWest] = [slot([0, 0]), slot([100, 0]), slot([0, 100])];

  test('are numbered 1 to 4, clockwise from north-west, also where one is missing', () => {
    const rows = sortGroups([southWest, northEast, northWest]);
    expect(rows.map((row) => numberOf(rows, row))).toEqual([1, 2, 4]);
    expect(rows).toEqual([northWest, northEast, southWest]);
    expect(countOf(rows)).toBe(4);
  });

  test('among other spots have the numbers of the list', () => {
    const rows = sortGroups([northWest, slot([50, 50])]);
    expect(rows.map((row) => numberOf(rows, row))).toEqual([1, 2]);
    expect(cornerOf(slot([50, 50]))).toBe(0);
  });
});

describe('directions', () => {
  test('stand beside the cell', () => {
    const east = slot([50, 50], { towards: 'E' });
    expect([angleOf(east), offsetOf(east)]).toEqual([90, [62, 0]]);
    expect(angleOf(slot([50, 50]))).toBeNull();
  });
});

describe('pairs of roads', () => {
  test('have their number between the sides, or beside a straight link', () => {
    expect(offsetOf(slot([50, 50], { pair: 'NE' }))).toEqual([26, -26]);
    expect(offsetOf(slot([50, 50], { pair: 'WE' }))).toEqual([0, 26]);
    expect(offsetOf(slot([50, 50], { pair: 'NS' }))).toEqual([26, 0]);
  });

  test('are drawn as a link from side to side', () => {
    expect(linkPath(slot([50, 50], { pair: 'WE' }))).toBe('M0 50Q50 50 100 50');
    expect(linkPath(slot([50, 50]))).toBe('');
  });
});
