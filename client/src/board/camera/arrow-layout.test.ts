import { expect, test } from 'vitest';
import { cases, PORTS } from './boards.fixture';
import { boundsOf, screenBounds, isVisible, type Bounds } from './camera';
import { layoutArrows } from './arrow-layout';
import { targetForPlacements, showMost, TOUCH_SIZE } from './camera-targets';

const ALL = cases(40);
const button = () => ({ width: 104, height: 44 });
const meet = (a: Bounds, b: Bounds): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('every place is whole or counted, and the buttons cover no whole place, one another or the controls', () => {
  let seen = 0;
  for (const [name, port, { tiles, places }] of ALL) {
    for (const cam of [
      targetForPlacements({ x: 0, y: 0, size: 92 }, port, tiles, places),
      { x: 0.5, y: 0.5, size: 60 },
    ]) {
      if (!cam) continue;
      const items = places.map((p) => boundsOf([p]));
      const edges = layoutArrows(cam, port, items, button);
      const counted = edges.flatMap((edge) => edge.items);
      expect(counted.length + items.filter((item) => isVisible(cam, port, item)).length, name).toBe(
        items.length,
      );
      for (const { box, side } of edges) {
        seen++;
        expect(box.left >= port.left && box.top >= port.top, name).toBe(true);
        expect(box.right <= port.width - port.right && box.bottom <= port.height - port.bottom, name).toBe(
          true,
        );
        const whole = items
          .filter((item) => isVisible(cam, port, item))
          .map((item) => screenBounds(cam, port, item));
        expect(
          whole.filter((item) => meet(item, box)),
          `${name} ${side}`,
        ).toEqual([]);
        expect(
          edges.filter((other) => other.box !== box && meet(other.box, box)),
          name,
        ).toEqual([]);
      }
    }
  }
  expect(seen).toBeGreaterThan(100);
});

test('a button goes to the side where its items are, and a touch shows most of them', () => {
  const port = PORTS['small']!;
  const cam = { x: 0, y: 0, size: TOUCH_SIZE };
  const cells = [
    { x: 0, y: 0 },
    { x: 9, y: 1 },
    { x: 10, y: 0 },
    { x: -8, y: 0 },
  ];
  const edges = layoutArrows(
    cam,
    port,
    cells.map((c) => boundsOf([c])),
    button,
  );
  expect(edges.map(({ side, items }) => [side, items])).toEqual([
    ['E', [1, 2]],
    ['W', [3]],
  ]);
  const to = showMost([cells[1]!, cells[2]!], port, cam, cam.size);
  expect([1, 2].every((i) => isVisible(to, port, boundsOf([cells[i]!])))).toBe(true);
});
