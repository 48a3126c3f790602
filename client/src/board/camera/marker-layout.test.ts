import { expect, test } from 'vitest';
import { chance, PORTS } from './boards.fixture';
import { boundsOf, visibleSize, toScreen, type Bounds, type ViewArea } from './camera';
import { markerSize, nearestMarker, spreadMarkers, tieLine } from './marker-layout';
import { targetForMarkers } from './camera-targets';

const roomIn = (port: ViewArea): Bounds => ({
  left: port.left,
  top: port.top,
  right: port.width - port.right,
  bottom: port.height - port.bottom,
});
const apart = (points: readonly { x: number; y: number }[]): number =>
  Math.min(
    Infinity,
    ...points.flatMap((a, i) => points.slice(0, i).map((b) => Math.hypot(a.x - b.x, a.y - b.y))),
  );

test('marks are half a tile at most, and pins where they would be small or near', () => {
  expect(markerSize(200, [{ x: 0, y: 0 }])).toEqual({ pin: false, diameter: 44 });
  expect(markerSize(64, [{ x: 0, y: 0 }])).toEqual({ pin: false, diameter: 32 });
  expect(markerSize(50, [{ x: 0, y: 0 }]).pin).toBe(true);
  expect(
    markerSize(200, [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
    ]),
  ).toEqual({ pin: true, diameter: 22 });
});

test('up to nine spots of a tile stand apart within the free part, on every screen', () => {
  const tile = boundsOf([{ x: 0, y: 0 }]);
  for (const [name, port] of Object.entries(PORTS))
    for (let seed = 0; seed < 60; seed++) {
      const next = chance(seed);
      const spots = Array.from({ length: 1 + (seed % 9) }, () => ({
        x: 0.08 + next() * 0.84,
        y: 0.08 + next() * 0.84,
      }));
      const cam = targetForMarkers(
        { x: 0, y: 0, size: 40 },
        port,
        tile,
        spots,
        tile,
        name === 'desktop' ? 'mouse' : 'touch',
      )!;
      const at = spots.map((p) => toScreen(cam, port, p));
      const look = markerSize(cam.size, at);
      const marks = spreadMarkers(at, look, roomIn(port));
      expect(apart(marks), `${name} ${seed}`).toBeGreaterThanOrEqual(look.diameter);
      const { left, top } = roomIn(port);
      const { width, height } = visibleSize(port);
      for (const p of marks)
        expect(p.x >= left && p.y >= top && p.x <= left + width && p.y <= top + height, name).toBe(true);
    }
});

test('a mark that was moved is tied to its spot, one beyond the rim stays there', () => {
  expect(tieLine({ x: 0, y: 0 }, { x: 5, y: 5 })).toBe(true);
  expect(tieLine({ x: 0, y: 0 }, { x: 5, y: 4 })).toBe(false);
  expect(
    spreadMarkers(
      [{ x: -50, y: 20 }],
      { pin: false, diameter: 44 },
      { left: 0, top: 0, right: 99, bottom: 99 },
    ),
  ).toEqual([{ x: -50, y: 20 }]);
});

test('a finger means the nearest mark within its reach', () => {
  const marks = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
  ];
  expect(nearestMarker(marks, { x: 16, y: 0 }, 22)).toBe(marks[1]);
  expect(nearestMarker(marks, { x: 60, y: 0 }, 22)).toBeNull();
});
