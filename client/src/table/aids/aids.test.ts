import '../../plugins/installed/all';
import { describe, expect, test } from 'vitest';
import type { FeatureAid } from '../../api/protocol';
import { COLOURS } from '../../game/seats';
import type { TableModel } from '../table-model.svelte';
import { helpRows, letterCommands } from '../key-commands';
import { LAYERS } from './aids.svelte';
import { patternId, PATTERNS } from '../../ui/patterns';
import { seatLetters, strengthWords } from './aid-text';

describe('letters of owners', () => {
  test('are the first of the name', () => {
    expect(seatLetters(['Anna', 'ben', 'Živa'])).toEqual(['A', 'B', 'Ž']);
  });

  test('differ: the second player takes one that no other starts with', () => {
    expect(seatLetters(['Anna', 'Adam', 'Dora', 'A'])).toEqual(['A', 'M', 'D', '4']);
  });

  test('skip what is no letter', () => {
    expect(seatLetters(['(Rook)', '...', 'Rook'])).toEqual(['R', '2', 'O']);
  });
});

describe('what counts in a feature', () => {
  const at = (seat: number, kind: string, x: number) => ({
    seat,
    kind,
    feature: 'city',
    x,
    y: 0,
    segment: 0,
  });
  const table = (...figures: ReturnType<typeof at>[]) =>
    ({
      playerName: (seat: number) => ['Anna', 'Ben'][seat],
      figureKinds: new Map([['large', { kind: 'large', like: 'meeple', strength: 2 }]]),
      game: { view: { figures } },
    }) as unknown as TableModel;
  const city = (...figures: number[]) =>
    ({
      kind: 'city',
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      figures,
      owners: [0],
    }) as unknown as FeatureAid;

  test('is told where several stand there, or a figure counts as two', () => {
    const both = strengthWords(
      table(at(0, 'large', 0), at(0, 'meeple', 1), at(1, 'meeple', 2), at(1, 'meeple', 2)),
      city(3, 2),
    );
    expect(both).toBe('Counts there: Anna: 3 (Large meeple: 2 and Meeple: 1), Ben: 2.');
    expect(strengthWords(table(at(0, 'large', 0)), city(2, 0))).toBe(
      'Counts there: Anna: 2 (Large meeple: 2).',
    );
    expect(strengthWords(table(at(0, 'meeple', 0), at(1, 'meeple', 9)), city(1, 0))).toBe('');
  });
});

describe('patterns', () => {
  test('are different for every colour', () => {
    const paths = COLOURS.map((colour) => PATTERNS[colour].path);
    expect(new Set(paths).size).toBe(COLOURS.length);
  });

  test('of several owners have a name of their own', () => {
    expect(patternId(['red', 'blue'])).not.toBe(patternId(['blue']));
  });
});

test('every layer has a key, and the help tells of them', () => {
  for (const layer of LAYERS) expect(Object.values(letterCommands())).toContain(`aid-${layer}`);
  expect(helpRows().map((row) => row.word)).toContain('table-key-layers');
});
