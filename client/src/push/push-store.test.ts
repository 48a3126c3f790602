import { describe, expect, it } from 'vitest';
import { notificationTarget, parseNotification } from '../pwa/worker/request-routes';
import { pushSupport, idOf, decodeKey } from './api';

describe('what a browser can do', () => {
  const all = { push: true, notices: true, secure: true, standalone: undefined };
  it('is all of it, or less', () => {
    expect(pushSupport(all)).toBe('push');
    expect(pushSupport({ ...all, standalone: true })).toBe('push');
    expect(pushSupport({ ...all, push: false })).toBe('tab');
    expect(pushSupport({ ...all, push: false, notices: false })).toBe('none');
    expect(pushSupport({ ...all, secure: false })).toBe('secure');
  });
  it('hangs on the home screen where there is one', () => {
    expect(pushSupport({ push: false, notices: false, secure: true, standalone: false })).toBe('home');
  });
});

describe('a subscription', () => {
  it('is called as the server calls it', async () => {
    expect(await idOf('https://push.example/one')).toBe('ddf8b929d0cb630f7434fd1ca248e738');
  });
  it('is made with a key in bytes', () => {
    expect([...decodeKey('-_8A')]).toEqual([251, 255, 0]);
  });
});

describe('what comes while no page is open', () => {
  it('is a notice of a table, or nothing', () => {
    const notice = { title: 'It is your turn', body: 'Friday', table: 'amber-gate-heron-k3m9xq2' };
    expect(parseNotification({ ...notice, kind: 'turn' })).toEqual(notice);
    for (const wrong of [
      null,
      'text',
      {},
      { ...notice, title: '' },
      { ...notice, table: '../api/me' },
      { ...notice, body: 3 },
    ])
      expect(parseNotification(wrong)).toBe(null);
  });
  it('leads to the page at the table, to one at none, or to a new one', () => {
    const at = (...paths: string[]) =>
      notificationTarget(
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
