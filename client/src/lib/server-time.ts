/** The server's clock. That of a device may be hours or days off, so ages are counted by the server's. */
let ahead = 0;

/** Takes over the time of an answer. One that a browser may cache can be old. */
export function readServerTime({ headers }: Response): void {
  const ms = Date.parse(headers.get('date') ?? '');
  if (ms && headers.get('cache-control') === 'no-store') ahead = ms - Date.now();
}

export const serverNow = (): number => Date.now() + ahead;
