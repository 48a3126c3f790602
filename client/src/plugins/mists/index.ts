/** All play against the mist: the way to the target, hounds, piles, the chance to lose. */
import { t } from '../../i18n';
import { sameCell } from '../../board/grid';
import { slot, type ClientModule, type TableContext } from '../api';
import { mistPictureCodes } from '../shared_mist/mist-picture-codes';
import { houndAt, type TeamState } from './team-view';
import { updateLossForecast } from './loss-forecast.svelte';
import { teamStateOf } from './state';

const shown = (table: TableContext): { mists: TeamState } | null => {
  const mists = teamStateOf(table);
  return mists && { mists };
};

const plugin: ClientModule = {
  slots: [
    slot('air', () => import('./HoundLayer.svelte'), shown),
    slot(
      'map',
      () => import('./LossRiskChip.svelte'),
      (table, { small }) => {
        const { view, table: info } = table.game;
        return small && teamStateOf(table) && !view?.over && !info?.lesson && table.input.step !== 'pick' ? {} : null;
      },
    ),
    slot('rail', () => import('./TeamPanel.svelte'), shown),
    slot('bar', () => import('./TeamBar.svelte'), shown),
    slot(
      'bar-left',
      () => import('./TeammateChips.svelte'),
      (table) => (teamStateOf(table) ? {} : null),
    ),
  ],
  panels: [{ ...slot('panel', () => import('./TeamPanel.svelte'), shown), panel: 'mists/all', title: 'mists-all' }],
  onTableOpen: updateLossForecast,
  /** Mists lie best in the dusk. */
  ambience: (table) => (teamStateOf(table) ? 'dusk' : null),
  overlayHeight: (table) => (teamStateOf(table) ? 28 : 0),
  defaultFigure: (table) => (teamStateOf(table) ? 'guard' : ''),
  pictureCodes: (table) => mistPictureCodes(teamStateOf(table)?.banks ?? [], table.byCell, table.tileFacts),
  cellNotes: (table, cell) =>
    (table.game.view?.figures ?? [])
      .filter((figure) => sameCell(figure, cell) && houndAt(teamStateOf(table), figure.id))
      .map((figure) => t('mists-hound-here', { name: table.playerName(figure.seat) })),
  consequences: { messageKey: (kind) => `mists-follow-${kind}`, good: ['banished', 'hound', 'hound-gone', 'victory'] },
  loggedEvents: ['buried', 'banished', 'hound', 'hound-lost', 'victory', 'defeat'],
  turnEndingEvents: ['banished'],
  sounds: { hound: 'mist', 'hound-lost': 'mist', defeat: 'mist', victory: 'end' },
};
export default plugin;
