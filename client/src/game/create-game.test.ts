import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMeta } from '../api/http.gen';
import type { TableInfo } from '../api/protocol';

vi.mock('virtual:messages', () => ({ modules: [], messagesOf: () => Promise.resolve('') }));
const { settings } = await import('../lib/settings.svelte');
const { setRecentTables } = await import('../lib/recent-tables');
const { isNewcomer, startCoach } = await import('../lib/newcomer');
const { serverInfo } = await import('../stores/server-info.svelte');
const { nextSetup, quickGame } = await import('./create-game');

const SETUPS = [
  { id: 'first', rules: 'base' },
  { id: 'fields', rules: 'base+fields' },
];
const over = (rules: string): TableInfo => ({ rules }) as TableInfo;

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

  it('is followed by a game with more rules, until one was played', () => {
    expect(nextSetup(over('base'))).toBe(null);
    settings.quickRules = 'base';
    expect(nextSetup(over('base'))?.id).toBe('fields');
    expect(nextSetup(over('base+fields'))).toBe(null);
    settings.quickRules = 'base+fields';
    expect(nextSetup(over('base'))).toBe(null);
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
