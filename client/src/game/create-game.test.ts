import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMeta } from '../api/http.gen';

vi.mock('virtual:messages', () => ({ modules: [], messagesOf: () => Promise.resolve('') }));
const { settings } = await import('../lib/settings.svelte');
const { setRecentTables } = await import('../lib/recent-tables');
const { isNewcomer, startCoach } = await import('../lib/newcomer');
const { serverInfo } = await import('../stores/server-info.svelte');
const { friendsGame, quickGame } = await import('./create-game');

const SETUPS = [
  { id: 'first', rules: 'base' },
  { id: 'fields', rules: 'base+fields' },
];

beforeEach(() => {
  serverInfo.now = { setups: SETUPS, players: [], guests: [], newcomer: '' } as unknown as ServerMeta;
  Object.assign(settings, { firstHint: 'new', quickRules: '', explain: false });
  setRecentTables([]);
});
afterAll(() => void (serverInfo.now = null));

describe('"Play now"', () => {
  it('has the simplest rules for a newcomer, and the usual ones for others', () => {
    expect(quickGame().rules).toBe('base');
    setRecentTables([{ table: 'a', name: 'Friday' }]);
    expect(quickGame().rules).toBe('base+fields');
  });

  it('has the rules that the player chose', () => {
    Object.assign(settings, { firstHint: 'seen', quickRules: 'base' });
    expect(quickGame().rules).toBe('base');
  });
});

describe('the coach', () => {
  it('starts with the first game of a device, also with one that is known already', () => {
    setRecentTables([{ table: 'a', name: 'Friday' }]);
    expect(isNewcomer('a')).toBe(true);
    startCoach('b');
    expect(settings.explain).toBe(false);
    startCoach('a');
    expect(settings).toMatchObject({ firstHint: 'due', explain: true });
  });

  it('does not start again', () => {
    Object.assign(settings, { firstHint: 'seen' });
    startCoach();
    expect(settings).toMatchObject({ firstHint: 'seen', explain: false });
  });
});

describe('a table of friends', () => {
  it('has the usual game, or the remembered one with its seats', () => {
    expect(friendsGame(null)).toMatchObject({
      rules: 'base+fields',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const favourite = { rules: 'base', seats: 3, options: { takeback: false }, draft: {} };
    expect(friendsGame(favourite)).toMatchObject({ rules: 'base', options: { takeback: false } });
    expect(friendsGame(favourite).seats).toHaveLength(3);
  });
});
