/** Plays sounds of events at a table, if sound is on. Never the only signal. */
import { untrack } from 'svelte';
import type { GameStore } from '../game/game-store.svelte';
import { settings } from '../lib/settings.svelte';
import { soundsFor } from './event-sounds';
import type { SoundName } from './synth-presets';

const SHAKE = 60;

export async function playSounds(...sounds: SoundName[]): Promise<number> {
  try {
    return (await import('./synth')).play(sounds, settings.volume);
  } catch {
    return 0; // no sound without a network
  }
}

export const canVibrate = (): boolean =>
  typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;

export function playGameSounds(game: GameStore): void {
  let jumps = -1;
  let seen = -1;
  let waited = false;

  $effect(() => {
    const { log, myTurn, snapshots: now } = game;
    const first = jumps !== now;
    jumps = now;
    const from = seen;
    seen = log.at(-1)?.n ?? 0;
    const called = myTurn && waited;
    waited = !myTurn && game.decision !== null;
    untrack(() => {
      if (called && settings.buzz && canVibrate()) navigator.vibrate(SHAKE);
      if (!settings.sound || first) return;
      const voices = soundsFor(log.filter((entry) => entry.n > from));
      if (called && !voices.includes('end')) voices.push('turn');
      if (voices.length) void playSounds(...voices);
    });
  });
}
