/** The mage and the witch: where they are, and where they may go. */
import { t } from '../../i18n';
import { asProp, slot, type ClientModule } from '../api';
import { hasSign, magicOf, piecesAt } from './state';

const PIECES: Readonly<Record<string, string>> = { 'offer-mage': 'mage', 'offer-witch': 'witch' };

const plugin: ClientModule = {
  slots: [slot({ at: 'figures', load: () => import('./MagicLayer.svelte'), show: asProp('magic', magicOf) })],
  tableInfo: ({ game }) =>
    game.table?.modules.includes('mage') ? { consequenceKeys: [(kind) => `mage-follow-${kind}`] } : {},
  offerInfo(_, { label }) {
    const piece = PIECES[label.key];
    return piece ? { piece } : {};
  },
  describe(table, { cell, printed }) {
    if (cell) return piecesAt(table, cell).map(({ piece, feature }) => t('mage-here', { piece, feature }));
    return printed && !printed.part && hasSign(printed.facts) ? [t('table-has-mage')] : [];
  },
  events: {
    enchanted: { logged: true, sound: 'figure' },
    disenchanted: { logged: true },
  },
};
export default plugin;
