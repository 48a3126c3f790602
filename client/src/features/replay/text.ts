import { formatUnits, formatNumber, t } from '../../i18n';
import type { LogEntry } from '../../api/protocol';
import { entryText } from '../../table/event-text';
import type { Moment } from './frames';
import type { ReplayTable } from './replay-table.svelte';

/** An entry in the list of events. */
export interface Row {
  entry: LogEntry;
  text: string;
}

export const rowsOf = (table: ReplayTable, moment: Moment | undefined): Row[] =>
  (moment?.log ?? []).map((entry) => ({ entry, text: entryText(table, entry) })).filter(({ text }) => text);

/** "Turn 17 of 71", or the start. */
export function turnHeading(table: ReplayTable): string {
  if (table.at === 0) return t('replay-start');
  return t('replay-turn', { turn: formatNumber(table.at), turns: formatNumber(table.last) });
}

/** "Anna 23, Ben 12", or the points of a team and its ghosts. */
export function scoresText(table: ReplayTable, moment: Moment | undefined): string {
  const view = moment?.view;
  if (!view) return '';
  const { team, mist } = view;
  const each = view.scores.map((points, seat) =>
    t('replay-has', { name: table.playerName(seat), points: formatNumber(points) }),
  );
  if (!team) return formatUnits(each);
  const all = team.perColour ? each : [t('replay-team', { points: formatNumber(team.points[0] ?? 0) })];
  return formatUnits([...all, t('replay-bank', { count: mist?.bank ?? 0 })]);
}

const sentence = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);

/** A turn for screen readers: number, events, points. */
export function turnAnnouncement(table: ReplayTable): string {
  const parts = [
    turnHeading(table),
    ...rowsOf(table, table.moment).map(({ text }) => text),
    scoresText(table, table.moment),
  ];
  return parts.filter(Boolean).map(sentence).join(' ');
}
