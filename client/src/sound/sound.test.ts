import '../plugins/installed/all';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../api/protocol';
import { soundsOf } from './event-sounds';
import { lengthOf, VOICES, type Voice } from './synth-presets';

const entries = (...kinds: string[]): LogEntry[] => kinds.map((kind, n) => ({ n, seat: 0, kind, args: {} }) as unknown as LogEntry);

describe('sounds', () => {
  it('follow what happened, each once, in its order', () => {
    expect(soundsOf(entries('drew', 'placed', 'figure', 'scored', 'scored'))).toEqual(['tile', 'figure', 'points']);
    expect(soundsOf(entries('passed', 'turn'))).toEqual([]);
    expect(soundsOf(entries('placed', 'ghosts'))).toEqual(['tile', 'mist']);
  });

  it('of the last count are one', () => {
    expect(soundsOf(entries('scored', 'scored', 'over', 'scored'))).toEqual(['end']);
  });

  it('are short and never louder than the device was told', () => {
    for (const voice of Object.keys(VOICES) as Voice[]) {
      expect(lengthOf(voice), voice).toBeLessThanOrEqual(voice === 'end' ? 2 : 1);
      for (const note of VOICES[voice]) {
        expect(note.loud, voice).toBeGreaterThan(0);
        expect(note.loud, voice).toBeLessThanOrEqual(1);
        expect(Math.min(note.from, note.to), voice).toBeGreaterThan(30);
      }
    }
  });
});
