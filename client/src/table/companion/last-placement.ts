/** The piece laid last, where people say how it lies. */
import type { Rotation } from '../../api/protocol';
import type { Play } from '../move-input.svelte';

/** It lies in this direction instead. */
export function layTurned(play: Play, rotation: number): void {
  if (play.busy) return;
  void play.game.send({ t: 'turn', rotation: rotation as Rotation }).then((outcome) => play.settle(outcome));
}

/** The next direction, clockwise; false where there is no other. */
export function turnLaid(play: Play): boolean {
  const [now = 0, ...others] = play.game.table?.turns ?? [];
  if (!others.length) return false;
  others.sort((a, b) => a - b);
  layTurned(play, others.find((turn) => turn > now) ?? others[0]!);
  return true;
}
