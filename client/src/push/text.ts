/** Texts of push notifications. */
import type { ApiError } from '../api';
import { hasMessage, t } from '../i18n';
import { apiErrorText } from '../i18n/error-text';
import type { PushState } from './push-store.svelte';

/** One sentence below the switch. */
export function pushStateText(state: PushState): string {
  return state === 'asking' ? '' : t(`alerts-${state === 'push' ? 'off' : state}-line`);
}

/** The error and its remedy. */
export function problemText(error: ApiError): string {
  const key = `alerts-error-${error.code}`;
  return hasMessage(key) ? t(key) : apiErrorText(error);
}
