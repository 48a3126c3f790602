import { describe, expect, test } from 'vitest';
import { pathOf, roundSteps, scaleOf, spread } from './chart';

const edges = { left: 10, right: 210, top: 10, bottom: 110 };

describe('a line chart', () => {
  test('has lines across at round numbers, below nought as well', () => {
    expect(roundSteps(0, 123)).toEqual([0, 50, 100, 150]);
    expect(roundSteps(-3, 5)).toEqual([-4, -2, 0, 2, 4, 6]);
    expect(scaleOf([1490, 1530], 2, edges).grid).toEqual([1490, 1500, 1510, 1520, 1530]);
  });

  test('has its places where a pointer finds them', () => {
    const { x, indexAt } = scaleOf([0, 1], 40, edges);
    for (const turn of [0, 1, 17, 40]) expect(indexAt(x(turn))).toBe(turn);
    expect([indexAt(-50), indexAt(999)]).toEqual([0, 40]);
  });

  test('with one place has it at the left', () => {
    const { x, indexAt } = scaleOf([0, 1], 0, edges);
    expect([x(0), indexAt(150)]).toEqual([10, 0]);
  });

  test('goes from point to point, or level until a value changes', () => {
    const scale = scaleOf([0, 4], 2, edges);
    expect(pathOf([0, 0, 4], scale)).toBe('M10.0 110.0L110.0 110.0L210.0 10.0');
    expect(pathOf([0, 0, 4], scale, true)).toBe('M10.0 110.0H110.0V110.0H210.0V10.0');
  });

  test('keeps labels at its ends apart and inside', () => {
    const out = spread([50, 50, 51], 17, 0, 60);
    expect([...out].sort((a, b) => a - b)).toEqual([26, 43, 60]);
  });
});
