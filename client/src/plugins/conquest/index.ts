/** The fortress, its walls and the signs of tiles. */
import { t } from '../../i18n';
import { slot, type SlotProps, type ClientModule, type TableContext } from '../api';
import { isWallOffer, figureAtWall, wallCentre, wallAt, findWall } from './fortress-view';
import { attacksInPlay, fortressOf, attackSymbols } from './state';
import { wallTextAt } from './text';

const walls = (table: TableContext): { fortress: NonNullable<ReturnType<typeof fortressOf>> } | null => {
  const fortress = fortressOf(table);
  return fortress && { fortress };
};
/** A symbol of this tile is the reason for a question, now or later. */
const signed = (table: TableContext, { tile = '' }: SlotProps): object | null =>
  attacksInPlay(table) && attackSymbols(table.tileFacts.get(tile)).length ? {} : null;

const plugin: ClientModule = {
  slots: [
    slot('ground', () => import('./FortressLayer.svelte'), walls),
    slot(
      'map',
      () => import('./WallSummary.svelte'),
      (table, { small }) => (small && table.scoringStep === null && !table.resultShown ? walls(table) : null),
    ),
    slot(
      'cover',
      () => import('./SymbolBanner.svelte'),
      (table) => (attacksInPlay(table) ? {} : null),
    ),
    slot('rail-block', () => import('./WallList.svelte'), walls),
    slot('drawn', () => import('./SymbolList.svelte'), signed),
    slot(
      'row',
      () => import('./WallOccupants.svelte'),
      (table, { offer, small }) => {
        const name = String(offer?.label.args?.['wall'] ?? '');
        return small && findWall(fortressOf(table), name) ? { name } : null;
      },
    ),
  ],
  panels: [
    {
      ...slot(
        'panel',
        () => import('./WallList.svelte'),
        (table) => walls(table) && { ...walls(table)!, bare: true },
      ),
      panel: 'conquest/walls',
      title: 'fortress-walls',
      letter: 'b',
      help: 'table-key-fortress',
    },
  ],
  overlayHeight: (table) => (fortressOf(table) ? 62 : 0),
  figureIcon: figureAtWall,
  selfNamedOffers: ['offer-flee'],
  markerLook: (_, { label }) => (label.key === 'offer-besiege' ? { piece: 'catapult' } : null),
  choiceCells(table) {
    const wall = fortressOf(table)?.walls[0];
    return wall && table.input.choices.some(isWallOffer) ? table.pieceAt(wall) : null;
  },
  /** A wall is one cell for the count, and a strip of the whole fortress on the map. */
  expandFeature(table, cells) {
    const [cell] = cells;
    const wall = cell && cells.length === 1 ? wallAt(fortressOf(table), [cell.x, cell.y]) : null;
    return wall && table.pieceAt(wall);
  },
  scoreOrigin(table, { cells }) {
    const fortress = fortressOf(table);
    const wall = cells.length === 1 && cells[0] ? wallAt(fortress, cells[0]) : null;
    return wall && fortress ? wallCentre(wall, fortress.spaces, table.game.figureAt) : null;
  },
  deferredReasons: ['attack'],
  cellNotes: wallTextAt,
  printedNotes: (facts, _, cell) => (cell ? [] : attackSymbols(facts).map((sign) => t('fortress-sign', { sign: sign === '?' ? 'any' : sign }))),
  scoreLineArgs: (table, { cells }) => ({ wall: cells[0] ? (wallAt(fortressOf(table), cells[0])?.wall ?? '') : '' }),
  consequences: {
    messageKey: (kind, table) => (table && fortressOf(table) ? `fortress-follow-${kind}` : ''),
    isHidden: ({ kind, seat }, offer) => kind === 'fled' && offer?.label.key === 'offer-flee' && seat === offer.seat,
    allInOneRow: (table) => !!fortressOf(table),
  },
  loggedEvents: ['catapult', 'attack', 'counterattack', 'fled', 'manned'],
  turnEndingEvents: ['manned'],
  sounds: { manned: 'figure', catapult: 'siege', attack: 'siege', counterattack: 'siege' },
};
export default plugin;
