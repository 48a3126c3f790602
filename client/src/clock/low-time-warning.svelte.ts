/** Warns the player to move once when time runs out: by text, and by sound if that is on. */
import { untrack } from 'svelte';
import type { GameStore } from '../game/game-store.svelte';
import { t } from '../i18n';
import { settings } from '../lib/settings.svelte';
import { playSounds } from '../sound/sound-events.svelte';
import { announce } from '../a11y/live-region.svelte';
import { LOW_TIME, timeLeft, timeLeftText, lowFrom, type ClockMessage } from './time';

/** Whether the clock of a seat is shown: of the player to move, and one's own. */
export const hasClock = (game: GameStore, seat: number): boolean =>
  game.clocks !== null && game.phase === 'playing' && (game.clocks.runs === seat || game.you.includes(seat));

/** Time left for screen readers, as of the last message. It does not tick. */
export const clockText = (game: GameStore, seat: number): string => {
  const told = game.clocks;
  return told && hasClock(game, seat) ? timeLeftText(told.left[seat] ?? 0) : '';
};

const untilAlert = (told: ClockMessage, seat: number): number =>
  timeLeft(told, seat, told.at) - LOW_TIME + (told.free ?? 0) - (performance.now() - told.at);

export function warnOnLowTime(game: GameStore): void {
  $effect(() => {
    const told = game.clocks;
    const days = game.table?.options.clock?.days;
    const seat = told?.runs ?? -1;
    if (
      !told ||
      days ||
      lowFrom(game.table?.options.clock) < LOW_TIME ||
      game.phase !== 'playing' ||
      !game.you.includes(seat)
    )
      return;
    const wait = untrack(() => untilAlert(told, seat));
    if (wait <= 0) return; // Warned already, or there never was more time.
    const timer = setTimeout(() => {
      announce(t('clock-alert'));
      if (settings.sound) void playSounds('turn');
    }, wait);
    return () => clearTimeout(timer);
  });
}
