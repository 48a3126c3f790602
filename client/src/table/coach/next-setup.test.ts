import { afterAll, expect, it, vi } from 'vitest';
import type { ServerMeta } from '../../api/http.gen';
import type { TableInfo } from '../../api/protocol';

vi.mock('virtual:messages', () => ({ modules: [], messagesOf: () => Promise.resolve('') }));
const { settings } = await import('../../lib/settings.svelte');
const { serverInfo } = await import('../../stores/server-info.svelte');
const { nextSetup } = await import('./next-setup');

const setups = [
  { id: 'first', rules: 'base' },
  { id: 'fields', rules: 'base+fields' },
];
const over = (rules: string): TableInfo => ({ rules }) as TableInfo;
afterAll(() => void (serverInfo.now = null));

it('the simplest game of "Play now" is followed by the next setup, until one was chosen', () => {
  serverInfo.now = { setups } as unknown as ServerMeta;
  expect(nextSetup(over('base'))).toBe(null);
  settings.quickRules = 'base';
  expect(nextSetup(over('base'))?.id).toBe('fields');
  expect(nextSetup(over('base+fields'))).toBe(null);
  settings.quickRules = 'base+fields';
  expect(nextSetup(over('base'))).toBe(null);
});
