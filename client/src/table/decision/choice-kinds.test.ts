import { describe, expect, test } from 'vitest';
import { kindOf, kindsOf, ofKind } from './choice-kinds';
import type { Offer } from '../../api/protocol';

/** A figure of a kind at one of the places of a tile: `at` is its point. */
const figure = (kind: string, at: number, args: Offer['label']['args'] = {}): Offer => ({
  id: `${kind} ${at}`,
  shape: 'slot',
  seat: 0,
  x: 0,
  y: 0,
  at: [at, at],
  label: { key: 'offer-figure', args: { role: 'knight', kind, ...args } },
  preview: [],
  rules: [],
  final: false,
});

const FOUR = [
  figure('meeple', 20),
  figure('meeple', 60),
  figure('large', 20),
  figure('large', 60),
  figure('builder', 80, { role: 'builder' }),
  figure('abbot', 50, { role: 'abbot' }),
];
describe('kinds of figures', () => {
  test('come first as soon as more than three are offered', () => {
    expect(kindsOf(FOUR)).toEqual(['meeple', 'large', 'builder', 'abbot']);
    expect(kindsOf(FOUR.slice(0, 5))).toEqual([]);
  });

  test('are those of new figures, without the colours of a team', () => {
    expect(kindOf(figure('guard-2', 20))).toBe('guard');
    expect(kindOf(figure('abbot', 20, { seat: 0 }))).toBe('');
    expect(kindsOf([1, 2, 3, 4].map((n) => figure(`guard-${n}`, 20)))).toEqual([]);
  });

  test('have their places, and choices without a kind stay', () => {
    const recall = figure('abbot', 30, { seat: 0 });
    const all = [...FOUR, recall];
    expect(ofKind(all, 'builder').map(({ id }) => id)).toEqual(['builder 80', 'abbot 30']);
  });
});
