/** Dates, ages and durations in the reader's region. */
import { formatNumber } from '.';
import { serverNow } from '../lib/server-time';
import { language } from './language.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const written = (ms: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language.now.locale, options).format(ms);

export const dateText = (ms: number): string => written(ms, { dateStyle: 'medium' });

/** "29 Nov", with the year if it differs. */
export function dayText(ms: number, now = serverNow()): string {
  const year = new Date(ms).getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric';
  return written(ms, { day: 'numeric', month: 'short', year });
}

/** A UTC day of the server: "29 November". */
export const utcDayText = (ms: number): string =>
  written(ms, { timeZone: 'UTC', day: 'numeric', month: 'long' });

/** "22:00" today, otherwise with the date. */
export function momentText(ms: number, now = serverNow()): string {
  const today = new Date(ms).toDateString() === new Date(now).toDateString();
  return written(ms, today ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' });
}

/** "2 hr ago", after a week the day. */
export function ageText(ms: number, now = serverNow()): string {
  const past = Math.max(0, now - ms);
  const ago = new Intl.RelativeTimeFormat(language.now.locale, { numeric: 'auto', style: 'short' });
  if (past < HOUR) return ago.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return ago.format(-Math.floor(past / HOUR), 'hour');
  if (past < 7 * DAY) return ago.format(-Math.floor(past / DAY), 'day');
  return dayText(ms, now);
}

const two = (n: number): string => formatNumber(n).padStart(2, formatNumber(0));

/** "12:34", with hours if there are any. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours
    ? `${formatNumber(hours)}:${two(minutes)}:${two(whole % 60)}`
    : `${formatNumber(minutes)}:${two(whole % 60)}`;
}
