import { describe, expect, it } from 'vitest';
import { leadTo, noticeOf } from '../pwa/worker/request-routes';
import { able, idOf, unpacked } from './api';

describe('what a browser can do', () => {
  const all = { push: true, notices: true, secure: true, standalone: undefined };
  it('is all of it, or less', () => {
    expect(able(all)).toBe('push');
    expect(able({ ...all, standalone: true })).toBe('push');
    expect(able({ ...all, push: false })).toBe('tab');
    expect(able({ ...all, push: false, notices: false })).toBe('none');
    expect(able({ ...all, secure: false })).toBe('secure');
  });
  it('hangs on the home screen where there is one', () => {
    expect(able({ push: false, notices: false, secure: true, standalone: false })).toBe('home');
  });
});

describe('a subscription', () => {
  it('is called as the server calls it', async () => {
    expect(await idOf('https://push.example/one')).toBe('ddf8b929d0cb630f7434fd1ca248e738');
  });
  it('is made with a key in bytes', () => {
    expect([...unpacked('-_8A')]).toEqual([251, 255, 0]);
  });
});

describe('what comes while no page is open', () => {
  it('is a notice of a table, or nothing', () => {
    const notice = { title: 'It is your turn', body: 'Friday', table: 'amber-gate-heron-k3m9xq2' };
    expect(noticeOf({ ...notice, kind: 'turn' })).toEqual(notice);
    for (const wrong of [null, 'text', {}, { ...notice, title: '' }, { ...notice, table: '../api/me' }, { ...notice, body: 3 }])
      expect(noticeOf(wrong)).toBe(null);
  });
  it('leads to the page at the table, to one at none, or to a new one', () => {
    const at = (...paths: string[]) =>
      leadTo(
        paths.map((path) => `https://play.example${path}`),
        'one',
        '/b',
      );
    expect(at('/b/', '/b/t/one')).toBe(1);
    expect(at('/b/t/two', '/b/games')).toBe(1);
    expect(at('/b/t/two')).toBe(-1);
    expect(at('/elsewhere')).toBe(-1);
    expect(at()).toBe(-1);
  });
});
