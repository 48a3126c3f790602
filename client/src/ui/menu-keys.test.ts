import { expect, test } from 'vitest';
import { targetOf } from './menu-keys';

const TEXTS = ['Whole map', 'Zoom in', 'Zoom out', 'Žebříček'];

test('arrows go round, Home and End to the ends', () => {
  expect(targetOf('ArrowDown', 0, TEXTS)).toBe(1);
  expect(targetOf('ArrowDown', 3, TEXTS)).toBe(0);
  expect(targetOf('ArrowUp', 0, TEXTS)).toBe(3);
  expect(targetOf('ArrowUp', -1, TEXTS)).toBe(3);
  expect(targetOf('Home', 2, TEXTS)).toBe(0);
  expect(targetOf('End', 0, TEXTS)).toBe(3);
});

test('a letter leads to the next item that begins with it', () => {
  expect(targetOf('z', 0, TEXTS)).toBe(1);
  expect(targetOf('Z', 1, TEXTS)).toBe(2);
  expect(targetOf('z', 2, TEXTS)).toBe(1);
  expect(targetOf('ž', 0, TEXTS)).toBe(3);
  expect(targetOf('w', 0, TEXTS)).toBe(0);
});

test('other keys are none of the menu', () => {
  for (const key of ['x', 'Enter', ' ', 'Tab', 'Escape', 'F1']) expect(targetOf(key, 0, TEXTS)).toBeNull();
});
