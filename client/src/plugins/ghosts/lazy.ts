import { withFullStop, t } from '../../i18n';
import { segmentsOf } from '../../board/tiles';
import type { ClientModuleLazy } from '../lazy-api';
import { countIncoming } from '../shared_mist/ghost-counts';
import { GHOST } from '../shared_mist/shapes';
import { ghostTarget, TARGET_PATHS, type GhostTarget } from './ghost-targets';
import { ghostsOn } from './state';

const where = [(table: Parameters<typeof ghostsOn>[0]): boolean => !!ghostsOn(table)];
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
    { id: 'guard', picture: { figure: 'guard' }, rule: 'GHO-19', where: [...where, 'cemeteries'] },
    { id: 'stock', picture: { text: '2+3' }, rule: 'GHO-42', where: ['cemeteries'] },
    { id: 'cemetery', picture: { tile: 'MK02' }, rule: 'GHO-40', where: ['cemeteries'] },
    { id: 'gravedigger', picture: { figure: 'gravedigger' }, rule: 'GHO-42', where: ['cemeteries'] },
  ],
  symbolsOf: (table, { offer = null, figure, cell }) => [
    ...(countIncoming(offer) ? [ghostTarget(offer) || 'come'] : []),
    ...(figure?.ghosts ? ['haunted'] : []),
    ...(cell && ghostsOn(table) && segmentsOf(cell.facts, cell.part).some(({ kind }) => kind === 'mist')
      ? ['mist']
      : []),
  ],
  describe(table, { game }) {
    const mist = ghostsOn(table);
    return game && mist ? [withFullStop(t('mists-bank-left', { count: mist.bank, total: mist.inGame }))] : [];
  },
};
export default late;
