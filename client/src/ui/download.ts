/** Downloads that may be refused: fetched first, then saved. */

import { ApiError } from '../api';
import { apiErrorText } from '../i18n/error-text';
import { withBase } from '../lib/base-path';
import { pending } from '../lib/settled';

/** The file name from the server. */
export const nameIn = (header: string | null): string =>
  /filename="([^"]+)"/.exec(header ?? '')?.[1] ?? 'bastide';

/** Empty, or why there is no such file. */
export async function fetchFile(url: string): Promise<string> {
  let answer: Response;
  try {
    answer = await pending(fetch(withBase(url)));
  } catch {
    return apiErrorText(new ApiError('offline', ''));
  }
  if (!answer.ok) {
    const {
      code = 'server',
      text = '',
      ref = '',
      args = {},
    } = (await answer.json().catch(() => ({}))) as Partial<ApiError> & { text?: string };
    return apiErrorText(new ApiError(code, text, ref, args));
  }
  saveFile(await answer.blob(), nameIn(answer.headers.get('content-disposition')));
  return '';
}

/** Saves a file. */
export function saveFile(body: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(body);
  link.download = name;
  link.click();
  // The browser reads it later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
