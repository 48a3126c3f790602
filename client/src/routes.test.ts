import { describe, expect, it } from 'vitest';
import { match, pageNamed } from './routes';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return match(pathname, new URLSearchParams(search));
};

describe('an address', () => {
  it('without parts leads to a page', () => {
    const renamed = { meet: 'find-players', order: 'moderation' } as Record<string, string>;
    for (const path of ['games', 'account', 'meet', 'tournaments', 'order', 'privacy']) {
      const page = renamed[path] ?? path;
      expect(at(`/${path}`)).toEqual({ page, props: {} });
      expect(at(`/${path}/`)).toEqual({ page, props: {} });
      expect(pageNamed(page)?.load).toBeTypeOf('function');
    }
    expect(at('/')).toEqual({ page: 'home', props: {} });
  });

  it('of a table has its turn and its analysis', () => {
    const id = 'amber-gate-river-7k2m';
    expect(at(`/t/${id}`)).toEqual({ page: 'table', props: { id, turn: null, study: undefined } });
    expect(at(`/t/${id}?turn=17`).props).toMatchObject({ id, turn: 17 });
    expect(at(`/t/${id}?turn=-3`).props).toMatchObject({ turn: null });
    expect(at(`/t/${id}?analysis`).props).toMatchObject({ study: null });
    expect(at(`/t/${id}?analysis=9`).props).toMatchObject({ study: 9 });
  });

  it('of a new table has who plays, and the wish of a link', () => {
    expect(at('/new').props).toEqual({ opponents: 'bot', request: null });
    for (const opponents of ['friends', 'device', 'box'])
      expect(at(`/new?${opponents}`).props).toEqual({ opponents, request: null });
    expect(at('/new?setup=small&with=inns,river&level=2').props['request']).toEqual({
      setup: 'small',
      modules: ['inns', 'river'],
      level: 2,
      tiles: '',
    });
    expect(at('/new?position').props['request']).toMatchObject({ position: true });
  });

  it('may lack its last part', () => {
    expect(at('/puzzle')).toEqual({ page: 'puzzle', props: { start: '' } });
    expect(at('/puzzle/p01ab23cd/')).toEqual({ page: 'puzzle', props: { start: 'p01ab23cd' } });
    expect(at('/rules/BASE-11')).toEqual({ page: 'rules', props: { what: 'BASE-11' } });
    expect(at('/tournaments/spring')).toEqual({ page: 'tournament', props: { id: 'spring' } });
    expect(at('/mail/confirm')).toEqual({ page: 'mail', props: {} });
    const stop = '0f'.repeat(24);
    expect(at(`/mail/stop/${stop}`)).toEqual({ page: 'mail', props: { stop } });
    expect(at('/workshop/own?set=a&tile=3')).toEqual({
      page: 'workshop',
      props: { catalogue: 'own', set: 'a', shared: '', tile: 3 },
    });
    expect(at('/position?p=U')).toEqual({ page: 'position', props: { text: 'U' } });
  });

  it('of a person has any letters', () => {
    expect(at('/people/J%C3%A1n%20%C4%8D').props).toEqual({ name: 'Ján č' });
    expect(at('/people/J.R.%20Novak').props).toEqual({ name: 'J.R. Novak' });
    expect(match('/people/100%').props).toEqual({ name: '100%' });
  });

  it('that is none leads nowhere', () => {
    const paths = [
      '/else',
      '/t',
      '/t/a/b',
      '/t/a%20b',
      '/t/..%2Fb',
      '/people',
      '/people/a%2Fb',
      '/mail',
      '/mail/stop',
    ];
    for (const path of [...paths, '/ratings/x.y', '/t/x.y']) expect(at(path).page).toBe('missing');
  });
});
