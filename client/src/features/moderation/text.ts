/** Refusals of reports. */
import { ApiError } from '../../api';
import { hasMessage, t } from '../../i18n';
import { apiErrorText } from '../../i18n/error-text';

export function reportErrorText(error: unknown): string {
  const told = error instanceof ApiError ? error : new ApiError('server', '');
  const key = `moderation-error-${told.code}`;
  return hasMessage(key) ? t(key) : apiErrorText(told);
}
