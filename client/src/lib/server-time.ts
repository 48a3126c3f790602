/** The server's clock. A device's clock may be wrong, so ages use the server's. */
let ahead = 0;

/** Reads the time of an answer. Cacheable answers can be old. */
export function readServerTime({ headers }: Response): void {
  const ms = Date.parse(headers.get('date') ?? '');
  if (ms && headers.get('cache-control') === 'no-store') ahead = ms - Date.now();
}

export const serverNow = (): number => Date.now() + ahead;
