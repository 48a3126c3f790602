/** Sentences about tournaments. */
import type { ApiError } from '../api';
import { known, num, t } from '../i18n';
import { troubleText } from '../words';
import type { Duel, Line, Tournament } from './calls';

const HOURS_A_DAY = 24;

/** How long a round has, in words. */
export function timeText(hours: number): string {
  if (!hours) return t('tournament-no-hurry');
  return hours % HOURS_A_DAY ? t('tournament-hours', { count: hours }) : t('tournament-days', { count: hours / HOURS_A_DAY });
}

/** What it is, in a few words. */
export const factsOf = (line: Line): string[] => [
  t(`tournament-kind-${line.kind}`),
  t('tournament-duels', { count: line.games }),
  timeText(line.hours),
];

/** A result as people write it: "2 : 1". */
export const tallyOf = ({ tally }: Duel): string => tally.map(num).join(' : ');

/** The game that one plays now; empty where there is none. */
export function ownTable({ played, you, phase }: Tournament): string {
  if (you === undefined || phase !== 'running') return '';
  const duel = played.at(-1)?.find(({ one, two, result }) => !result && (one === you || two === you));
  return duel?.games.find(({ result }) => !result)?.table ?? '';
}

export const nameOf = ({ entrants }: Tournament, seed: number | null): string => (seed === null ? '' : (entrants[seed]?.name ?? ''));

/** Why the server refused. */
export function whyNot(error: ApiError): string {
  const key = `tournament-error-${error.code}`;
  return known(key) ? t(key, error.args) : troubleText(error);
}
