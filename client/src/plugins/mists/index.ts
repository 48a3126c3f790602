/** All play against the mist: the way to the target, hounds, piles, the chance to lose. */
import { t } from '../../i18n';
import { same } from '../../board/grid';
import { slot, type Part, type TableContext } from '../api';
import { mistLetters } from '../shared_mist/mist-picture-codes';
import { houndOf, type Mists } from './team-view';
import { foresee } from './loss-forecast.svelte';
import { mistsOn } from './state';

const shown = (desk: TableContext): { mists: Mists } | null => {
  const mists = mistsOn(desk);
  return mists && { mists };
};

const part: Part = {
  slots: [
    slot('air', () => import('./HoundLayer.svelte'), shown),
    slot(
      'map',
      () => import('./LossRiskChip.svelte'),
      (desk, { small }) => {
        const { view, table } = desk.game;
        return small && mistsOn(desk) && !view?.over && !table?.lesson && desk.play.ask !== 'pick' ? {} : null;
      },
    ),
    slot('rail', () => import('./TeamPanel.svelte'), shown),
    slot('bar', () => import('./TeamBar.svelte'), shown),
    slot(
      'bar-left',
      () => import('./TeammateChips.svelte'),
      (desk) => (mistsOn(desk) ? {} : null),
    ),
  ],
  panels: [{ ...slot('panel', () => import('./TeamPanel.svelte'), shown), panel: 'mists/all', title: 'mists-all' }],
  work: foresee,
  /** Mists lie best in the dusk. */
  mood: (desk) => (mistsOn(desk) ? 'dusk' : null),
  hangs: (desk) => (mistsOn(desk) ? 28 : 0),
  usual: (desk) => (mistsOn(desk) ? 'guard' : ''),
  letters: (desk) => mistLetters(mistsOn(desk)?.banks ?? [], desk.byCell, desk.tiles),
  here: (desk, cell) =>
    (desk.game.view?.figures ?? [])
      .filter((figure) => same(figure, cell) && houndOf(mistsOn(desk), figure.id))
      .map((figure) => t('mists-hound-here', { name: desk.name(figure.seat) })),
  follows: { words: (kind) => `mists-follow-${kind}`, good: ['banished', 'hound', 'hound-gone', 'victory'] },
  told: ['buried', 'banished', 'hound', 'hound-lost', 'victory', 'defeat'],
  deeds: ['banished'],
  sounds: { hound: 'mist', 'hound-lost': 'mist', defeat: 'mist', victory: 'end' },
};
export default part;
