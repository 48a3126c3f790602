/** Plays a game again: one turn after the other, at a speed, until somebody takes hold of it. */

import { announce } from '../../a11y/live-region.svelte';
import type { ReplayTable } from './replay-table.svelte';
import { turnAnnouncement } from './text';

const TURN_MS = 1400;
export const SPEEDS = [1, 2, 4, 0.5] as const;
/** So long after the last jump of a drag its turn is said. */
const QUIET_MS = 500;

export class Autoplay {
  playing = $state(false);
  #speed = $state(0);
  #announceTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: ReplayTable,
    readonly seen: (turn: number) => void = () => undefined,
  ) {}

  get speed(): number {
    return SPEEDS[this.#speed] ?? 1;
  }

  /** Milliseconds until the next turn. */
  get interval(): number {
    return TURN_MS / this.speed;
  }

  nextSpeed(): void {
    this.#speed = (this.#speed + 1) % SPEEDS.length;
  }

  toggle(): void {
    if (!this.playing && this.table.at === this.table.last) this.#goTo(0);
    this.playing = !this.playing;
  }

  step(by: number): void {
    this.playing = false;
    this.#goTo(this.table.at + by);
  }

  jump(to: number): void {
    if (to === this.table.at) return;
    this.playing = false;
    this.#goTo(to);
  }

  /** The next turn of a game that is played; at the end it stops. */
  advance(): void {
    this.#goTo(this.table.at + 1);
    if (this.table.at === this.table.last) this.playing = false;
  }

  announceTurn(): void {
    clearTimeout(this.#announceTimer);
    announce(turnAnnouncement(this.table));
  }

  /** Only the turn where it comes to rest is said. */
  #goTo(turn: number): void {
    this.table.go(turn);
    this.seen(this.table.at);
    clearTimeout(this.#announceTimer);
    this.#announceTimer = setTimeout(() => this.announceTurn(), this.playing ? 0 : QUIET_MS);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#announceTimer);
  }
}
