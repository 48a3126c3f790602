import { t } from '../../i18n';
import type { TableContext } from '../api';
import { namesOf } from '../../table/event-text';
import { leaders, type Good, type Goods } from './state';

/** "Wine: Anna leads with 3, 4 to come." */
export function goodText(table: TableContext, goods: Goods, good: Good): string {
  const { most, seats } = leaders(goods, good);
  const who = seats.length
    ? t('traders-leads', { name: namesOf(table, seats), count: most, players: seats.length })
    : t('traders-no-leader');
  return t('traders-said', {
    kind: t('traders-kind', { goods: good }),
    who,
    left: t('traders-left', { count: table.game.view?.over ? 0 : goods.left[good] }),
  });
}
