import { sentence, t } from '../../i18n';
import { segmentsOf } from '../../board/tiles';
import type { LatePart } from '../lazy-api';
import { countToCome } from '../shared_mist/ghost-counts';
import { GHOST } from '../shared_mist/shapes';
import { aimOf, LINES, type Aim } from './ghost-targets';
import { hauntingAt } from './state';

const where = ['ghosts'];
const aimed = (aim: Aim): { place: 'ready'; badge: { body: string; line: string } } => ({
  place: 'ready',
  badge: { body: GHOST, line: LINES[aim] },
});

const late: LatePart = {
  signs: [
    { id: 'mist', picture: { tile: 'MM19' }, rule: 'GHO-12', where },
    { id: 'away', picture: aimed('away'), rule: 'GHO-12', where },
    { id: 'home', picture: aimed('home'), rule: 'GHO-13', where },
    { id: 'both', picture: aimed('both'), rule: 'GHO-14', where },
    { id: 'haunted', picture: { figure: 'knight', over: 'haunting-2' }, rule: 'GHO-30', where },
    { id: 'guard', picture: { figure: 'guard' }, rule: 'GHO-19', where: ['ghosts', 'cemeteries'] },
    { id: 'stock', picture: { text: '2+3' }, rule: 'GHO-42', where: ['cemeteries'] },
    { id: 'cemetery', picture: { tile: 'MK02' }, rule: 'GHO-40', where: ['cemeteries'] },
    { id: 'gravedigger', picture: { figure: 'gravedigger' }, rule: 'GHO-42', where: ['cemeteries'] },
  ],
  met: (desk) => (hauntingAt(desk) ? 'ghosts' : ''),
  coming: (offer) => (countToCome(offer) ? [aimOf(offer) || 'come'] : []),
  onFigure: (_, { ghosts }) => (ghosts ? ['haunted'] : []),
  onCell: (desk, _, facts, part) => (hauntingAt(desk) && segmentsOf(facts, part).some(({ kind }) => kind === 'mist') ? ['mist'] : []),
  state(desk) {
    const mist = hauntingAt(desk);
    return mist ? [sentence(t('mists-bank-left', { count: mist.bank, total: mist.inGame }))] : [];
  },
};
export default late;
