import { expect, it } from 'vitest';
import { ratingText } from './api';

it('writes ratings without separators', () => {
  expect(ratingText(1500)).toBe('1500');
});
