import { expect, test } from 'vitest';
import { highlightOnHover } from './highlight-on-hover';

const CITY = { cells: [[0, 0]] as [number, number][] };
const ROAD = { cells: [[1, 0]] as [number, number][] };

test('a line that is gone leaves no light behind', () => {
  const table = { highlightedFeature: null as typeof CITY | null };
  const line = new EventTarget();
  const gone = highlightOnHover(table, CITY)(line);
  line.dispatchEvent(new Event('pointerenter'));
  expect(table.highlightedFeature).toBe(CITY);
  gone();
  expect(table.highlightedFeature).toBeNull();
});

test('a line puts out only its own light', () => {
  const table = { highlightedFeature: null as typeof CITY | null };
  const [one, other] = [new EventTarget(), new EventTarget()];
  const gone = highlightOnHover(table, CITY)(one);
  highlightOnHover(table, ROAD)(other);
  one.dispatchEvent(new Event('pointerenter'));
  one.dispatchEvent(new Event('pointerleave'));
  expect(table.highlightedFeature).toBeNull();
  other.dispatchEvent(new Event('pointerenter'));
  gone();
  expect(table.highlightedFeature).toBe(ROAD);
});
