import { expect, test } from 'vitest';
import { landmarksIn } from './landmarks';

test('landmarks stand among the places of figures, by name and cell, the northern ones first', () => {
  const found = landmarksIn({
    '0.meeple.1': [50, 50],
    'minster-small 2,1': [40, 60],
    'townhall -3,-1': [50, 70],
    'wood-1 -3,-1 E': [100, 26],
    'camp knights': [9, 9],
    'ghost 2,1 0': [1, 1],
  });
  expect(found).toEqual([
    { key: 'wood-1 -3,-1 E', name: 'wood-1', grows: false, x: -3, y: -1, at: [-200, -74] },
    { key: 'townhall -3,-1', name: 'townhall', grows: true, x: -3, y: -1, at: [-250, -30] },
    { key: 'minster-small 2,1', name: 'minster-small', grows: true, x: 2, y: 1, at: [240, 160] },
  ]);
});
