import { describe, expect, test } from 'vitest';
import { grown, PORTS } from './boards.fixture';
import { boundsOf, isVisible, type Camera } from './camera';
import { CameraDirector, type CameraScene, type Stage } from './camera-director';

const port = PORTS['phone']!;
const { tiles, places } = grown(5);
const last = tiles.at(-1)!;

const scene = (stage: Stage, more: Partial<CameraScene> = {}): CameraScene => ({
  stage,
  decision: stage === 'wait' || stage === 'over' ? '' : '1',
  tiles,
  placements: places,
  lastPieceBounds: boundsOf([last]),
  placedTile: String(tiles.length),
  board: boundsOf([...tiles, ...places]),
  focusBounds: null,
  markers: [],
  cells: [],
  wanted: null,
  pointerKind: 'touch',
  ...more,
});
const figure = (): CameraScene =>
  scene('spots', {
    decision: '2',
    focusBounds: boundsOf([last]),
    markers: [
      { x: last.x + 0.4, y: last.y + 0.4 },
      { x: last.x + 0.5, y: last.y + 0.5 },
    ],
  });

describe('the camera and the turn', () => {
  function turn(): { pilot: CameraDirector; first: Camera; close: Camera } {
    const pilot = new CameraDirector();
    const first = pilot.next(scene('place'), port, { x: 0, y: 0, size: 92 }, false)!;
    expect(first.jump).toBe(true);
    const close = pilot.next(figure(), port, first.to, false)!.to;
    expect(close.size).toBeGreaterThan(150);
    return { pilot, first: first.to, close };
  }

  test('after a move it goes back to where one looked, with a pause for the drop', () => {
    const { pilot, first, close } = turn();
    const back = pilot.next(scene('wait'), port, close, false)!;
    expect(back.pause).toBeGreaterThan(0);
    expect(back.to.size).toBeLessThanOrEqual(92);
    expect(isVisible(back.to, port, boundsOf([last]))).toBe(true);
    if (isVisible(first, port, boundsOf([last]))) expect(back.to.size).toBeLessThanOrEqual(first.size + 92);
  });

  test('the next one at the same device does not begin at the size of a figure', () => {
    const { pilot, close } = turn();
    const next = pilot.next(scene('place', { decision: '3' }), port, close, false)!;
    expect(next.to.size).toBeLessThanOrEqual(92);
  });

  test('nothing happens without a reason', () => {
    const { pilot, close } = turn();
    const back = pilot.next(scene('wait'), port, close, false)!.to;
    expect(pilot.next(scene('wait'), port, back, false)).toBeNull();
    expect(pilot.next(scene('wait', { placedTile: 'x' }), port, back, false)).toBeNull();
    expect(
      pilot.next(scene('wait', { placedTile: 'y' }), port, { ...back, x: back.x + 40 }, false),
    ).not.toBeNull();
  });

  test('keeps a map that the player moved until a choice or a new question', () => {
    const pilot = new CameraDirector();
    const first = pilot.next(scene('wait'), port, { x: 0, y: 0, size: 92 }, false)!.to;
    const away = { ...first, x: first.x + 40 };
    expect(pilot.next(scene('wait', { placedTile: 'x' }), port, away, true)).toBeNull();
    const asked = pilot.next(scene('place'), port, away, true)!;
    expect(asked.byPlayer).toBe(true);
    const chosen = scene('chosen', { focusBounds: boundsOf([places[0]!]) });
    expect(isVisible(pilot.next(chosen, port, away, true)!.to, port, boundsOf([places[0]!]))).toBe(true);
    expect(pilot.next(scene('place'), port, away, true)).toBeNull();
  });

  test('where the screen changes, the rule is asked again', () => {
    const pilot = new CameraDirector();
    const first = pilot.next(scene('over'), port, { x: 0, y: 0, size: 92 }, false)!.to;
    const small = PORTS['small with a sheet']!;
    expect(isVisible(pilot.next(scene('over'), small, first, false)!.to, small, boundsOf(tiles))).toBe(true);
    expect(pilot.next(scene('over'), PORTS['lying']!, first, true)).toBeNull();
  });

  test('what is pointed at is seen, also when the card about it has grown and a hand holds the map', () => {
    const pilot = new CameraDirector();
    const first = pilot.next(scene('place'), port, { x: 0, y: 0, size: 92 }, false)!.to;
    for (const place of places) {
      const wanted = boundsOf([place]);
      const small = { ...PORTS['small']!, top: 220 };
      let now = pilot.next(scene('place', { wanted }), port, first, true)?.to ?? first;
      expect(isVisible(now, port, wanted)).toBe(true);
      now = pilot.next(scene('place', { wanted }), small, now, false)?.to ?? now;
      expect(isVisible(now, small, wanted)).toBe(true);
    }
    expect(pilot.next(scene('place'), port, first, true)).toBeNull();
  });
});
