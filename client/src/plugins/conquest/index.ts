/** The fortress, its walls and the signs of tiles. */
import { t } from '../../i18n';
import { slot, type Given, type Part, type TableContext } from '../api';
import { atWall, comesTo, middleOf, wallAt, wallNamed } from './fortress-view';
import { besiegedAt, fortressOf, signsOf } from './state';
import { wallsHere } from './text';

const walls = (desk: TableContext): { fortress: NonNullable<ReturnType<typeof fortressOf>> } | null => {
  const fortress = fortressOf(desk);
  return fortress && { fortress };
};
/** A sign of this tile is why somebody is asked, or will be. */
const signed = (desk: TableContext, { tile = '' }: Given): object | null => (besiegedAt(desk) && signsOf(desk.tiles.get(tile)).length ? {} : null);

const part: Part = {
  slots: [
    slot('ground', () => import('./FortressLayer.svelte'), walls),
    slot(
      'map',
      () => import('./WallSummary.svelte'),
      (desk, { small }) => (small && desk.walk === null && !desk.ended ? walls(desk) : null),
    ),
    slot(
      'cover',
      () => import('./SymbolBanner.svelte'),
      (desk) => (besiegedAt(desk) ? {} : null),
    ),
    slot('rail-block', () => import('./WallList.svelte'), walls),
    slot('drawn', () => import('./SymbolList.svelte'), signed),
    slot(
      'row',
      () => import('./WallOccupants.svelte'),
      (desk, { offer, small }) => {
        const name = String(offer?.label.args?.['wall'] ?? '');
        return small && wallNamed(fortressOf(desk), name) ? { name } : null;
      },
    ),
  ],
  panels: [
    {
      ...slot(
        'panel',
        () => import('./WallList.svelte'),
        (desk) => walls(desk) && { ...walls(desk)!, bare: true },
      ),
      panel: 'conquest/walls',
      title: 'fortress-walls',
      letter: 'b',
      help: 'table-key-fortress',
    },
  ],
  hangs: (desk) => (fortressOf(desk) ? 62 : 0),
  brings: comesTo,
  named: ['offer-flee'],
  spot: (_, { label }) => (label.key === 'offer-besiege' ? { piece: 'catapult' } : null),
  stage(desk) {
    const wall = fortressOf(desk)?.walls[0];
    return wall && desk.play.options.some(atWall) ? desk.pieceAt(wall) : null;
  },
  /** A wall is one cell for the count, and a strip of the whole fortress on the map. */
  whole(desk, cells) {
    const [cell] = cells;
    const wall = cell && cells.length === 1 ? wallAt(fortressOf(desk), [cell.x, cell.y]) : null;
    return wall && desk.pieceAt(wall);
  },
  rises(desk, { cells }) {
    const fortress = fortressOf(desk);
    const wall = cells.length === 1 && cells[0] ? wallAt(fortress, cells[0]) : null;
    return wall && fortress ? middleOf(wall, fortress.spaces, desk.game.figureAt) : null;
  },
  heralded: ['attack'],
  here: wallsHere,
  printed: (facts, _, cell) => (cell ? [] : signsOf(facts).map((sign) => t('fortress-sign', { sign: sign === '?' ? 'any' : sign }))),
  line: (desk, { cells }) => ({ wall: cells[0] ? (wallAt(fortressOf(desk), cells[0])?.wall ?? '') : '' }),
  follows: {
    words: (kind, desk) => (desk && fortressOf(desk) ? `fortress-follow-${kind}` : ''),
    silent: ({ kind, seat }, offer) => kind === 'fled' && offer?.label.key === 'offer-flee' && seat === offer.seat,
    inRow: (desk) => !!fortressOf(desk),
  },
  told: ['catapult', 'attack', 'counterattack', 'fled', 'manned'],
  deeds: ['manned'],
  sounds: { manned: 'figure', catapult: 'siege', attack: 'siege', counterattack: 'siege' },
};
export default part;
