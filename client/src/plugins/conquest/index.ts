/** The fortress, its walls and the symbols of tiles. */
import { t } from '../../i18n';
import { asProp, slot, type SlotProps, type ClientModule, type TableContext } from '../api';
import { figureAtWall, wallCentre, wallAt, findWall } from './fortress-view';
import { attacksInPlay, fortressOf, attackSymbols } from './state';
import { wallTextAt } from './text';

const walls = asProp('fortress', fortressOf);
/** A symbol of this tile is the reason for a question, now or later. */
const signed = (table: TableContext, { tile = '' }: SlotProps): object | null =>
  attacksInPlay(table) && attackSymbols(table.tileFacts.get(tile)).length ? {} : null;

const plugin: ClientModule = {
  slots: [
    slot({ at: 'ground', load: () => import('./FortressLayer.svelte'), show: walls }),
    slot({
      at: 'map',
      load: () => import('./WallSummary.svelte'),
      show: (table, { small }) =>
        small && table.scoringStep === null && !table.resultShown ? walls(table) : null,
    }),
    slot({
      at: 'cover',
      load: () => import('./SymbolBanner.svelte'),
      show: (table) => (attacksInPlay(table) ? {} : null),
    }),
    slot({
      at: 'sidebar-block',
      load: () => import('./WallList.svelte'),
      show: walls,
      fold: { height: 232, title: 'fortress-walls', load: () => import('./WallsLine.svelte') },
    }),
    slot({ at: 'drawn', load: () => import('./SymbolList.svelte'), show: signed }),
    slot({
      at: 'row',
      load: () => import('./WallOccupants.svelte'),
      show(table, { offer, small }) {
        const name = String(offer?.label.args?.['wall'] ?? '');
        return small && findWall(fortressOf(table), name) ? { name } : null;
      },
    }),
    slot({
      at: 'panel',
      load: () => import('./WallList.svelte'),
      show: (table) => walls(table) && { ...walls(table)!, bare: true },
      panel: {
        name: 'conquest/walls',
        title: 'fortress-walls',
        letter: 'b',
        help: 'table-key-fortress',
        command: { word: 'walls', empty: 'speech-no-walls' },
      },
    }),
  ],
  tableInfo: (table) =>
    fortressOf(table)
      ? { overlayHeight: 62, pointsInOneRow: true, consequenceKeys: [(kind) => `fortress-follow-${kind}`] }
      : {},
  offerInfo: (_, offer) => ({
    figure: figureAtWall(offer),
    piece: offer.label.key === 'offer-besiege' ? 'catapult' : '',
    selfNamed: offer.label.key === 'offer-flee',
  }),
  /** A wall is one cell for scoring, and a strip of the fortress on the map. */
  piece(table, cells) {
    const fortress = fortressOf(table);
    const [wall, ...more] = cells.map(({ x, y }) => wallAt(fortress, [x, y]));
    if (!fortress || !wall || more.includes(null)) return null;
    const centre = wallCentre(wall, fortress.spaces, table.game.figureAt);
    return { cells: table.pieceAt(wall), centre, args: { wall: wall.wall } };
  },
  describe: (table, { cell, printed }) => [
    ...(cell ? wallTextAt(table, cell) : []),
    ...(printed && !printed.part ? attackSymbols(printed.facts) : []).map((sign) =>
      t('fortress-sign', { sign: sign === '?' ? 'any' : sign }),
    ),
  ],
  events: {
    manned: { logged: true, endsTurn: true, sound: 'figure' },
    catapult: { logged: true, sound: 'siege' },
    attack: { logged: true, sound: 'siege', deferred: true },
    counterattack: { logged: true, sound: 'siege' },
    fled: { logged: true, choice: 'offer-flee' },
  },
};
export default plugin;
