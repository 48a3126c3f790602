import { describe, expect, test } from 'vitest';
import { COLOURS } from '../../seats';
import { HELP, LETTERS } from '../keys';
import { LAYERS } from './aids.svelte';
import { patternId, PATTERNS } from './patterns';
import { lettersOf } from './words';

describe('letters of owners', () => {
  test('are the first of the name', () => {
    expect(lettersOf(['Anna', 'ben', 'Živa'])).toEqual(['A', 'B', 'Ž']);
  });

  test('differ: who comes second takes one that nobody begins with', () => {
    expect(lettersOf(['Anna', 'Adam', 'Dora', 'A'])).toEqual(['A', 'M', 'D', '4']);
  });

  test('skip what is no letter', () => {
    expect(lettersOf(['(Rook)', '...', 'Rook'])).toEqual(['R', '2', 'O']);
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
  for (const layer of LAYERS) expect(Object.values(LETTERS)).toContain(`aid-${layer}`);
  expect(HELP.map((row) => row.word)).toContain('table-key-layers');
});
