import { hasMessage, t } from '.';
import type { ApiError } from '../api';
import type { Outcome, Reason } from '../api/protocol';

/** Why the server refused, in the page's language if there is a message for the code. */
export function reasonText(reason: Reason): string {
  for (const key of [`why-${reason.code}`, `error-${reason.code}`])
    if (hasMessage(key)) return t(key, reason.args);
  return reason.text;
}

/** The error of an HTTP request as text. */
export function apiErrorText({ code, args, message }: ApiError): string {
  const key = `error-${code}`;
  return hasMessage(key) ? t(key, { ...args, text: message }) : message || t('error-server');
}

export function refusalText(outcome: Exclude<Outcome, { ok: true }>): string {
  return outcome.stale ? t('ui-stale') : reasonText(outcome);
}
