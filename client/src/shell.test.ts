import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', {
  pathname: '/',
  search: '',
  hostname: 'localhost',
  origin: 'http://localhost:8000',
});
vi.stubGlobal('addEventListener', () => undefined);
const { uuid } = await import('./lib/ids');
const { artVariant } = await import('./board/art-variant');
const { withSeatAdded, firstDraft, withKnowingBots, canAddSeat, draftSeatName } =
  await import('./features/setup/table-draft');
const { newTableRequest } = await import('./features/setup/new-table-request');
const { hasMessage, t } = await import('./i18n');
const { language } = await import('./i18n/language.svelte');
const { NAMESPACES } = await import('./i18n/namespaces');
const { serverInfo } = await import('./stores/server-info.svelte');
const { LADDER_START } = await import('./lib/settings.svelte');
const { offeredBots } = await import('./game/players');
const { helpTexts } = await import('./features/rulebook/module-text');
const { settings } = await import('./lib/settings.svelte');
const { MENU } = await import('./features/setup/menu.fixture');

describe('ids', () => {
  it('are version 4 UUIDs and differ', () => {
    const ids = Array.from({ length: 200 }, uuid);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(200);
  });
});

describe('looks of tiles', () => {
  it('are those of the Python renderer', () => {
    // bastide.art.seeds.variant_of
    const vectors = [
      [0, 0, 0],
      [1, 0, 1],
      [0, 1, 2],
      [-1, 0, 1],
      [0, -1, 0],
      [7, -3, 0],
      [-12, 5, 0],
      [31, 40, 3],
    ] as const;
    for (const [x, y, look] of vectors) expect(artVariant(x, y), `${x},${y}`).toBe(look);
  });

  it('use all four', () => {
    const looks = new Set<number>();
    for (let x = -9; x < 9; x += 1) for (let y = -9; y < 9; y += 1) looks.add(artVariant(x, y));
    expect([...looks].sort()).toEqual([0, 1, 2, 3]);
  });
});

describe('the link to hand on', () => {
  const told = { ...MENU, art: 'a' };

  it('is the address of the page, and works on this machine only', () => {
    serverInfo.now = told;
    expect(serverInfo.linkTo('oak-mill')).toBe('http://localhost:8000/t/oak-mill');
    expect(serverInfo.onlyThisDevice).toBe(true);
  });

  it('names the network address where the server listens on it', () => {
    serverInfo.now = { ...told, lan: { url: 'http://192.168.1.5:8000/' } };
    expect(serverInfo.linkTo('oak-mill')).toBe('http://192.168.1.5:8000/t/oak-mill');
    expect(serverInfo.onlyThisDevice).toBe(false);
  });
});

describe('a table being set up', () => {
  it('starts with you against a bot', () => {
    expect(newTableRequest(firstDraft('bot', 'Anna'), MENU)).toMatchObject({
      rules: 'base+fields',
      options: { takeback: true, aids: true, starter: null, house: {} },
      seats: [
        { kind: 'me', name: 'Anna' },
        { kind: 'bot', bot: 'gaspard' },
      ],
    });
  });

  it('starts with whom this device played last, and with a usual one where that one is unknown', () => {
    const second = () => newTableRequest(firstDraft('bot', ''), MENU).seats[1];
    serverInfo.now = MENU;
    settings.climb = { ...LADDER_START, level: 'pauline' };
    expect(second()).toEqual({ kind: 'bot', bot: 'pauline' });
    settings.climb = { ...LADDER_START, level: 'gone' };
    expect(second()).toEqual({ kind: 'bot', bot: 'gaspard' });
    settings.climb = LADDER_START;
  });

  it('calls players by their own names, the second of one with a number', () => {
    serverInfo.now = MENU;
    const who = ['bot:pauline', 'bot:greedy', 'bot:pauline', 'bot:random', 'bot:random'] as const;
    const places = who.map((one, key) => ({ key, who: one, name: '' }));
    const called = places.map((_, index) => draftSeatName(places, index));
    expect(called.slice(0, 3)).toEqual(['Pauline', 'Bertrand', 'Pauline 2']);
    expect(new Set(called).size).toBe(5);
  });

  it('offers the players weakest first, and all bots where no player knows the rules', () => {
    serverInfo.now = MENU;
    expect(offeredBots(MENU.bots)).toEqual(['pauline', 'gaspard', 'greedy']);
    expect(offeredBots(['mate', 'random'])).toEqual(['mate', 'random']);
    serverInfo.now = { ...MENU, guests: ['Tiler'] };
    expect(offeredBots([...MENU.bots, 'Tiler'])).toEqual(['pauline', 'gaspard', 'greedy', 'Tiler']);
    const [, bot] = withKnowingBots(firstDraft('bot', '').places, ['mate', 'random']);
    expect(bot?.who).toBe('bot:mate');
  });

  it('tells who plays for those who leave where friends may sit', () => {
    serverInfo.now = MENU;
    const options = (company: 'bot' | 'friends') =>
      newTableRequest({ ...firstDraft(company, ''), substitute: 'pauline' }, MENU).options;
    expect(options('friends').substitute).toBe('pauline');
    expect(options('bot')).not.toHaveProperty('substitute');
    expect(helpTexts({ takeback: true, aids: true, substitute: 'pauline' })).toEqual([
      t('ui-substitute-said', { name: 'Pauline' }),
    ]);
  });

  it('keeps a seat for a friend or adds someone on this device', () => {
    expect(newTableRequest(firstDraft('friends', 'Anna'), null).seats[1]).toEqual({ kind: 'open' });
    expect(newTableRequest(firstDraft('device', 'Anna'), null).seats[1]).toEqual({
      kind: 'me',
      name: '',
    });
  });

  it('has at most five seats with different names and keys', () => {
    let draft = firstDraft('bot', '');
    while (canAddSeat(draft, MENU)) draft = { ...draft, places: withSeatAdded(draft.places) };
    const { places } = draft;
    expect(places).toHaveLength(5);
    expect(new Set(places.map((_, index) => draftSeatName(places, index))).size).toBe(5);
    expect(new Set(places.map((place) => place.key)).size).toBe(5);
  });
});

describe('words', () => {
  it('count seats in the right number', () => {
    expect(t('ui-seats-open', { open: 1 })).toBe('One seat is free.');
    expect(t('ui-seats-open', { open: 3 })).toBe('3 seats are free.');
  });

  it('are short and calm', () => {
    // Two sentences may stand in one message; each has at most 60 characters.
    const file = fileURLToPath(new URL('../../src/bastide/locale/en.ftl', import.meta.url));
    const lines = readFileSync(file, 'utf8').split('\n');
    for (const line of lines.filter((entry) => entry.startsWith('ui-'))) {
      const text = line.slice(line.indexOf('=') + 1);
      expect(text, line).not.toMatch(/!/);
      for (const sentence of text.split(/[.:] /)) expect(sentence.length, line).toBeLessThanOrEqual(60);
    }
  });

  it('on buttons have at most 18 characters', async () => {
    const sources = import.meta.glob(
      './{ui,features/{games,home,lessons,lobby,new-table,puzzles,rulebook,table}}/**/*.svelte',
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    );
    const onButtons = Object.values(sources).flatMap((source) =>
      [...String(source).matchAll(/<Button[^]*?>\s*\{t\('([a-z0-9-]+)'\)\}\s*<\/Button>/g)].map(
        (hit) => hit[1],
      ),
    );
    expect(onButtons.length).toBeGreaterThan(10);
    await Promise.all(NAMESPACES.map((namespace) => language.fetch(namespace)));
    for (const key of onButtons) {
      expect(hasMessage(String(key)), key).toBe(true);
      expect(t(String(key)).length, key).toBeLessThanOrEqual(18);
    }
  });

  it('say when a key is unknown', () => {
    expect(hasMessage('ui-brand')).toBe(true);
    expect(hasMessage('ui-no-such-key')).toBe(false);
  });
});
