/** Hears what happens at a table and lets the device say it, where that is switched on. Never the only sign. */
import { untrack } from 'svelte';
import type { Game } from '../game/game-store.svelte';
import { settings } from '../lib/settings.svelte';
import { soundsOf } from './event-sounds';
import type { Voice } from './synth-presets';

const SHAKE = 60;

export async function sound(...voices: Voice[]): Promise<number> {
  try {
    return (await import('./synth')).play(voices, settings.volume);
  } catch {
    return 0; // without a network there is no sound
  }
}

export const mayShake = (): boolean => typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;

export function hear(game: Game): void {
  let jumps = -1;
  let seen = -1;
  let waited = false;

  $effect(() => {
    const { log, mine, jumps: now } = game;
    const first = jumps !== now;
    jumps = now;
    const from = seen;
    seen = log.at(-1)?.n ?? 0;
    const called = mine && waited;
    waited = !mine && game.decision !== null;
    untrack(() => {
      if (called && settings.buzz && mayShake()) navigator.vibrate(SHAKE);
      if (!settings.sound || first) return;
      const voices = soundsOf(log.filter((entry) => entry.n > from));
      if (called && !voices.includes('end')) voices.push('turn');
      if (voices.length) void sound(...voices);
    });
  });
}
