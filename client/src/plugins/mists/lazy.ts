import { hasMessage, withFullStop, t } from '../../i18n';
import { sameCell } from '../../board/grid';
import type { ClientModuleLazy } from '../lazy-api';
import { ghostSymbols } from '../shared_mist/ghost-counts';
import { GHOST } from '../shared_mist/shapes';
import { houndAt, nextStop, tilePiles, countedPoints } from './team-view';
import { mistState } from '../shared_mist/state';
import { teamStateOf } from './state';

const where = [(table: Parameters<typeof teamStateOf>[0]): boolean => !!teamStateOf(table)];
/** A tile with mist that shows its state. */
const MISTY = 'MM12';

const late: ClientModuleLazy = {
  symbols: [
    { id: 'open', picture: { tile: 'MM19' }, rule: 'MIST-21', where },
    { id: 'closed', picture: { tile: MISTY, letters: 'c' }, rule: 'MIST-23', where },
    { id: 'lost', picture: { tile: MISTY, letters: 'l' }, rule: 'MIST-22', where },
    { id: 'come', picture: { place: 'ready', badge: { body: GHOST, text: '+2' } }, rule: 'MIST-40', where },
    { id: 'ghosts', picture: { own: ['ghost', 2] }, rule: 'MIST-23', where },
    {
      id: 'bank',
      picture: { own: ['ghost', 1] },
      rule: 'GHO-05',
      coop: 'MIST-45',
      where: [(table) => !!mistState(table)],
    },
    { id: 'risk', picture: { text: '7%' }, rule: 'MIST-82', where },
    {
      id: 'castle',
      picture: { tile: 'MC01' },
      rule: 'GHO-52',
      coop: 'MIST-73',
      where: ['castles', ...where],
    },
    {
      id: 'steward',
      picture: { figure: 'steward' },
      rule: 'GHO-50',
      coop: 'MIST-73',
      where: ['castles', ...where],
    },
    { id: 'grave', picture: { tile: 'MK02' }, rule: 'MIST-31', where, insteadOf: 'cemetery' },
    { id: 'count', picture: { drawn: 'count' }, rule: 'MIST-30', where },
    { id: 'waits', picture: { drawn: 'waits' }, rule: 'MIST-30', where },
    { id: 'buried', picture: { figure: 'buried' }, rule: 'MIST-35', where },
    { id: 'hound', picture: { piece: 'hound-1' }, rule: 'MIST-93', where },
  ],
  symbolsOf(table, { cell, figure }) {
    const mists = teamStateOf(table);
    if (figure) return houndAt(mists, figure.id) ? ['hound'] : [];
    if (!mists || !cell) return [];
    const within = (cells: readonly (readonly number[])[]): boolean =>
      cells.some(([x, y]) => x === cell.x && y === cell.y);
    const grave = mists.cemeteries.find((one) => sameCell(one, cell));
    return [
      ...(mists.ghosts.some((one) => sameCell(one, cell)) || ghostSymbols(cell.facts, cell.part)
        ? ['ghosts']
        : []),
      ...(grave?.buried ? ['buried'] : []),
      ...(grave?.open ? ['count'] : []),
      ...mists.banks.filter(({ cells }) => within(cells)).map(({ state }) => state),
      ...(mists.cemeteries.some(({ open, around }) => open && within(around)) ? ['waits'] : []),
    ];
  },
  describe(table, { game, teammate }) {
    if (teammate !== undefined) {
      const left = Object.values(table.game.view?.supply[teammate] ?? {}).reduce((sum, n) => sum + n, 0);
      return [withFullStop(t('mists-mate', { name: table.playerName(teammate), left }))];
    }
    const mists = teamStateOf(table);
    if (!mists || !game) return [];
    const next = nextStop(mists);
    const aim = t(next.kind === 'goal' ? 'mists-aim-goal' : 'mists-aim-hound', {
      points: next.points,
      number: next.number ?? 0,
      each: mists.perColour ? 'yes' : 'no',
    });
    return [
      withFullStop(t('mists-track', { points: countedPoints(mists), target: mists.target })),
      aim,
      withFullStop(t('mists-bank-left', { count: mists.bank, total: mists.inGame })),
      ...tilePiles(mists).map(({ number, left, now }) =>
        t('mists-pile-left', { number, count: left, now: now ? 'yes' : 'no' }),
      ),
    ];
  },
  teamOutcome(table) {
    const mists = teamStateOf(table);
    if (!mists) return null;
    const won = mists.result === 'won';
    const late = mists.hounds.find((hound) => hound.state === 'waiting')?.points ?? 0;
    const lost = hasMessage(`mists-lost-${mists.result}`) ? `mists-lost-${mists.result}` : 'table-over-lost';
    const args = { points: countedPoints(mists), target: mists.target, hound: late };
    return {
      won,
      title: t(won ? 'table-over-won' : 'table-over-lost'),
      cause: t(won ? 'mists-won-line' : lost, args),
      said: t('mists-won-line', args),
    };
  },
};
export default late;
