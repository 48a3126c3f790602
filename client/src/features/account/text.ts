/** Texts of accounts: refusals and dates. */
import { ApiError } from '../../api';
import { hasMessage, t } from '../../i18n';
import { apiErrorText } from '../../i18n/error-text';

/** The error and its remedy. */
export function accountErrorText(error: unknown): string {
  const trouble = error instanceof ApiError ? error : new ApiError('server', '');
  if (trouble.code === 'mail') return trouble.message;
  const key = `account-error-${trouble.code}`;
  return hasMessage(key) ? t(key, trouble.args) : apiErrorText(trouble);
}
