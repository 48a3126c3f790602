/** A kind and true sentence of the result card for players who did not win. */

import { t } from '../../i18n';
import type { Ending, Tally } from '../../api/protocol';
import type { TableModel } from '../table-model.svelte';
import { isWinner } from './result-summary';

/** The most points behind the winner that count as close. */
const CLOSE = 5;

/** Empty for winners, spectators, and several players at one device. */
export function praiseText(table: TableModel, ending: Ending): string {
  const { you, seats } = table.game;
  const [seat = -1] = you;
  const own = ending.rows.find((row) => row.seats.includes(seat));
  if (you.length !== 1 || !own || isWinner(ending, own)) return '';
  if (seats.some((one) => one.seat === seat && one.resigned)) return '';
  return closeText(ending, own) || momentText(ending, seat) || kindText(ending, own) || lineText(table, seat);
}

/** What a team that lost has done. */
export const teamPraise = ({ turns }: Ending): string => t('result-praise-team', { turns });

function closeText({ rows, winners }: Ending, own: Tally): string {
  const best = rows.find((row) => row.seats.some((seat) => winners.includes(seat)));
  const points = (best?.total ?? 0) - own.total;
  return points > 0 && points <= CLOSE ? t('result-praise-close', { points }) : '';
}

/** The largest city or the best turn, if it belongs to this player alone. */
function momentText({ moments }: Ending, seat: number): string {
  const own = moments.filter(({ seats }) => seats.length === 1 && seats[0] === seat);
  const city = own.find(({ kind }) => kind === 'city');
  const turn = own.find(({ kind }) => kind === 'turn');
  if (city) return t('result-praise-city', { count: city.count ?? 0 });
  return turn ? t('result-praise-turn', { points: turn.points }) : '';
}

/** The kind for which this player alone has the most points. */
function kindText({ kinds, rows }: Ending, own: Tally): string {
  const alone = kinds.find((_, n) => own.best[n] && rows.filter(({ best }) => best[n]).length === 1);
  return alone === undefined ? '' : t('result-praise-most', { kind: alone });
}

/** The largest score, or thanks. */
function lineText({ game }: TableModel, seat: number): string {
  const lines = game.view?.explain.filter(({ seats }) => seats.includes(seat)) ?? [];
  const points = Math.max(0, ...lines.map((line) => line.points));
  return points ? t('result-praise-score', { points }) : t('result-praise-thanks');
}
