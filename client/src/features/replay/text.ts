/** A turn in words. */

import { beside, num, t } from '../../i18n';
import type { LogEntry } from '../../api/protocol';
import { entryText } from '../../table/event-text';
import type { Moment } from './frames';
import type { Stage } from './replay-table.svelte';

/** A line of the story of a turn. */
export interface Row {
  entry: LogEntry;
  text: string;
}

export const rowsOf = (stage: Stage, moment: Moment | undefined): Row[] =>
  (moment?.log ?? []).map((entry) => ({ entry, text: entryText(stage, entry) })).filter(({ text }) => text);

/** "Turn 17 of 71", or the start. */
export function headOf(stage: Stage): string {
  if (stage.at === 0) return t('replay-start');
  return t('replay-turn', { turn: num(stage.at), turns: num(stage.last) });
}

/** "Anna 23, Ben 12", or the points of a team and its ghosts. */
export function pointsOf(stage: Stage, moment: Moment | undefined): string {
  const view = moment?.view;
  if (!view) return '';
  const { team, mist } = view;
  const each = view.scores.map((points, seat) => t('replay-has', { name: stage.name(seat), points: num(points) }));
  if (!team) return beside(each);
  const all = team.perColour ? each : [t('replay-team', { points: num(team.points[0] ?? 0) })];
  return beside([...all, t('replay-bank', { count: mist?.bank ?? 0 })]);
}

const sentence = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);

/** One turn for the ears: its number, what happened, the points after it. */
export function spokenTurn(stage: Stage): string {
  const parts = [headOf(stage), ...rowsOf(stage, stage.moment).map(({ text }) => text), pointsOf(stage, stage.moment)];
  return parts.filter(Boolean).map(sentence).join(' ');
}
