/** The team game against the mist: track to the target, hounds, piles, risk to lose. */
import { t } from '../../i18n';
import { sameCell } from '../../board/grid';
import { asProp, slot, type ClientModule } from '../api';
import { mistPictureCodes } from '../shared_mist/mist-picture-codes';
import { houndAt } from './team-view';
import { updateLossForecast } from './loss-forecast.svelte';
import { teamStateOf } from './state';

const shown = asProp('mists', teamStateOf);

const plugin: ClientModule = {
  slots: [
    slot({ at: 'air', load: () => import('./HoundLayer.svelte'), show: shown }),
    slot({
      at: 'map',
      load: () => import('./LossRiskChip.svelte'),
      show(table, { small }) {
        const { view, table: info } = table.game;
        return small && teamStateOf(table) && !view?.over && !info?.lesson && table.input.step !== 'pick'
          ? {}
          : null;
      },
    }),
    slot({ at: 'sidebar', load: () => import('./TeamPanel.svelte'), show: shown }),
    slot({ at: 'bar', load: () => import('./TeamBar.svelte'), show: shown }),
    slot({
      at: 'bar-left',
      load: () => import('./TeammateChips.svelte'),
      show: (table) => (teamStateOf(table) ? {} : null),
    }),
    slot({
      at: 'panel',
      load: () => import('./TeamPanel.svelte'),
      show: shown,
      panel: { name: 'mists/all', title: 'mists-all' },
    }),
  ],
  onTableOpen: updateLossForecast,
  tableInfo: (table) => ({
    consequenceKeys: [(kind) => `mists-follow-${kind}`],
    ...(teamStateOf(table) && { ambience: 'dusk', overlayHeight: 28, defaultFigure: 'guard' }),
  }),
  pictureCodes: (table) => mistPictureCodes(teamStateOf(table)?.banks ?? [], table.byCell, table.tileFacts),
  describe: (table, { cell }) =>
    (table.game.view?.figures ?? [])
      .filter((figure) => cell && sameCell(figure, cell) && houndAt(teamStateOf(table), figure.id))
      .map((figure) => t('mists-hound-here', { name: table.playerName(figure.seat) })),
  events: {
    buried: { logged: true },
    banished: { logged: true, endsTurn: true, good: true },
    hound: { logged: true, sound: 'mist', good: true },
    'hound-lost': { logged: true, sound: 'mist' },
    'hound-gone': { good: true },
    victory: { logged: true, sound: 'end', good: true },
    defeat: { logged: true, sound: 'mist' },
  },
};
export default plugin;
