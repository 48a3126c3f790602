/** How being told stands, in words. */
import type { ApiError } from '../api';
import { known, t } from '../i18n';
import { troubleText } from '../i18n/error-text';
import type { State } from './push-store.svelte';

/** One sentence below the switch. */
export function lineOf(state: State): string {
  return state === 'asking' ? '' : t(`alerts-${state === 'push' ? 'off' : state}-line`);
}

/** What went wrong, and what to do about it. */
export function problemText(error: ApiError): string {
  const key = `alerts-error-${error.code}`;
  return known(key) ? t(key) : troubleText(error);
}
