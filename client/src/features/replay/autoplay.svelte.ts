/** Plays a game again: one turn after the other, at a speed, until somebody takes hold of it. */

import { announce } from '../../a11y/live-region.svelte';
import type { Stage } from './replay-table.svelte';
import { spokenTurn } from './text';

const TURN_MS = 1400;
export const SPEEDS = [1, 2, 4, 0.5] as const;
/** So long after the last jump of a drag its turn is said. */
const QUIET_MS = 500;

export class Player {
  playing = $state(false);
  #speed = $state(0);
  #saying: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly stage: Stage,
    readonly seen: (turn: number) => void = () => undefined,
  ) {}

  get speed(): number {
    return SPEEDS[this.#speed] ?? 1;
  }

  /** Milliseconds until the next turn. */
  get wait(): number {
    return TURN_MS / this.speed;
  }

  faster(): void {
    this.#speed = (this.#speed + 1) % SPEEDS.length;
  }

  toggle(): void {
    if (!this.playing && this.stage.at === this.stage.last) this.#show(0);
    this.playing = !this.playing;
  }

  step(by: number): void {
    this.playing = false;
    this.#show(this.stage.at + by);
  }

  jump(to: number): void {
    if (to === this.stage.at) return;
    this.playing = false;
    this.#show(to);
  }

  /** The next turn of a game that is played; at the end it stops. */
  tick(): void {
    this.#show(this.stage.at + 1);
    if (this.stage.at === this.stage.last) this.playing = false;
  }

  say(): void {
    clearTimeout(this.#saying);
    announce(spokenTurn(this.stage));
  }

  /** Only the turn where it comes to rest is said. */
  #show(turn: number): void {
    this.stage.go(turn);
    this.seen(this.stage.at);
    clearTimeout(this.#saying);
    this.#saying = setTimeout(() => this.say(), this.playing ? 0 : QUIET_MS);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#saying);
  }
}
