/** Why something about a report was refused. */
import { ApiError } from '../../api';
import { known, t } from '../../i18n';
import { troubleText } from '../../i18n/error-text';

export function refusedText(error: unknown): string {
  const told = error instanceof ApiError ? error : new ApiError('server', '');
  const key = `order-error-${told.code}`;
  return known(key) ? t(key) : troubleText(told);
}
