/** What the card of the result says; every number comes from the server. */

import { listed, t } from '../../i18n';
import type { Ending, Moment, TableInfo, Tally } from '../../api/protocol';

/** How people are called on the card. */
export interface Called {
  name(seat: number): string;
  isYou(seat: number): boolean;
  team: boolean;
}

export const whoText = (called: Called, seats: readonly number[]): string =>
  called.team ? t('table-team') : listed(seats.map((seat) => (called.isYou(seat) ? t('table-you') : called.name(seat))));

/** "Jana wins", "Jana and Anna win". */
export function titleText(called: Called, ending: Ending): string {
  const [first = 0, ...others] = ending.winners;
  if (others.length) return t('result-win-together', { names: listed(ending.winners.map((seat) => called.name(seat))) });
  return t('result-wins', { name: called.name(first), you: called.isYou(first) ? 'yes' : 'no' });
}

export const momentText = (called: Called, { kind, seats, points, turn = 0, count = 0 }: Moment): string =>
  t(`result-${kind}-line`, { name: whoText(called, seats), points, turn, count });

/** The level of a campaign that comes next, where it is a higher one; otherwise 0. */
export const opened = (campaign: TableInfo['campaign']): number => (campaign && (campaign.next ?? 0) > campaign.level ? (campaign.next ?? 0) : 0);

/** Whether a row is of those who won. */
export const hasWon = (ending: Ending, row: Tally): boolean => row.seats.some((seat) => ending.winners.includes(seat));
