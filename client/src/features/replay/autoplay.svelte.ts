/** Plays a game turn by turn at a speed, until the user takes over. */

import { announce } from '../../a11y/live-region.svelte';
import type { ReplayTable } from './replay-table.svelte';
import { turnAnnouncement } from './text';

const TURN_MS = 1400;
export const SPEEDS = [1, 2, 4, 0.5] as const;
/** Milliseconds after the last step of a drag until the turn is announced. */
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

  /** Shows the next turn. Stops at the end. */
  advance(): void {
    this.#goTo(this.table.at + 1);
    if (this.table.at === this.table.last) this.playing = false;
  }

  announceTurn(): void {
    clearTimeout(this.#announceTimer);
    announce(turnAnnouncement(this.table));
  }

  /** Announces only the turn at which it stops. */
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
