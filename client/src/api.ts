/** The server's HTTP side. Every failure becomes an ApiError with words to show. */
import type { Phase } from './protocol';

export interface Meta {
  version: string;
  compiled: boolean;
  art: string;
  rules: { id: string }[];
  bots: string[];
  colours: string[];
  /** Present when the server listens on the network. */
  lan?: { url: string };
}

export interface TableLine {
  table: string;
  name: string;
  rules: string;
  phase: Phase;
  yourTurn: boolean;
  /** In turn order; `scores` go with it. */
  seats: { name: string; colour: string }[];
  scores: number[];
  /** Tiles still in the bag; null before the start. */
  left: number | null;
}

export type SeatWish =
  | { kind: 'me'; name: string }
  | { kind: 'open' }
  | { kind: 'bot'; bot: string; name?: string };

export interface NewTable {
  rules: string;
  seats: SeatWish[];
  options: { takeback: boolean };
  name?: string;
}

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly ref = '',
  ) {
    super(text);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? {} : post(body));
  } catch {
    throw new ApiError('offline', '');
  }
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const { code = 'server', text = '', ref = '' } = (data ?? {}) as Record<string, string>;
    throw new ApiError(answer.status === 404 ? 'not-found' : code, text, ref);
  }
  return data as T;
}

function post(body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

export const getMeta = (): Promise<Meta> => call<Meta>('/api/meta');
export const getTables = async (): Promise<TableLine[]> =>
  (await call<{ tables: TableLine[] }>('/api/tables')).tables;
export const makeTable = (wish: NewTable): Promise<{ table: string; url: string }> =>
  call('/api/tables', wish);
export const recordUrl = (table: string): string => `/api/tables/${table}/record`;
