import { t } from '../../i18n';
import type { Team } from '../../pages/setup/draft';

export const levelText = ({ level, own }: Pick<Team, 'level' | 'own'>): string =>
  own['own_level'] ? t('mists-own-level') : t('mists-level', { level });
