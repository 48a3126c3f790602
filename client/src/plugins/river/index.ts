/** The river: a warning before a tile shuts an arm. */
import type { ClientModule } from '../api';

/** A triangle. */
const WARNING = 'M12 2.500 22.500 21h-21z';

const plugin: ClientModule = {
  tableInfo: () => ({
    consequenceKeys: [(kind) => `river-follow-${kind}`, (kind) => `river20-follow-${kind}`],
  }),
  events: { 'arm-shut': { bad: true } },
  offerInfo: (_, offer) =>
    offer.follows?.some(({ kind }) => kind === 'arm-shut') ? { badge: { body: WARNING, text: '!' } } : {},
};
export default plugin;
