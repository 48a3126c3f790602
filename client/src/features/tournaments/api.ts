/** Requests about tournaments. */
import { call } from '../../api';
import type {
  DuelInfo,
  Endpoints,
  NewTournamentRequest,
  TournamentCreated,
  TournamentInfo,
  TournamentRow,
} from '../../api/http.gen';

export type Kind = TournamentRow['kind'];
export const KINDS: readonly Kind[] = ['robin', 'swiss', 'knockout', 'league'];
export type Seeds = TournamentRow['seeds'];
export const SEEDS: readonly Seeds[] = ['joined', 'rating', 'draw', 'hand'];
export type TournamentFilter = Exclude<TournamentRow['phase'], 'cancelled'> | 'mine';
export const LISTS: readonly TournamentFilter[] = ['open', 'running', 'over', 'mine'];
export type Result = DuelInfo['result'];

export const getTournaments = async (show: TournamentFilter): Promise<TournamentRow[]> =>
  (await call('GET /api/tournaments', { query: { show } })).tournaments;
export const getTournament = (id: string): Promise<TournamentInfo> =>
  call('GET /api/tournaments/{id}', { path: { id } });
export const createTournament = (body: NewTournamentRequest): Promise<TournamentCreated> =>
  call('POST /api/tournaments', { body });
export type TournamentAction =
  'join' | 'leave' | 'start' | 'cancel' | 'accept' | 'season' | 'ready' | 'not-ready';
export const tournamentAction = (id: string, deed: TournamentAction): Promise<TournamentInfo> =>
  call(`POST /api/tournaments/{id}/${deed}`, { path: { id } });
type Command = 'award' | 'out' | 'replace' | 'late' | 'later' | 'order' | 'line-up' | 'team' | 'invite';
/** A decision of the host, with the name of its route. */
export type HostCommand = {
  [Name in Command]: { deed: Name } & Endpoints[`POST /api/tournaments/{id}/${Name}`]['body'];
}[Command];
export const hostCommand = (id: string, { deed, ...body }: HostCommand): Promise<TournamentInfo> =>
  call(`POST /api/tournaments/{id}/${deed}`, { path: { id }, body: body as never });
