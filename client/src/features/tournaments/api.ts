/** What the pages of tournaments ask the server. */
import { call } from '../../api';
import type { DuelInfo, Endpoints, NewTournamentRequest, TournamentCreated, TournamentInfo, TournamentRow } from '../../api/http.gen';

export type Kind = TournamentRow['kind'];
export const KINDS: readonly Kind[] = ['robin', 'swiss', 'knockout', 'league'];
export type Seeds = TournamentRow['seeds'];
export const SEEDS: readonly Seeds[] = ['joined', 'rating', 'draw', 'hand'];
export type Shown = Exclude<TournamentRow['phase'], 'cancelled'> | 'mine';
export const LISTS: readonly Shown[] = ['open', 'running', 'over', 'mine'];
export type Result = DuelInfo['result'];

export const getTournaments = async (show: Shown): Promise<TournamentRow[]> => (await call('GET /api/tournaments', { query: { show } })).tournaments;
export const getTournament = (id: string): Promise<TournamentInfo> => call('GET /api/tournaments/{id}', { path: { id } });
export const makeTournament = (body: NewTournamentRequest): Promise<TournamentCreated> => call('POST /api/tournaments', { body });
export type Deed = 'join' | 'leave' | 'start' | 'cancel' | 'accept' | 'season' | 'ready' | 'not-ready';
export const doWith = (id: string, deed: Deed): Promise<TournamentInfo> => call(`POST /api/tournaments/{id}/${deed}`, { path: { id } });
type Command = 'award' | 'out' | 'replace' | 'late' | 'later' | 'order' | 'line-up' | 'team' | 'invite';
/** What somebody decides, with the name of its route. */
export type Word = { [Name in Command]: { deed: Name } & Endpoints[`POST /api/tournaments/{id}/${Name}`]['body'] }[Command];
export const say = (id: string, { deed, ...body }: Word): Promise<TournamentInfo> =>
  call(`POST /api/tournaments/{id}/${deed}`, { path: { id }, body: body as never });
