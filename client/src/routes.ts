/** Every page: its name, address, component, and the messages it needs. */

import { parse } from 'regexparam';
import type { Component } from 'svelte';
import type { Namespace } from './i18n/namespaces';
import type { Opponents, Route, TableRequest } from './lib/router.svelte';

type Params = Record<string, string>;
type Props = Record<string, unknown>;
type Load = () => Promise<{ default: Component<never> }>;
/** Properties for the component. By default the parts of the address. */
type Read = (params: Params, query: URLSearchParams) => Props;

const page = (
  name: string,
  path: string,
  load: Load | null,
  messages: readonly Namespace[] = [],
  read: Read = (params) => params,
) => ({
  name,
  ...parse(path),
  load: load as (() => Promise<{ default: Component<Props> }>) | null,
  messages,
  read,
});

const PAGES = [
  // The first script has it.
  page('home', '/', null),
  page('table', '/t/:id', () => import('./features/table/TablePage.svelte'), [], readTable),
  page('new', '/new', () => import('./features/new-table/NewTablePage.svelte'), ['option'], readNewTable),
  page('learn', '/learn/:start?', () => import('./features/lessons/LessonsPage.svelte')),
  page('puzzle', '/puzzle/:start?', () => import('./features/puzzles/PuzzlePage.svelte'), ['puzzle']),
  page('rules', '/rules/:what?', () => import('./features/rulebook/RulesPage.svelte'), ['rules']),
  page('games', '/games', () => import('./features/games/GamesPage.svelte'), ['games']),
  page('account', '/account', () => import('./features/account/AccountPage.svelte'), ['account']),
  page('mail', '/mail/confirm', () => import('./features/account/EmailLinkPage.svelte'), ['mail']),
  page('mail', '/mail/stop/:stop', () => import('./features/account/EmailLinkPage.svelte'), ['mail']),
  page('find-players', '/meet', () => import('./features/matchmaking/FindPlayersPage.svelte'), [
    'meet',
    'rating',
    'option',
  ]),
  page(
    'workshop',
    '/workshop/:catalogue?',
    () => import('./features/workshop/WorkshopPage.svelte'),
    ['workshop'],
    readWorkshop,
  ),
  page(
    'position',
    '/position',
    () => import('./features/position/PositionPage.svelte'),
    ['position', 'analysis', 'option'],
    readPosition,
  ),
  page('tournaments', '/tournaments', () => import('./features/tournaments/TournamentsPage.svelte'), [
    'tournament',
    'option',
  ]),
  page('tournament', '/tournaments/:id', () => import('./features/tournaments/TournamentPage.svelte'), [
    'tournament',
  ]),
  page('ratings', '/ratings/:family?', () => import('./features/ratings/RatingsPage.svelte'), ['rating']),
  page('profile', '/people/:name', () => import('./features/ratings/ProfilePage.svelte'), [
    'rating',
    'result',
  ]),
  page('moderation', '/order', () => import('./features/moderation/ModerationPage.svelte'), [
    'order',
    'friends',
  ]),
  page('privacy', '/privacy', () => import('./features/account/PrivacyPage.svelte'), ['privacy']),
];

/** A page is mounted again when one of these properties changes. */
const IDENTITY = ['opponents', 'id', 'name', 'start'];
export const identityOf = ({ page: name, props }: Route): string =>
  [name, ...IDENTITY.map((key) => props[key])].join(' ');

export const pageNamed = (name: string) => PAGES.find((one) => one.name === name);

/** Names of people have any letters. All other parts of addresses are ids. */
const FREE = 'name';
const ID = /^[\w-]{0,80}$/;

export function match(path: string, query = new URLSearchParams()): Route {
  for (const { name, keys, pattern, read } of PAGES) {
    const found = pattern.exec(path);
    if (!found) continue;
    const params = Object.fromEntries(keys.map((key, i) => [key, plain(found[i + 1] ?? '')]));
    if (keys.every((key) => key === FREE || ID.test(params[key]!)))
      return { page: name, props: read(params, query) };
  }
  return { page: 'missing', props: {} };
}

/** Decodes a part of an address. */
function plain(text: string): string {
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
