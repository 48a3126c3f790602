/** Refusals and moments of accounts in words. */
import { ApiError } from '../../api';
import { known, t } from '../../i18n';
import { troubleText } from '../../i18n/error-text';

/** What went wrong, and what to do about it. */
export function problemText(error: unknown): string {
  const trouble = error instanceof ApiError ? error : new ApiError('server', '');
  if (trouble.code === 'mail') return trouble.message;
  const key = `account-error-${trouble.code}`;
  return known(key) ? t(key, trouble.args) : troubleText(trouble);
}
