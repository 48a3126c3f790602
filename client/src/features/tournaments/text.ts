import type { DuelInfo, TournamentInfo, TournamentRow } from '../../api/http.gen';
import type { ApiError } from '../../api';
import { hasMessage, formatNumber, t } from '../../i18n';
import { apiErrorText } from '../../i18n/error-text';

const HOURS_A_DAY = 24;

/** The length of a round. */
export function roundTimeText(hours: number): string {
  if (!hours) return t('tournament-no-hurry');
  return hours % HOURS_A_DAY
    ? t('tournament-hours', { count: hours })
    : t('tournament-days', { count: hours / HOURS_A_DAY });
}

/** A short description. */
export const tournamentFacts = (line: TournamentRow): string[] => [
  ...(line.season ? [t('tournament-season', { season: line.season })] : []),
  t(line.seats > 2 && line.kind === 'robin' ? 'tournament-kind-mixed' : `tournament-kind-${line.kind}`),
  ...(line.boards ? [t('tournament-boards-of', { count: line.boards })] : []),
  line.seats > 2
    ? t('tournament-seats-of', { count: line.seats })
    : t('tournament-duels', { count: line.games }),
  roundTimeText(line.hours),
];

/** A result such as "2 : 1". */
export const resultText = ({ tally }: DuelInfo): string => tally.map(formatNumber).join(' : ');

/** All players of a match or table, in turn order. */
export const seedsOf = ({ one, two, others = [] }: DuelInfo): number[] =>
  two === null ? [one] : [one, two, ...others];

/** The player's current game, or empty. */
export function ownTableId({ played, you, phase }: TournamentInfo): string {
  if (you === undefined || phase !== 'running') return '';
  const duel = played.at(-1)?.find((one) => !one.result && seedsOf(one).includes(you));
  return duel?.games.find(({ result }) => !result)?.table ?? '';
}

export const entrantName = ({ entrants }: TournamentInfo, seed: number | null): string =>
  seed === null ? '' : (entrants[seed]?.name ?? '');

/** Why the server refused. */
export function tournamentErrorText(error: ApiError): string {
  const key = `tournament-error-${error.code}`;
  return hasMessage(key) ? t(key, error.args) : apiErrorText(error);
}
