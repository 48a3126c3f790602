/** Texts of the result card. Numbers come from the server. */

import { formatList, t } from '../../i18n';
import type { Ending, Moment, TableInfo, Tally } from '../../api/protocol';

/** Names of people on the card. */
export interface PlayerNames {
  name(seat: number): string;
  isYou(seat: number): boolean;
  team: boolean;
}

export const playersText = (called: PlayerNames, seats: readonly number[]): string =>
  called.team
    ? t('table-team')
    : formatList(seats.map((seat) => (called.isYou(seat) ? t('table-you') : called.name(seat))));

/** "Jana wins", "Jana and Anna win". */
export function resultTitle(called: PlayerNames, ending: Ending): string {
  const [first = 0, ...others] = ending.winners;
  if (others.length)
    return t('result-win-together', { names: formatList(ending.winners.map((seat) => called.name(seat))) });
  return t('result-wins', { name: called.name(first), you: called.isYou(first) ? 'yes' : 'no' });
}

export const momentText = (
  called: PlayerNames,
  { kind, seats, points, turn = 0, count = 0 }: Moment,
): string => t(`result-${kind}-line`, { name: playersText(called, seats), points, turn, count });

/** The next level of a campaign, if it is higher. Otherwise 0. */
export const nextLevel = (campaign: TableInfo['campaign']): number =>
  campaign && (campaign.next ?? 0) > campaign.level ? (campaign.next ?? 0) : 0;

export const isWinner = (ending: Ending, row: Tally): boolean =>
  row.seats.some((seat) => ending.winners.includes(seat));
