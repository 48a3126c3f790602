import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatNumber } from '.';
import { readServerTime, serverNow } from '../lib/server-time';
import { ageText, dateText, dayText, durationText, momentText, utcDayText } from './format';
import { language, localeFor, type LanguageCode } from './language.svelte';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = new Date(2026, 10, 29, 12).getTime();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page in another language and back, so that it reads the browser's languages again. */
async function inRegion(code: LanguageCode, wishes: string[]): Promise<void> {
  vi.stubGlobal('navigator', { languages: wishes });
  await language.choose(code === 'cs' ? 'sk' : 'cs');
  await language.choose(code);
}
const answer = (date: number | string, cache = 'no-store'): Response =>
  new Response(null, {
    headers: { date: typeof date === 'number' ? new Date(date).toUTCString() : date, 'cache-control': cache },
  });

describe('the region of the reader', () => {
  it('is the first wish in the language of the page', () => {
    expect(localeFor('en', ['cs-CZ', 'en-AU', 'en-US'])).toBe('en-AU');
    expect(localeFor('de', ['en-US'])).toBe('de');
    expect(localeFor('en', ['en-US@posix'])).toBe('en');
  });

  it.each([
    ['en', 'en-US', 'Nov 29, 2026', '8:05 PM', '12,345.6'],
    ['en', 'en-GB', '29 Nov 2026', '20:05', '12,345.6'],
    ['en', 'en-AU', '29 Nov 2026', '8:05 pm', '12,345.6'],
    ['de', 'de-AT', '29.11.2026', '20:05', '12 345,6'],
    ['de', 'de-CH', '29.11.2026', '20:05', "12'345.6"],
  ] as const)('decides how %s is written: %s', async (tongue, wish, date, time, number) => {
    await inRegion(tongue, [wish]);
    const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ').replace('’', "'");
    expect(
      [dateText(NOW), momentText(NOW + 8 * HOUR + 5 * 60_000), formatNumber(12_345.6)].map(plain),
    ).toEqual([date, time, number]);
  });
});

describe('a moment', () => {
  beforeEach(() => inRegion('en', ['en-GB']));

  it('has its date on another day', () => {
    expect(momentText(NOW + DAY)).toBe('30 Nov 2026, 12:00');
  });
  it('has its year in another one', () => {
    expect([dayText(NOW), dayText(NOW - 400 * DAY)]).toEqual(['29 Nov', '25 Oct 2025']);
  });
  it('is of the day by UTC where the server counts so', () => {
    expect(utcDayText(Date.UTC(2026, 10, 29, 23, 59))).toBe('29 November');
  });
  it('is an age in the largest unit, and after a week a day', () => {
    expect([0, 2 * HOUR, 3 * DAY, 10 * DAY].map((past) => ageText(NOW - past))).toEqual([
      'this minute',
      '2 hr ago',
      '3 days ago',
      '19 Nov',
    ]);
  });
  it('lasts so many minutes, or hours', () => {
    expect([-5, 7.4, 750, 3661].map(durationText)).toEqual(['0:00', '0:07', '12:30', '1:01:01']);
  });
});

describe('a device whose clock is wrong', () => {
  beforeEach(() => inRegion('en', ['en-GB']));
  afterEach(() => readServerTime(answer(Date.now())));

  it.each([3 * HOUR, -3 * HOUR, DAY, -DAY])('counts ages by the server, %d ms off', (skew) => {
    vi.setSystemTime(NOW + skew);
    readServerTime(answer(NOW));
    expect(serverNow()).toBe(NOW);
    expect([ageText(NOW), ageText(NOW - 2 * HOUR)]).toEqual(['this minute', '2 hr ago']);
  });

  it('believes no answer that may be old, or that has no time', () => {
    readServerTime(answer(NOW - DAY, 'max-age=60'));
    readServerTime(answer('yesterday'));
    expect(serverNow()).toBe(NOW);
  });
});
