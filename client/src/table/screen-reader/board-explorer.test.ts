import '../../plugins/installed/all';
import { describe, expect, test } from 'vitest';
import { liveRegion } from '../../a11y/live-region.svelte';
import { partsOf, type TileFacts } from '../../board/tiles';
import { commandLetters, commandWords, parseCommand, foldText, commandWord } from './parse-command';
import { eventsSinceTurn, stepTo } from './board-explorer';
import type { BoardStop } from '../../plugins/lazy-api';
import { letterCommands } from '../key-commands';

const stop = (id: string): BoardStop => ({ id, cell: { x: 0, y: 0 }, text: id });

describe('typed commands', () => {
  test('are known by their words, by letters and by the beginning of a word', () => {
    for (const word of commandWords()) {
      expect(parseCommand(commandWord(word))?.word).toBe(word);
      expect(parseCommand(commandLetters()[word]!.toUpperCase())?.word).toBe(word);
    }
    expect(parseCommand('fea city 2')).toEqual({ word: 'feature', numbers: [2], kind: 'city' });
    expect(parseCommand('wh')?.word).toBe('why');
  });

  test('have words that differ', () => {
    expect(new Set(commandWords().map((word) => foldText(commandWord(word)))).size).toBe(
      commandWords().length,
    );
    expect(new Set(Object.values(commandLetters())).size).toBe(commandWords().length);
  });

  test('numbers alone go to a cell, or choose', () => {
    expect(parseCommand(' -1, 2 ')).toEqual({ word: 'cell', numbers: [-1, 2], kind: '' });
    expect(parseCommand('\u22121 2')).toEqual({ word: 'cell', numbers: [-1, 2], kind: '' });
    expect(parseCommand('3')).toEqual({ word: 'pick', numbers: [3], kind: '' });
  });

  test('a kind of feature alone looks for it', () => {
    expect(parseCommand('roads')).toBeNull();
    expect(parseCommand('road')).toEqual({ word: 'feature', numbers: [], kind: 'road' });
  });

  test('what is none is nothing', () => {
    for (const line of ['', '   ', 'xyzzy', 'f']) expect(parseCommand(line)).toBeNull();
  });

  test('letters do what the keys of the table do, where there is such a key', () => {
    const alike = {
      hand: 'hand',
      state: 'state',
      news: 'news',
      own: 'own-next',
      open: 'open-next',
      walls: 'conquest/walls',
    };
    for (const [word, command] of Object.entries(alike))
      expect(letterCommands()[commandLetters()[word]!]).toBe(command);
  });
});

describe('a scan', () => {
  const stops = ['a', 'b', 'c'].map(stop);

  test('continues at its place and restarts at the end', () => {
    expect(stepTo(stops, undefined, 1)).toBe(0);
    expect(stepTo(stops, 'a', 1)).toBe(1);
    expect(stepTo(stops, 'c', 1)).toBe(0);
    expect(stepTo(stops, 'a', -1)).toBe(2);
    expect(stepTo(stops, 'gone', -1)).toBe(2);
  });

  test('news begin behind the own last move', () => {
    const entry = (n: number, seat: number, kind: string) => ({ n, seat, kind, args: {} });
    const log = [
      entry(1, 0, 'placed'),
      entry(2, 1, 'placed'),
      entry(3, 0, 'passed'),
      entry(4, 0, 'scored'),
      entry(5, 1, 'placed'),
    ];
    expect(eventsSinceTurn(log, 0).map(({ n }) => n)).toEqual([4, 5]);
    expect(eventsSinceTurn(log, 1)).toEqual([]);
    expect(eventsSinceTurn(log, 2)).toHaveLength(5);
  });
});

describe('features of a tile', () => {
  const tile: TileFacts = {
    id: 'T',
    segments: [
      { kind: 'city', sides: 'NE' },
      { kind: 'city', sides: 'S' },
      { kind: 'road', sides: 'W' },
    ],
  };

  test('are told apart, turned as the tile lies', () => {
    expect(partsOf(tile, 0, 'city')).toEqual([['N', 'E'], ['S']]);
    expect(partsOf(tile, 90, 'city')).toEqual([['E', 'S'], ['W']]);
    expect(partsOf(tile, 90, 'road')).toEqual([['N']]);
    expect(partsOf(undefined, 0, 'city')).toEqual([]);
  });
});

describe('the live region', () => {
  test('loses no sentence, and says an equal one again', () => {
    const before = liveRegion.sentences.length;
    for (const text of ['one', 'two', 'two', '']) liveRegion.announce(text);
    expect(liveRegion.sentences.slice(before).map(({ text }) => text)).toEqual(['one', 'two', 'two']);
    expect(new Set(liveRegion.sentences.map(({ n }) => n)).size).toBe(liveRegion.sentences.length);
  });

  test('says again what was said before', () => {
    liveRegion.announce('older');
    liveRegion.announce('newer');
    expect(liveRegion.repeat()).toBe(true);
    expect(liveRegion.sentences.at(-1)?.text).toBe('newer');
    liveRegion.repeat(1);
    expect(liveRegion.sentences.at(-1)?.text).toBe('older');
    expect(liveRegion.history.slice(-2)).toEqual(['older', 'newer']);
    expect(liveRegion.repeat(10_000)).toBe(false);
  });
});
