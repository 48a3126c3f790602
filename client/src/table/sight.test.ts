import { expect, test } from 'vitest';
import { SMALL, art } from '../art.svelte';
import { Sight } from './sight.svelte';

test('tiles that rest below the limit have pictures with less detail', () => {
  const sight = new Sight();
  for (const [size, far] of [
    [SMALL - 1, true],
    [SMALL, false],
  ] as const) {
    sight.jump({ x: 0, y: 0, size });
    expect(sight.far).toBe(far);
    expect(art.tile('U', 90, 1, 'dusk', sight.far)).toContain(far ? '/dusk/small/U-90-1.svg' : '/dusk/tile/U-90-1.svg');
  }
});

test('pictures do not change while a gesture scales them', () => {
  const sight = new Sight();
  sight.jump({ x: 0, y: 0, size: 2 * SMALL });
  sight.cam = { ...sight.cam, size: SMALL / 2 };
  expect(sight.far).toBe(false);
  sight.settle();
  expect(sight.far).toBe(true);
});
