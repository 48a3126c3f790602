import { afterEach, expect, it, vi } from 'vitest';
import { call } from '.';

vi.mock('../pwa/update-check.svelte', () => ({
  updateCheck: { versionAccepted: () => undefined, versionRefused: () => undefined },
}));
vi.mock('../lib/operator-notice.svelte', () => ({ operatorNotice: {} }));
vi.mock('../lib/settled', () => ({ pending: <T>(work: Promise<T>): Promise<T> => work }));

const CODE = '/api/me/code';
const refusal = (): Response =>
  new Response(JSON.stringify({ code: 'nothing-known', text: 'Unknown' }), { status: 400 });

afterEach(() => vi.unstubAllGlobals());

async function called(answers: (path: string) => Response): Promise<{ asked: string[]; result: unknown }> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(answers(path));
  });
  const result: unknown = await call('POST /api/me/code').catch((error: { code: string }) => error.code);
  return { asked, result };
}

it('gets a new cookie from the page where the server has forgotten the browser', async () => {
  let known = false;
  const { asked, result } = await called((path) => {
    known ||= path === '/';
    if (path === '/') return new Response('<!doctype html>');
    return known ? new Response('{"code":"abcd"}') : refusal();
  });
  expect(asked).toEqual([CODE, '/', CODE]);
  expect(result).toEqual({ code: 'abcd' });
});

it('asks only once more', async () => {
  const { asked, result } = await called((path) => (path === '/' ? new Response('') : refusal()));
  expect(asked).toEqual([CODE, '/', CODE]);
  expect(result).toBe('nothing-known');
});

it('fills in the path, adds the query and sends the body', async () => {
  const sent: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    sent.push([address, init]);
    return Promise.resolve(new Response('{}'));
  });
  await call('GET /api/tables/{table}/instead', {
    path: { table: 'a b' },
    query: { n: 4, do: ['pass', 'place E 0,-1 180'] },
  });
  await call('POST /api/account/bots/{bot}/tokens', { path: { bot: 'x/y' }, body: { name: 'Z' } });
  expect(sent.map(([address]) => address)).toEqual([
    '/api/tables/a%20b/instead?n=4&do=pass&do=place+E+0%2C-1+180',
    '/api/account/bots/x%2Fy/tokens',
  ]);
  expect(sent.map(([, { method, body }]) => [method, body])).toEqual([
    ['GET', undefined],
    ['POST', '{"name":"Z"}'],
  ]);
});
