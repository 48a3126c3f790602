/** The last placed piece, whose direction people enter. */
import type { Rotation } from '../../api/protocol';
import type { MoveInput } from '../move-input.svelte';

/** Turns it to this direction. */
export function rotatePlaced(input: MoveInput, rotation: number): void {
  if (input.busy) return;
  void input.game
    .send({ t: 'turn', rotation: rotation as Rotation })
    .then((outcome) => input.applyOutcome(outcome));
}

/** The next direction, clockwise. False if there is no other. */
export function rotateLastPlaced(input: MoveInput): boolean {
  const [now = 0, ...others] = input.game.table?.turns ?? [];
  if (!others.length) return false;
  others.sort((a, b) => a - b);
  rotatePlaced(input, others.find((turn) => turn > now) ?? others[0]!);
  return true;
}
