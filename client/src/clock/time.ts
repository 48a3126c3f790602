/** Time on a clock: what is left since the last message, as digits and as text. */
import { formatUnits, formatNumber, t } from '../i18n';
import { durationText } from '../i18n/format';
import type { ClockTerms, Clocks, SeatNo } from '../api/protocol';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Below this, tenths are shown. */
const TENTHS = 10 * SECOND;
/** Below this, the player is warned once. */
export const LOW_TIME = 30 * SECOND;

/** Below this, a clock is marked: later if a whole turn has little more. With days it never is. */
export const lowFrom = (clock?: ClockTerms): number =>
  clock?.days ? 0 : clock?.turn ? Math.min(LOW_TIME, (clock.turn * SECOND) / 3) : LOW_TIME;

/** A message about the clocks, and when it arrived (`performance.now()`). */
export type ClockMessage = Clocks & { at: number };

export function timeLeft(told: ClockMessage, seat: SeatNo, now: number): number {
  const left = told.left[seat] ?? 0;
  if (told.runs !== seat || told.away?.includes(seat)) return left;
  return Math.max(0, left - Math.max(0, now - told.at - (told.free ?? 0)));
}

/** "2 d" or "5 h" while there is much time, then 12:34, and at the end 9.4. Days are rounded: three days begin with "3 d". */
export function clockFace(ms: number): string {
  if (ms >= 2 * DAY) return t('clock-d', { days: Math.round(ms / DAY) });
  if (ms >= 3 * HOUR) return t('clock-h', { hours: Math.floor(ms / HOUR) });
  if (ms >= TENTHS) return durationText(Math.ceil(ms / SECOND));
  const point = formatNumber(1.5).replace(/\d/g, '');
  return `${formatNumber(Math.floor(ms / SECOND))}${point}${formatNumber(Math.floor(ms / 100) % 10)}`;
}

/** As text: "2 days left", "5 minutes left". */
export function timeLeftText(ms: number): string {
  if (ms >= 2 * DAY) return t('clock-left-days', { count: Math.round(ms / DAY) });
  if (ms >= HOUR) return t('clock-left-hours', { count: Math.floor(ms / HOUR) });
  if (ms >= MINUTE) return t('clock-left-minutes', { count: Math.floor(ms / MINUTE) });
  return t('clock-left-seconds', { count: Math.ceil(ms / SECOND) });
}

/** The thinking time of a player. */
export const timeUsedText = (ms: number): string =>
  ms >= 2 * DAY ? t('clock-d', { days: Math.round(ms / DAY) }) : durationText(Math.round(ms / SECOND));

/** "10 minutes each, 15 seconds after each turn". */
export function clockTermsText(clock: ClockTerms): string {
  const { budget = 0, plus = 0, turn = 0, days = 0, out = 'bot' } = clock;
  const time = days
    ? t('clock-by-days', { count: days })
    : turn
      ? t('clock-by-turn', { time: timeLimitText(turn) })
      : t('clock-by-game', { time: timeLimitText(budget) });
  return formatUnits([
    time,
    ...(plus ? [t('clock-plus', { time: timeLimitText(plus) })] : []),
    t('clock-out-said', { out }),
  ]);
}

/** Seconds as text, whole minutes as such. */
export const timeLimitText = (seconds: number): string =>
  seconds >= 60 && seconds % 60 === 0
    ? t('clock-minutes', { count: seconds / 60 })
    : t('clock-seconds', { count: seconds });
