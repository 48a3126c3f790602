import { expect, test } from 'vitest';
import type { SeatInfo } from '../../api/protocol';
import { seatChanges } from './seat-changes';

const seat = (changes: Partial<SeatInfo>): SeatInfo => ({
  seat: 0,
  name: 'Jana',
  kind: 'person',
  colour: 'red',
  online: true,
  ...changes,
});
const bot = seat({ kind: 'bot', bot: 'greedy' });
const open = seat({ kind: 'open', name: '' });
const words = (before: SeatInfo, now: SeatInfo): string[] =>
  seatChanges([before], [now]).map((one) => `${one.key} ${one.name}`);

test('who stands in, comes back, leaves and comes is told; who is only away for a moment is not', () => {
  expect(words(seat({}), { ...bot, standIn: true })).toEqual(['ui-news-bot Jana']);
  expect(words({ ...bot, standIn: true }, seat({}))).toEqual(['ui-news-handed Jana']);
  expect(words({ ...bot, standIn: true }, seat({ kind: 'me' }))).toEqual(['ui-news-handed Jana']);
  expect(words(seat({}), open)).toEqual(['ui-news-left Jana']);
  expect(words(open, seat({}))).toEqual(['ui-news-came Jana']);
  expect(words(open, seat({ kind: 'me' }))).toEqual([]);
  expect(words(seat({}), seat({ online: false }))).toEqual([]);
  expect(words(open, bot)).toEqual([]);
  const guest = seat({ kind: 'bot', bot: 'Tiler', name: 'Tiler' });
  const failed = { bot: 'Tiler', code: 'crashed' };
  expect(words(guest, { ...bot, name: 'Bertrand', failed })).toEqual(['ui-news-failed Bertrand']);
  expect(words({ ...bot, failed }, { ...bot, failed })).toEqual([]);
});
