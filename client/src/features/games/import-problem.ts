/** Why a file is no game: what is wrong, where, and the line itself. */

import type { ApiError } from '../../api';
import { hasMessage, t } from '../../i18n';
import { apiErrorText } from '../../i18n/error-text';

export interface ImportProblem {
  text: string;
  /** The reason of the reader or of the rules. */
  detail: string;
  /** The language of the reason, where the page has no words for it. */
  lang: 'en' | undefined;
  /** The number of the line, 0 for the whole file. */
  line: number;
  /** The line in the file. */
  source: string;
  /** The rule that refuses a move. */
  rule: string;
}

/** Characters of a line that are shown. */
const SHOWN = 160;

export const plainProblem = (text: string): ImportProblem => ({
  text,
  detail: '',
  lang: undefined,
  line: 0,
  source: '',
  rule: '',
});

export function importProblem(error: ApiError, file: string): ImportProblem {
  const { line = 0, reason = '', code = '' } = error.args;
  const key = `why-${code}`;
  const known = !!code && hasMessage(key);
  const source = file.split('\n')[Number(line) - 1]?.trim() ?? '';
  return {
    text: apiErrorText(error),
    detail: known ? t(key, error.args) : String(reason),
    lang: reason && !known ? 'en' : undefined,
    line: Number(line),
    source: source.length > SHOWN ? `${source.slice(0, SHOWN)}…` : source,
    rule: error.rule,
  };
}
