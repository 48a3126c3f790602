import { withFullStop, t } from '../../i18n';
import { segmentsOf } from '../../board/tiles';
import type { ClientModuleLazy } from '../lazy-api';
import { countIncoming } from '../shared_mist/ghost-counts';
import { GHOST } from '../shared_mist/shapes';
import { ghostTarget, TARGET_PATHS, type GhostTarget } from './ghost-targets';
import { ghostsOn } from './state';

const where = ['ghosts'];
const aimed = (aim: GhostTarget): { place: 'ready'; badge: { body: string; line: string } } => ({
  place: 'ready',
  badge: { body: GHOST, line: TARGET_PATHS[aim] },
});

const late: ClientModuleLazy = {
  symbols: [
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
  metAtTable: (desk) => (ghostsOn(desk) ? 'ghosts' : ''),
  previewSymbols: (offer) => (countIncoming(offer) ? [ghostTarget(offer) || 'come'] : []),
  figureSymbols: (_, { ghosts }) => (ghosts ? ['haunted'] : []),
  cellSymbols: (table, _, facts, part) => (ghostsOn(table) && segmentsOf(facts, part).some(({ kind }) => kind === 'mist') ? ['mist'] : []),
  stateText(table) {
    const mist = ghostsOn(table);
    return mist ? [withFullStop(t('mists-bank-left', { count: mist.bank, total: mist.inGame }))] : [];
  },
};
export default late;
