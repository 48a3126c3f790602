/** The crop circle in progress. */
import type { Circle } from '../../api/protocol.gen';
import type { TileFacts } from '../../board/tiles';
import { t } from '../../i18n';
import type { TableContext } from '../api';

export const circleOf = ({ game }: Pick<TableContext, 'game'>): Circle | null => game.view?.circle ?? null;

/** The kind of feature of a printed circle. */
export const cropOf = (tile: TileFacts | undefined): string =>
  typeof tile?.['crop'] === 'string' ? tile['crop'] : '';

/** A seat that has had its turn, decides now, is next, or waits. */
export function turnText(table: TableContext, circle: Circle, seat: number): string {
  const name = table.playerName(seat);
  const place = circle.choice ? circle.waiting.indexOf(seat) : 2;
  if (circle.done.includes(seat)) return t('crops-done', { name });
  return t(place === 0 ? 'crops-now' : place === 1 ? 'crops-next' : 'crops-later', { name });
}
