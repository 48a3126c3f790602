/** Every page: its name, component, and the messages it needs. The server reads the same list of paths. */

import { pages as PATHS, parts as PARTS } from '$data/pages.json';
import type { Component } from 'svelte';
import type { Namespace } from './i18n/namespaces';
import type { Opponents, Route, TableRequest } from './lib/router.svelte';

type Params = Record<string, string>;
type Props = Record<string, unknown>;
type Load = () => Promise<{ default: Component<never> }>;
/** Properties for the component. By default the parts of the address. */
type Read = (params: Params, query: URLSearchParams) => Props;

/** The expression of a path, and the names of its free parts. As in server/app/page_paths.py. */
function compile(path: string): { keys: string[]; pattern: RegExp } {
  const keys: string[] = [];
  const source = path.replace(/\/$/, '').replace(/\/:(\w+)(\??)/g, (_, key: keyof typeof PARTS, optional) => {
    keys.push(key);
    const part = `/(${PARTS[key]})`;
    return optional ? `(?:${part})?` : part;
  });
  return { keys, pattern: new RegExp(`^${source}/?$`, 'u') };
}

const page = (
  name: keyof typeof PATHS,
  load: Load | null,
  messages: readonly Namespace[] = ['common'],
  read: Read = (params) => params,
) => ({
  name: name as string,
  paths: PATHS[name].map(compile),
  load: load as (() => Promise<{ default: Component<Props> }>) | null,
  messages,
  read,
});

const PAGES = [
  // The first script has it.
  page('home', null),
  page('table', () => import('./features/table/TablePage.svelte'), [], readTable),
  page('new', () => import('./features/new-table/NewTablePage.svelte'), ['option'], readNewTable),
  page('learn', () => import('./features/lessons/LessonsPage.svelte')),
  page('puzzle', () => import('./features/puzzles/PuzzlePage.svelte'), ['puzzle']),
  page('rules', () => import('./features/rulebook/RulesPage.svelte'), ['rules']),
  page('games', () => import('./features/games/GamesPage.svelte'), ['games']),
  page('import', () => import('./features/games/ImportPage.svelte'), ['games']),
  page('account', () => import('./features/account/AccountPage.svelte'), ['account']),
  page('mail', () => import('./features/account/EmailLinkPage.svelte'), ['mail']),
  page('find-players', () => import('./features/matchmaking/FindPlayersPage.svelte'), [
    'lobby',
    'rating',
    'option',
  ]),
  page('workshop', () => import('./features/workshop/WorkshopPage.svelte'), ['workshop'], readWorkshop),
  page(
    'position',
    () => import('./features/position/PositionPage.svelte'),
    ['position', 'analysis', 'option'],
    readPosition,
  ),
  page('tournaments', () => import('./features/tournaments/TournamentsPage.svelte'), [
    'tournament',
    'option',
  ]),
  page('tournament', () => import('./features/tournaments/TournamentPage.svelte'), ['tournament']),
  page('ratings', () => import('./features/ratings/RatingsPage.svelte'), ['rating']),
  page('profile', () => import('./features/ratings/ProfilePage.svelte'), ['rating', 'result']),
  page('moderation', () => import('./features/moderation/ModerationPage.svelte'), ['moderation', 'friends']),
  page('privacy', () => import('./features/account/PrivacyPage.svelte'), ['privacy']),
];

/** A page is mounted again when one of these properties changes. */
const IDENTITY = ['opponents', 'id', 'name', 'start'];
export const identityOf = ({ page: name, props }: Route): string =>
  [name, ...IDENTITY.map((key) => props[key])].join(' ');

export const pageNamed = (name: string) => PAGES.find((one) => one.name === name);

export function match(path: string, query = new URLSearchParams()): Route {
  const address = decoded(path);
  for (const { name, paths, read } of PAGES)
    for (const { keys, pattern } of paths) {
      const found = pattern.exec(address);
      if (!found) continue;
      const params = Object.fromEntries(keys.map((key, i) => [key, found[i + 1] ?? '']));
      return { page: name, props: read(params, query) };
    }
  return { page: 'missing', props: {} };
}

/** A path as the server sees it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function numberIn(query: URLSearchParams, key: string): number | null {
  const text = query.get(key);
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** `study` is the turn that is analysed, null for the whole game, undefined without analysis. */
function readTable({ id }: Params, query: URLSearchParams): Props {
  return {
    id,
    turn: numberIn(query, 'turn'),
    study: query.has('analysis') ? numberIn(query, 'analysis') : undefined,
  };
}

function readWorkshop({ catalogue }: Params, query: URLSearchParams): Props {
  const [set, shared] = [query.get('set') ?? '', query.get('shared') ?? ''];
  return { catalogue, set, shared, tile: numberIn(query, 'tile') ?? 0 };
}

function readPosition(_: Params, query: URLSearchParams): Props {
  return { text: query.get('p') ?? '' };
}

function readNewTable(_: Params, query: URLSearchParams): Props {
  return { opponents: opponentsOf(query), request: requestOf(query) };
}

function opponentsOf(query: URLSearchParams): Opponents {
  if (query.has('friends')) return 'friends';
  if (query.has('box')) return 'box';
  return query.has('device') ? 'device' : 'bot';
}

function requestOf(query: URLSearchParams): TableRequest | null {
  if (!query.has('setup') && !query.has('with') && !query.has('tiles') && !query.has('position')) return null;
  const modules = (query.get('with') ?? '').split(',').filter(Boolean);
  const [setup, tiles] = [query.get('setup') ?? '', query.get('tiles') ?? ''];
  return {
    setup,
    modules,
    level: Number(query.get('level')) || 0,
    tiles,
    ...(query.has('position') && { position: true }),
  };
}
