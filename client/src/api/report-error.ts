/** Sends errors of the page to the server's log: a limited number, without text of users. */
import { call } from '.';
import type { ClientErrorReport } from './http.gen';

type Kind = ClientErrorReport['kind'];

/** Reports sent since the page was opened. */
const MOST = 5;
const MOST_PLACES = 8;
const MOST_CHARACTERS = 200;
const PLACE = /[\w.-]+\.js:\d+:\d+/g;
/** Errors with messages by the browser. They name code, not what people wrote. */
const OF_LANGUAGE = ['TypeError', 'ReferenceError', 'RangeError'];

export function reportOf(kind: Kind, error: unknown): ClientErrorReport {
  const { name = '', message = '', stack = '' } = error instanceof Error ? error : {};
  const places = [...(stack.match(PLACE) ?? [])].filter((place) => place.length <= 80).slice(0, MOST_PLACES);
  return {
    kind,
    name: /^[A-Za-z]{1,60}$/.test(name) ? name : 'Error',
    message: OF_LANGUAGE.includes(name) ? message.slice(0, MOST_CHARACTERS) : '',
    places,
  };
}

let sent = 0;

export function reportError(kind: Kind, error: unknown): void {
  if (import.meta.env.DEV || ++sent > MOST) return;
  call('POST /api/client-error', { body: reportOf(kind, error) }).catch(() => undefined);
}

/** Reports errors that no other code caught. */
export function reportUncaught(): void {
  addEventListener('error', ({ error }) => error && reportError('error', error));
  addEventListener('unhandledrejection', ({ reason }) => reportError('rejection', reason));
}
