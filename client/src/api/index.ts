/** Requests to the server, typed by its OpenAPI document. Every failure becomes an ApiError with a text to show. */
import { updateCheck } from '../pwa/update-check.svelte';
import { operatorNotice } from '../lib/operator-notice.svelte';
import type {
  CampaignRow,
  Endpoints,
  ErrorResponse,
  LessonStudy,
  NewTableRequest,
  OpenLessonRequest,
  OwnPuzzleRow,
  PuzzleResponse,
  RuleOption,
  ServerMeta,
  SetupInfo,
  TableAddress,
  NewTableCheck,
  TableEntry,
} from './http.gen';
import { PROTOCOL } from './protocol.gen';
import { withBase } from '../lib/base-path';
import { withErrorMessages } from './error-messages';
import { readServerTime } from '../lib/server-time';

/** The value of an option of the rules. */
export type Value = NonNullable<RuleOption['default']>;
/** A tile by its picture and rotation. */
export type Turned = SetupInfo['pictures'][number];

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly ref = '',
    readonly args: Record<string, string | number> = {},
    /** The rule of the game that refused the request, if any. */
    readonly rule = '',
  ) {
    super(text);
  }
}

type Route = keyof Endpoints;
type Parameter<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Parameter<Rest> : never;
type Query = Record<string, string | number | readonly string[] | undefined>;
/** The parameters of a route: the parts of its path, its query and its body. */
type Given<R extends Route> = ([Parameter<R>] extends [never]
  ? object
  : { path: Record<Parameter<R>, string | number> }) &
  (Endpoints[R] extends { query: infer Name extends string }
    ? { query?: { [Key in Name]?: Query[string] } }
    : object) &
  (Endpoints[R] extends { body: infer Body } ? { body: Body } : object);
interface Sent {
  path?: Record<string, string | number>;
  query?: Query;
  body?: unknown;
}

/** Retries and the longest wait in seconds when the server answers that requests come too fast. */
const RETRY = { times: 3, seconds: 15 };
/** The server does not know this browser. Its page gives a new cookie, then the call works. */
const UNKNOWN = 'nothing-known';

/** The response of a route such as `GET /api/games/{table}`. Rejects with an ApiError. */
export const call = <R extends Route>(
  route: R,
  ...[props]: object extends Given<R> ? [Given<R>?] : [Given<R>]
): Promise<Endpoints[R]['response']> => withErrorMessages(request(route, props ?? {}));

async function request<R extends Route>(
  route: R,
  { path = {}, query = {}, body }: Sent,
): Promise<Endpoints[R]['response']> {
  const [method = '', template = ''] = route.split(' ');
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value = []]) => [value].flat().map((one) => [name, String(one)])),
  );
  for (let tries = 1; ; tries += 1) {
    const answer = await send(search.size ? `${address}?${search.toString()}` : address, method, body);
    readServerTime(answer);
    const data: unknown = await answer.json().catch(() => null);
    if (answer.ok) {
      updateCheck.versionAccepted();
      return data as Endpoints[R]['response'];
    }
    const { code = 'server', text = '', ref = '', args, rule } = (data ?? {}) as Partial<ErrorResponse>;
    const seconds = Number(answer.headers.get('retry-after'));
    if (code === 'too-fast' && tries < RETRY.times && seconds <= RETRY.seconds) {
      await new Promise((done) => setTimeout(done, 1000 * seconds));
      continue;
    }
    if (code === UNKNOWN && tries === 1) {
      await send('/');
      continue;
    }
    if (answer.status === 409 && code === 'version') updateCheck.versionRefused();
    throw new ApiError(answer.status === 404 ? 'not-found' : code, text, ref, args as ApiError['args'], rule);
  }
}

async function send(address: string, method = 'GET', body?: unknown): Promise<Response> {
  const headers = {
    'bastide-protocol': String(PROTOCOL),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  try {
    return await fetch(withBase(address), {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError('offline', '');
  }
}

export const getMeta = (): Promise<ServerMeta> => call('GET /api/meta');
/** Reads the operator's notice from the answer as well. */
export async function getTables(): Promise<TableEntry[]> {
  const told = await call('GET /api/tables');
  operatorNotice.receive(told.notice);
  return told.tables;
}
export const getCampaigns = async (): Promise<CampaignRow[]> => (await call('GET /api/campaigns')).campaigns;
export const makeTable = (body: NewTableRequest): Promise<TableAddress> => call('POST /api/tables', { body });
/** What a table would be like. Rejects with a reason if it is not possible. */
export const checkTable = (body: NewTableRequest): Promise<NewTableCheck> =>
  call('POST /api/check', { body });
export const getLessons = async (): Promise<LessonStudy[]> => (await call('GET /api/lessons')).lessons;
export const openLesson = (lesson: string, body: OpenLessonRequest): Promise<TableAddress> =>
  call('POST /api/lessons/{lesson}', { path: { lesson }, body });
export const getPuzzle = (puzzle = 'today'): Promise<PuzzleResponse> =>
  call('GET /api/puzzles/{puzzle}', { path: { puzzle } });
/** The puzzles from one's own games, or from one of them. */
export const getOwnPuzzles = async (table = ''): Promise<OwnPuzzleRow[]> =>
  (await call('GET /api/puzzles/own', table ? { query: { table } } : {})).puzzles;
export const openPuzzle = (puzzle: string, body: OpenLessonRequest): Promise<TableAddress> =>
  call('POST /api/puzzles/{puzzle}', { path: { puzzle }, body });
export const recordUrl = (table: string): string => `/api/tables/${table}/record`;
