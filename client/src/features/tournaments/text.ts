/** Sentences about tournaments. */
import type { DuelInfo, TournamentInfo, TournamentRow } from '../../api/http.gen';
import type { ApiError } from '../../api';
import { known, num, t } from '../../i18n';
import { troubleText } from '../../i18n/error-text';

const HOURS_A_DAY = 24;

/** How long a round has, in words. */
export function timeText(hours: number): string {
  if (!hours) return t('tournament-no-hurry');
  return hours % HOURS_A_DAY ? t('tournament-hours', { count: hours }) : t('tournament-days', { count: hours / HOURS_A_DAY });
}

/** What it is, in a few words. */
export const factsOf = (line: TournamentRow): string[] => [
  ...(line.season ? [t('tournament-season', { season: line.season })] : []),
  t(line.seats > 2 && line.kind === 'robin' ? 'tournament-kind-mixed' : `tournament-kind-${line.kind}`),
  ...(line.boards ? [t('tournament-boards-of', { count: line.boards })] : []),
  line.seats > 2 ? t('tournament-seats-of', { count: line.seats }) : t('tournament-duels', { count: line.games }),
  timeText(line.hours),
];

/** A result as people write it: "2 : 1". */
export const tallyOf = ({ tally }: DuelInfo): string => tally.map(num).join(' : ');

/** Everybody of a duel or table, in the order in which they begin. */
export const peopleOf = ({ one, two, others = [] }: DuelInfo): number[] => (two === null ? [one] : [one, two, ...others]);

/** The game that one plays now; empty where there is none. */
export function ownTable({ played, you, phase }: TournamentInfo): string {
  if (you === undefined || phase !== 'running') return '';
  const duel = played.at(-1)?.find((one) => !one.result && peopleOf(one).includes(you));
  return duel?.games.find(({ result }) => !result)?.table ?? '';
}

export const nameOf = ({ entrants }: TournamentInfo, seed: number | null): string => (seed === null ? '' : (entrants[seed]?.name ?? ''));

/** Why the server refused. */
export function whyNot(error: ApiError): string {
  const key = `tournament-error-${error.code}`;
  return known(key) ? t(key, error.args) : troubleText(error);
}
