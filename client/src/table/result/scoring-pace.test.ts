import { describe, expect, it } from 'vitest';
import { scoringPace } from './scoring-pace';

const points = (...all: number[]): { points: number }[] => all.map((one) => ({ points: one }));
const sum = (all: readonly number[]): number => all.reduce((before, one) => before + one, 0);

describe('the pace of the final scoring', () => {
  it('takes 10 to 20 seconds from four lines on', () => {
    for (let count = 4; count <= 120; count += 1) {
      const lines = Array.from({ length: count }, (_, n) => ({ points: (n * 7) % 23 }));
      const total = sum(scoringPace(lines));
      expect(total, `${count} lines`).toBeGreaterThan(9_999);
      expect(total, `${count} lines`).toBeLessThan(20_001);
    }
  });

  it('does not stay with one of few lines', () => {
    expect(scoringPace(points(4))).toEqual([4000]);
    expect(Math.max(...scoringPace(points(1, 1, 12)))).toBeLessThanOrEqual(4000);
  });

  it('stays longest with the largest score, also if it is a loss', () => {
    const [small = 0, large = 0, loss = 0] = scoringPace(points(1, 20, -20, 2, 3, 4, 5, 6));
    expect(large).toBeGreaterThan(1.8 * small);
    expect(loss).toBe(large);
  });

  it('has equal steps where nothing brings points, and none without lines', () => {
    expect(new Set(scoringPace(points(0, 0, 0, 0, 0))).size).toBe(1);
    expect(scoringPace([])).toEqual([]);
  });
});
