/** Which sounds an event of the table makes. */
import type { LogEntry } from '../api/protocol';
import type { Voice } from './synth-presets';

const SOUNDS: Record<string, Voice> = {
  placed: 'tile',
  figure: 'figure',
  scored: 'points',
  over: 'end',
};

/** Adds the sounds of a module, by kind of event. */
export const addSounds = (more: Readonly<Record<string, Voice>>): void => void Object.assign(SOUNDS, more);

/** What is told first sounds first; of many alike one is enough. */
export function soundsOf(entries: readonly LogEntry[]): Voice[] {
  const found = new Set<Voice>();
  for (const entry of entries) {
    const voice = SOUNDS[entry.kind];
    if (voice) found.add(voice);
  }
  // The last count brings many points at once: only the end is heard.
  return found.has('end') ? ['end'] : [...found];
}
