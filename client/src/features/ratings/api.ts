import { call } from '../../api';
import type {
  Leaderboard,
  Profile,
  RatingGroupInfo,
  RatingGroups,
  RatingHistory,
  TableRatings,
} from '../../api/http.gen';
import { t } from '../../i18n';

export type Kind = RatingGroupInfo['kind'];
/** Times with the rating and its deviation after each game, the earliest first. */
export type RatingPoints = RatingHistory['points'];

export const getGroups = (): Promise<RatingGroups> => call('GET /api/ratings');
export const getBoard = ({ family, speed, kind }: RatingGroupInfo, page: number): Promise<Leaderboard> =>
  call('GET /api/ratings/{family}', { path: { family }, query: { speed, kind, page } });
export const getProfile = (name: string): Promise<Profile> =>
  call('GET /api/people/{name}', { path: { name } });
export const getRatingHistory = async (
  name: string,
  { family, speed, kind }: RatingGroupInfo,
): Promise<RatingPoints> =>
  (await call('GET /api/people/{name}/history', { path: { name }, query: { family, speed, kind } })).points;
export const getTableRatings = (table: string): Promise<TableRatings> =>
  call('GET /api/tables/{table}/people', { path: { table } });

/** Ratings are written without a thousands separator. */
export const ratingText = (rating: number): string => String(rating);
export const kindText = (kind: Kind): string => t('rating-kind', { kind: kind === 'two' ? 'pair' : kind });
export const groupText = ({ family, speed, kind }: RatingGroupInfo): string =>
  [t('rating-family', { family }), t('rating-speed', { speed }), kindText(kind)].join(' · ');
export const profileUrl = (name: string): string => `/people/${encodeURIComponent(name)}`;
