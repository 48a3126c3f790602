/** The piece laid last, where people say how it lies. */
import type { Rotation } from '../../api/protocol';
import type { MoveInput } from '../move-input.svelte';

/** It lies in this direction instead. */
export function rotatePlaced(input: MoveInput, rotation: number): void {
  if (input.busy) return;
  void input.game.send({ t: 'turn', rotation: rotation as Rotation }).then((outcome) => input.applyOutcome(outcome));
}

/** The next direction, clockwise; false where there is no other. */
export function rotateLastPlaced(input: MoveInput): boolean {
  const [now = 0, ...others] = input.game.table?.turns ?? [];
  if (!others.length) return false;
  others.sort((a, b) => a - b);
  rotatePlaced(input, others.find((turn) => turn > now) ?? others[0]!);
  return true;
}
