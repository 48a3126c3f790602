/** Words of people at a table, fetched when they are needed. */
import { allApart, known, t } from '../i18n';
import { language } from '../i18n/language.svelte';
import type { Outcome } from '../api/protocol';
import { refusalText } from '../i18n/error-text';

type Args = Record<string, string | number>;

/** A message of this shelf; empty while it is on its way. */
export const word = (key: string, args: Args = {}): string => language.told('friends', key, allApart(args) as Args)?.text ?? '';

/** Why something was refused. */
export function refusal(outcome: Exclude<Outcome, { ok: true }>): string {
  if (outcome.stale) return t('ui-stale');
  const own = known(`why-${outcome.code}`) ? '' : word(`friends-why-${outcome.code}`, outcome.args);
  return own || refusalText(outcome);
}
