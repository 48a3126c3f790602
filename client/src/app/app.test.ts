import { describe, expect, it, vi } from 'vitest';
import { linkify } from '../ui/linkify';
import { artVersionOf, outdatedCacheEntries, routeKind } from '../pwa/worker/request-routes';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
vi.stubGlobal('addEventListener', () => undefined);
const { updateCheck } = await import('../pwa/update-check.svelte');
const { operatorNotice } = await import('../lib/operator-notice.svelte');
const { addRecentTables, setRecentTables, recentTables } = await import('../lib/recent-tables');

const HOME = 'https://table.test';
const way = (path: string, mode = 'cors', method = 'GET'): string =>
  routeKind({ url: new URL(path, HOME).href, method, mode }, HOME);

describe('the worker', () => {
  it('asks the server for pages and never keeps a game', () => {
    expect(way('/', 'navigate')).toBe('page');
    expect(way('/t/oak-mill', 'navigate')).toBe('page');
    expect(way('/api/tables/oak-mill/record', 'navigate')).toBe('net');
    expect(way('/api/tables')).toBe('net');
    expect(way('/api/tables', 'cors', 'POST')).toBe('net');
    expect(way('/healthz')).toBe('net');
    expect(way('https://elsewhere.test/assets/a.js')).toBe('net');
  });

  it('takes what never changes from what it keeps', () => {
    expect(way('/assets/index-abc.js')).toBe('file');
    expect(way('/art/v7/light/tile/U-0-1.svg', 'no-cors')).toBe('picture');
  });

  it('throws away files of older pages, pictures of older drawings, and the oldest beyond a number', () => {
    const shell = { first: ['/assets/new.js'], all: ['/assets/new.js', '/assets/late.js'] };
    const paths = ['/', '/assets/old.js', '/assets/late.js', '/art/1/x.svg', '/art/2/a.svg', '/art/2/b.svg'];
    expect(artVersionOf(paths)).toBe('2');
    expect(outdatedCacheEntries(paths, shell, '2', 9)).toEqual(['/assets/old.js', '/art/1/x.svg']);
    expect(outdatedCacheEntries(paths, shell, '2', 1)).toEqual([
      '/assets/old.js',
      '/art/1/x.svg',
      '/art/2/a.svg',
    ]);
  });
});

describe('a newer page', () => {
  const OWN = '/assets/index-a.js';
  const page = (script: string) => (): Promise<string> =>
    Promise.resolve(`<script src="${script}"></script>`);

  it('is seen by the script that it begins with, and told when no move is under way', async () => {
    await updateCheck.check(0, page(OWN), OWN);
    expect(updateCheck.updateAvailable).toBe(false);
    await updateCheck.check(1, () => Promise.reject(new Error('no server')), OWN);
    await updateCheck.check(2, () => Promise.resolve('Bad gateway'), OWN);
    expect(updateCheck.updateAvailable).toBe(false);
    updateCheck.postponed = true;
    await updateCheck.check(3, page('/assets/index-b.js'), OWN);
    expect([updateCheck.updateAvailable, updateCheck.visible]).toEqual([true, false]);
    updateCheck.postponed = false;
    expect(updateCheck.visible).toBe(true);
  });
});

describe('a server that speaks otherwise', () => {
  it('is met by loading the page again once, and by saying so from then on', () => {
    const tab = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => void tab.set(key, value),
      removeItem: (key: string) => void tab.delete(key),
    });
    const reload = vi.fn();
    updateCheck.versionRefused(reload);
    expect([reload.mock.calls.length, updateCheck.stillRefused]).toEqual([1, false]);
    updateCheck.versionRefused(reload); // the reloaded page was refused as well
    expect([reload.mock.calls.length, updateCheck.stillRefused, updateCheck.visible]).toEqual([
      1,
      true,
      true,
    ]);
    updateCheck.versionAccepted();
    updateCheck.versionRefused(reload);
    expect(reload.mock.calls.length).toBe(2);
    vi.stubGlobal('sessionStorage', undefined);
    updateCheck.versionRefused(reload);
    expect(reload.mock.calls.length).toBe(2);
  });
});

describe('who runs the server', () => {
  it('can be written to and visited', () => {
    expect(linkify('Anna, anna@play.example or https://play.example/club, Prague')).toEqual([
      { text: 'Anna, ' },
      { text: 'anna@play.example', href: 'mailto:anna@play.example' },
      { text: ' or ' },
      { text: 'https://play.example/club', href: 'https://play.example/club' },
      { text: ', Prague' },
    ]);
    expect(linkify('javascript:alert(1) http://plain.example')).toEqual([
      { text: 'javascript:alert(1) http://plain.example' },
    ]);
  });
});

describe('an announcement', () => {
  it('is shown until it is closed, and another one is shown again', () => {
    operatorNotice.receive({ text: 'Tonight' });
    expect(operatorNotice.visible).toBe(true);
    operatorNotice.close();
    operatorNotice.receive({ text: 'Tonight' });
    expect(operatorNotice.visible).toBe(false);
    operatorNotice.receive({ text: 'Tonight', maintenance: true });
    expect(operatorNotice.visible).toBe(true);
    operatorNotice.receive({});
    expect(operatorNotice.visible).toBe(false);
  });
});

describe('tables that were seen', () => {
  it('are told once each, the latest first, and forgotten when the server knows better', () => {
    addRecentTables({ table: 'a', name: 'First' });
    addRecentTables({ table: 'b', name: 'Second' });
    addRecentTables({ table: 'a', name: 'First, renamed' });
    expect(recentTables()).toEqual([
      { table: 'a', name: 'First, renamed' },
      { table: 'b', name: 'Second' },
    ]);
    setRecentTables([{ table: 'c', name: 'Third' }]);
    expect(recentTables().map((one) => one.table)).toEqual(['c']);
    kept.set('bastide.tables', '{"broken"');
    expect(recentTables()).toEqual([]);
  });
});
