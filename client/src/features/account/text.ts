/** Refusals and moments of accounts in words. */
import { ApiError } from '../../api';
import { hasMessage, t } from '../../i18n';
import { apiErrorText } from '../../i18n/error-text';

/** What went wrong, and what to do about it. */
export function accountErrorText(error: unknown): string {
  const trouble = error instanceof ApiError ? error : new ApiError('server', '');
  if (trouble.code === 'mail') return trouble.message;
  const key = `account-error-${trouble.code}`;
  return hasMessage(key) ? t(key, trouble.args) : apiErrorText(trouble);
}
