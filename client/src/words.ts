/** Sentences that several parts of the page need. */
import { known, t } from './i18n';
import type { Outcome, Reason } from './protocol';

/** Why the server refused, in the page's language where it has words for the code. */
export function reasonText(reason: Reason): string {
  for (const key of [`why-${reason.code}`, `error-${reason.code}`])
    if (known(key)) return t(key, reason.args);
  return reason.text;
}

export function refusalText(outcome: Exclude<Outcome, { ok: true }>): string {
  return outcome.stale ? t('ui-stale') : reasonText(outcome);
}
