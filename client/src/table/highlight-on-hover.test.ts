import { expect, test } from 'vitest';
import { lights } from './highlight-on-hover';

const CITY = { cells: [[0, 0]] as [number, number][] };
const ROAD = { cells: [[1, 0]] as [number, number][] };

test('a line that is gone leaves no light behind', () => {
  const desk = { pointed: null as typeof CITY | null };
  const line = new EventTarget();
  const gone = lights(desk, CITY)(line);
  line.dispatchEvent(new Event('pointerenter'));
  expect(desk.pointed).toBe(CITY);
  gone();
  expect(desk.pointed).toBeNull();
});

test('a line puts out only its own light', () => {
  const desk = { pointed: null as typeof CITY | null };
  const [one, other] = [new EventTarget(), new EventTarget()];
  const gone = lights(desk, CITY)(one);
  lights(desk, ROAD)(other);
  one.dispatchEvent(new Event('pointerenter'));
  one.dispatchEvent(new Event('pointerleave'));
  expect(desk.pointed).toBeNull();
  other.dispatchEvent(new Event('pointerenter'));
  gone();
  expect(desk.pointed).toBe(ROAD);
});
