/** Ratings, as the server tells them. */
import { call } from '../api';
import { t } from '../i18n';

export type Kind = 'two' | 'several';

export interface Group {
  family: string;
  speed: string;
  kind: Kind;
}

/** `rating` is missing where too little is known. */
export interface Rating extends Group {
  rating?: number;
  deviation?: number;
  provisional?: boolean;
  games: number;
  wins: number;
  draws: number;
  at_ms: number;
}

export interface Groups {
  families: string[];
  speeds: string[];
  kinds: Kind[];
  played: Group[];
}

export interface Board extends Group {
  count: number;
  page: number;
  size: number;
  /** The own place; 0 where there is none. */
  you: number;
  rows: { place: number; name: string; you: boolean; rating: number; deviation: number; games: number; wins: number; draws: number }[];
}

export interface RatedGame extends Group {
  table: string;
  rules: string;
  at_ms: number;
  seat: number;
  place: number;
  change: number;
  seats: { name: string; place: number; score: number }[];
}

export interface Profile {
  name: string;
  since_ms: number;
  role: '' | 'bot' | 'moderator';
  you: boolean;
  ratings: Rating[];
  points: Record<string, { points: number; games: number }>;
  games: RatedGame[];
}

/** Moments with the rating and its deviation after each game, the earliest first. */
export type Course = [at: number, rating: number, deviation: number][];

/** Who sits at a table under an account, what everybody has, and once a rated game is over what it changed. */
export interface AtTable extends Group {
  rated: boolean;
  seats: { account?: string; bot?: boolean; rating?: number; provisional?: boolean; change?: number }[];
}

const query = ({ family, speed, kind }: Group): string => new URLSearchParams({ family, speed, kind }).toString();

export const getGroups = (): Promise<Groups> => call('/api/ratings');
export const getBoard = ({ family, speed, kind }: Group, page: number): Promise<Board> =>
  call(`/api/ratings/${family}?${new URLSearchParams({ speed, kind, page: String(page) }).toString()}`);
export const getProfile = (name: string): Promise<Profile> => call(`/api/people/${encodeURIComponent(name)}`);
export const getCourse = async (name: string, group: Group): Promise<Course> =>
  (await call<{ points: Course }>(`/api/people/${encodeURIComponent(name)}/history?${query(group)}`)).points;
export const getAtTable = (table: string): Promise<AtTable> => call(`/api/tables/${table}/people`);

/** Ratings are names of strengths rather than amounts: nothing divides their thousands. */
export const ratingText = (rating: number): string => String(rating);
export const kindText = (kind: Kind): string => t('rating-kind', { kind: kind === 'two' ? 'pair' : kind });
export const groupText = ({ family, speed, kind }: Group): string =>
  [t('rating-family', { family }), t('rating-speed', { speed }), kindText(kind)].join(' · ');
export const profileUrl = (name: string): string => `/people/${encodeURIComponent(name)}`;
