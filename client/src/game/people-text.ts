/** Messages about people at a table, fetched when needed. */
import { separatedArgs, hasMessage, t } from '../i18n';
import { language } from '../i18n/language.svelte';
import type { Outcome } from '../api/protocol';
import { refusalText } from '../i18n/error-text';

type Args = Record<string, string | number>;

/** A message of the namespace. Empty while it loads. */
export const peopleText = (key: string, args: Args = {}): string =>
  language.lookup('friends', key, separatedArgs(args) as Args)?.text ?? '';

export function refusalReason(outcome: Exclude<Outcome, { ok: true }>): string {
  if (outcome.stale) return t('ui-stale');
  const own = hasMessage(`why-${outcome.code}`)
    ? ''
    : peopleText(`friends-why-${outcome.code}`, outcome.args);
  return own || refusalText(outcome);
}
