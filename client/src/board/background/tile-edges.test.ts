import { expect, test } from 'vitest';
import { tileEdges } from './tile-edges';

test('a tile shows its southern and eastern side where no other lies', () => {
  const { south, east, shadow } = tileEdges([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ]);
  expect(south).toBe('M100 100h100l5 5h-100zM0 200h100l5 5h-100z');
  expect(east).toBe('M200 0l5 5v100l-5-5zM100 100l5 5v100l-5-5z');
  expect(shadow.match(/M/g)).toHaveLength(3);
});

test('what lies inside casts no shadow', () => {
  const cells = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y })));
  expect(tileEdges(cells).shadow.match(/M/g)).toHaveLength(5);
});
