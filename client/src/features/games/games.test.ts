import { beforeAll, describe, expect, it } from 'vitest';
import type { DeviceGameEntry } from '../../api/http.gen';
import { language } from '../../i18n/language.svelte';
import { thumbPaths } from './thumb-paths';
import { gameState } from './text';

const game = (more: Partial<DeviceGameEntry>): DeviceGameEntry =>
  ({
    table: 't',
    name: 'T',
    rules: 'base',
    modules: [],
    house: {},
    phase: 'over',
    yourTurn: false,
    left: 0,
    level: 0,
    result: '',
    laid: 2,
    map: '',
    created: 0,
    changed: 0,
    alone: false,
    mine: [0],
    winners: [1],
    places: [3, 1, 2],
    scores: [3, 9, 5],
    seats: ['Anna', 'Ben', 'Jana'].map((name) => ({ name, colour: 'red', kind: 'person' as const })),
    ...more,
  }) as DeviceGameEntry;

describe('the small map', () => {
  it('has a cell for each word, with room around', () => {
    const one = thumbPaths('0,0:krfrf 1,0:Ccffm');
    expect(one?.box).toBe('-1 -1.5 4 4');
    expect(one?.grass).toBe('M0 0h1v1h-1zM1 0h1v1h-1z');
    expect(one?.road).toBe('M1 0.5L0.5 0.5M0 0.5L0.5 0.5');
    expect(one?.mist).toContain('M1 0');
    expect(one?.house).toContain('h0.4');
  });

  it('leaves out what it cannot read', () => {
    expect(thumbPaths('')).toBeNull();
    expect(thumbPaths('<svg> 1,2:zzzzz')).toBeNull();
  });
});

describe('what is said of a game', () => {
  beforeAll(() => language.fetch('games'));

  it('says how it ended for who looks', () => {
    expect(gameState(game({ mine: [1] }))).toMatchObject({ good: true, text: 'Won' });
    expect(gameState(game({})).text).toBe('Place 3');
    expect(gameState(game({ winners: [0, 1], places: [1, 1, 3], scores: [9, 9, 5] })).text).toBe('Tied');
    expect(gameState(game({ mine: [0, 1, 2] })).text).toBe('Ahead: Ben');
    expect(gameState(game({ result: 'won', level: 3, scores: [75, 75, 75] })).text).toBe('Won together');
    expect(gameState(game({ phase: 'abandoned' })).text).toBe('Ended early');
    expect(gameState(game({ phase: 'playing', yourTurn: true })).text).toBe('Your turn');
  });
});
