import { t } from '../../i18n';
import type { Team } from '../../features/setup/table-draft';

export const levelText = ({ level, switched, own }: Pick<Team, 'level' | 'switched' | 'own'>): string =>
  own['own_level']
    ? t('mists-own-level')
    : t(switched['tamed'] ? 'mists-level-tamed' : 'mists-level', { level });
