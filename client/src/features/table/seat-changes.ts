/** Changes of seats: who replaces whom, who is back, who left. */
import type { SeatInfo, SeatNo } from '../../api/protocol';

export interface SeatChange {
  key: 'ui-news-bot' | 'ui-news-handed' | 'ui-news-left' | 'ui-news-came' | 'ui-news-failed';
  name: string;
  /** The bot that plays now, or the failed program that it replaces. */
  bot: string;
  code: string;
  seat: SeatNo;
}

const person = (seat: SeatInfo): boolean => seat.kind === 'person' || seat.kind === 'me';

/** One sentence for each changed seat. */
export function seatChanges(before: readonly SeatInfo[], now: readonly SeatInfo[]): SeatChange[] {
  const found: SeatChange[] = [];
  for (const seat of now) {
    const old = before.find((one) => one.seat === seat.seat);
    const word = old && keyOf(old, seat);
    if (word)
      found.push({
        key: word,
        name: seat.name || old.name,
        seat: seat.seat,
        bot: seat.bot ?? '',
        code: '',
        ...seat.failed,
      });
  }
  return found;
}

function keyOf(old: SeatInfo, seat: SeatInfo): SeatChange['key'] | null {
  if (seat.failed && seat.failed.bot === old.bot) return 'ui-news-failed';
  if (seat.kind === 'bot') return seat.standIn && person(old) ? 'ui-news-bot' : null;
  if (seat.kind === 'open') return old.kind === 'open' ? null : 'ui-news-left';
  if (old.kind === 'bot') return old.standIn ? 'ui-news-handed' : null;
  return old.kind === 'open' && seat.kind === 'person' ? 'ui-news-came' : null;
}
