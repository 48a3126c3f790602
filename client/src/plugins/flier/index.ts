/** The flight from a flying machine: its target cells, the die and the landing. */
import { t } from '../../i18n';
import { asProp, slot, type ClientModule } from '../api';
import { directionOf, flightOf, isTarget } from './state';

const plugin: ClientModule = {
  slots: [slot({ at: 'air', load: () => import('./FlightLayer.svelte'), show: asProp('flight', flightOf) })],
  offerInfo: (_, { label }) => (label.key === 'offer-fly' ? { figure: String(label.args?.['figure']) } : {}),
  describe(table, { cell, printed }) {
    const flight = flightOf(table);
    if (cell) return flight && isTarget(flight, cell) ? [t(targetKey(flight.distance))] : [];
    const direction = printed && !printed.part ? directionOf(printed.facts, printed.rotation) : '';
    return direction ? [t('table-has-flier', { direction })] : [];
  },
  events: {
    flight: { logged: true, sound: 'figure' },
    'flight-failed': { logged: true },
  },
};

const targetKey = (distance: number): string => (distance ? 'table-flier-target-sure' : 'table-flier-target');

export default plugin;
