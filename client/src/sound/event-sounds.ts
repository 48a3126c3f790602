/** The sounds of an event. */
import type { LogEntry } from '../api/protocol';
import type { SoundName } from './synth-presets';

const SOUNDS: Record<string, SoundName> = {
  placed: 'tile',
  figure: 'figure',
  scored: 'points',
  over: 'end',
};

/** Adds the sounds of a module, by kind of event. */
export const addSounds = (more: Readonly<Record<string, SoundName>>): void =>
  void Object.assign(SOUNDS, more);

/** In the order of events. Of equal sounds, one is enough. */
export function soundsFor(entries: readonly LogEntry[]): SoundName[] {
  const found = new Set<SoundName>();
  for (const entry of entries) {
    const voice = SOUNDS[entry.kind];
    if (voice) found.add(voice);
  }
  // Final scoring has many events: only the end has a sound.
  return found.has('end') ? ['end'] : [...found];
}
