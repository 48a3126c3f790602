/** Crop circles: who has decided, and who is next. */
import { t } from '../../i18n';
import { asProp, slot, type ClientModule } from '../api';
import { circleOf, cropOf } from './state';

const circle = asProp('circle', circleOf);

const plugin: ClientModule = {
  slots: [
    slot({
      at: 'sidebar-line',
      load: () => import('./CircleOrder.svelte'),
      show: circle,
      fold: { height: 40, title: 'crops-title', load: () => import('./CircleOrder.svelte') },
    }),
  ],
  tableInfo: ({ game }) =>
    game.table?.modules.includes('crops') ? { consequenceKeys: [(kind) => `crops-follow-${kind}`] } : {},
  offerInfo: (_, { label: { key, args } }) => ({
    selfNamed: key === 'offer-withdraw',
    ...(key === 'offer-circle' ? { figure: String(args?.['role'] ?? '') } : {}),
  }),
  describe(_, { printed }) {
    const crop = printed && !printed.part ? cropOf(printed.facts) : '';
    return crop ? [t('table-has-circle', { crop })] : [];
  },
  events: {
    circle: { logged: true },
    withdrawn: { logged: true, choice: 'offer-withdraw' },
  },
};
export default plugin;
