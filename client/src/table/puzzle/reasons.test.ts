import { expect, it, vi } from 'vitest';
import { language } from '../../language.svelte';
import { sentences } from './reasons';

it('tells the reasons that count most, in whole sentences', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await language.fetch('analysis');
  const told = sentences(
    [
      { kind: 'returns', feature: '', figures: 1 },
      { kind: 'claims', feature: 'city', points: 8, left: 1, closes: 1 },
      { kind: 'scores', feature: 'road', points: 4, seats: [0] },
      { kind: 'blocks', feature: 'field', points: 3.5, seats: [1], closes: [0.5, 0.25] },
      { kind: 'scores', feature: '', points: 1, seats: [0] },
    ],
    ['Anna', 'Ben'],
  );
  expect(told).toEqual([
    'City: claimed, likely points: 8, such figures left: 1; chance to be completed: 100%',
    'Road: 4 points for Anna',
    'Field of Ben: points less: 3.5; chance to be completed: 50%, now 25%',
    '1 point for Anna',
  ]);
  vi.unstubAllGlobals();
});
