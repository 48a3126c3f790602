import '../plugins/installed/all';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../api/protocol';
import { soundsFor } from './event-sounds';
import { SYNTH_PRESETS, type SoundName } from './synth-presets';

const entries = (...kinds: string[]): LogEntry[] =>
  kinds.map((kind, n) => ({ n, seat: 0, kind, args: {} }) as unknown as LogEntry);

describe('sounds', () => {
  it('follow what happened, each once, in its order', () => {
    expect(soundsFor(entries('drew', 'placed', 'figure', 'scored', 'scored'))).toEqual([
      'tile',
      'figure',
      'points',
    ]);
    expect(soundsFor(entries('passed', 'turn'))).toEqual([]);
    expect(soundsFor(entries('placed', 'ghosts'))).toEqual(['tile', 'mist']);
  });

  it('of the last count are one', () => {
    expect(soundsFor(entries('scored', 'scored', 'over', 'scored'))).toEqual(['end']);
  });

  it('are short and never louder than the device was told', () => {
    for (const voice of Object.keys(SYNTH_PRESETS) as SoundName[]) {
      const seconds = Math.max(...SYNTH_PRESETS[voice].map((note) => note.at + note.lasts));
      expect(seconds, voice).toBeLessThanOrEqual(voice === 'end' ? 2 : 1);
      for (const note of SYNTH_PRESETS[voice]) {
        expect(note.loud, voice).toBeGreaterThan(0);
        expect(note.loud, voice).toBeLessThanOrEqual(1);
        expect(Math.min(note.from, note.to), voice).toBeGreaterThan(30);
      }
    }
  });
});
