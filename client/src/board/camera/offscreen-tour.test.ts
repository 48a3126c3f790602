import { expect, test } from 'vitest';
import { cases, PORTS } from './boards.fixture';
import { boundsOf, isVisible, type Camera } from './camera';
import type { Side } from '../grid';
import { layoutArrows } from './arrow-layout';
import { targetForPlacements, showMost, TOUCH_SIZE } from './camera-targets';
import { OffscreenTour } from './offscreen-tour';

const button = () => ({ width: 104, height: 44 });

test('the buttons that count a place lead to it', () => {
  let longest = 0;
  for (const [name, port, { tiles, places }] of cases(24)) {
    const items = places.map((p) => [p]);
    const start = targetForPlacements({ x: 0, y: 0, size: TOUCH_SIZE }, port, tiles, places) ?? {
      x: 0,
      y: 0,
      size: TOUCH_SIZE,
    };
    for (const [i, place] of places.entries()) {
      const tour = new OffscreenTour();
      let cam: Camera = start;
      let presses = 0;
      for (; !isVisible(cam, port, boundsOf([place])); presses++) {
        const edges = layoutArrows(cam, port, items.map(boundsOf), button);
        cam = tour.next(
          items,
          edges,
          edges.find((one) => one.items.includes(i))!,
          cam,
          port,
        );
        expect(presses, `${name} ${place.x},${place.y}`).toBeLessThan(8);
      }
      longest = Math.max(longest, presses);
    }
  }
  expect(longest).toBeGreaterThan(1);
});

test('visits items between two groups, and restarts in another direction', () => {
  const port = PORTS['small']!;
  const row = (x: number): { x: number; y: number }[] => [0, 1, 2, 3].map((y) => ({ x, y }));
  const cells = [...row(0), { x: 12, y: 0 }, ...row(24)];
  const items = cells.map((cell) => [cell]);
  const press = (tour: OffscreenTour, side: Side, cam: Camera): Camera => {
    const edges = layoutArrows(cam, port, items.map(boundsOf), button);
    return tour.next(
      items,
      edges,
      edges.find((one) => one.side === side)!,
      cam,
      port,
    );
  };
  const tour = new OffscreenTour();
  const from = { x: 0.5, y: 2, size: TOUCH_SIZE };
  const far = press(tour, 'E', from);
  expect(far.x).toBeGreaterThan(18);
  expect(isVisible(press(tour, 'W', far), port, boundsOf([cells[4]!]))).toBe(true);
  expect(isVisible(showMost(cells.slice(0, 5), port, far, TOUCH_SIZE), port, boundsOf([cells[4]!]))).toBe(
    false,
  );
  expect(press(tour, 'E', from)).toEqual(far);
});

test('where every cell has something to choose, a button counts what it covers and brings it out', () => {
  const port = PORTS['small with a sheet']!;
  const cells = Array.from({ length: 10 * 10 }, (_, i) => ({ x: i % 10, y: Math.floor(i / 10) }));
  const items = cells.map((cell) => [cell]);
  const boxes = items.map(boundsOf);
  const from = showMost(cells, port, { x: 5, y: 5 }, 40);
  for (const i of cells.keys()) {
    const tour = new OffscreenTour();
    let cam = from;
    for (let presses = 0; ; presses++) {
      const edges = layoutArrows(cam, port, boxes, button, [], true);
      const edge = edges.find((one) => one.items.includes(i));
      if (!edge) break;
      expect(presses, String(i)).toBeLessThan(8);
      cam = tour.next(items, edges, edge, cam, port);
    }
    expect(isVisible(cam, port, boxes[i]!)).toBe(true);
  }
});
