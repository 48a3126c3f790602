import '../../plugins/installed/all';
import { readFileSync } from 'node:fs';
import { messagesOf } from 'virtual:messages';
import { describe, expect, test, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', search: '' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { printed } = await import('./symbols-at');
const { symbolRule, findSymbol, symbolsAtTable, SYMBOLS } = await import('./symbols');

const RULES = JSON.parse(readFileSync('../src/bastide/data/rules.json', 'utf8')) as Record<string, unknown>;
const table = (changed: object) =>
  ({ team: null, input: { helpAllowed: true }, game: { table: { modules: [] } }, ...changed }) as never;

const together = table({ team: {}, game: { view: { mist: {}, team: {} } } });

describe('the table of signs', () => {
  test('has every sign once, with rules that there are', () => {
    expect(new Set(SYMBOLS.map(({ id }) => id)).size).toBe(SYMBOLS.length);
    const named = SYMBOLS.flatMap(({ rule, coop }) => [rule, coop].filter((one) => one !== undefined));
    expect(named.filter((rule) => !(rule in RULES))).toEqual([]);
  });

  test('shows at a table what can be met there', () => {
    const plain = symbolsAtTable(table({})).map(({ id }) => id);
    expect(plain).toContain('ready');
    expect(plain).not.toContain('stock');
    const siege = symbolsAtTable(
      table({ game: { table: { modules: ['fields', 'fortress', 'catapult'] } } }),
    ).map(({ id }) => id);
    expect(siege).toEqual(expect.arrayContaining(['five', 'any', 'farmer']));
    const inns = (house: object) =>
      symbolsAtTable(table({ game: { table: { modules: ['inns'], options: { house } } } })).map(
        ({ id }) => id,
      );
    expect(inns({})).toEqual(expect.arrayContaining(['large', 'inn', 'cathedral']));
    expect(inns({ inn: false })).toContain('large');
    expect(inns({ inn: false })).not.toContain('inn');
    const mists = symbolsAtTable(together).map(({ id }) => id);
    expect(mists).toEqual(expect.arrayContaining(['closed', 'lost', 'waits']));
    expect(mists).not.toContain('monk');
  });

  test('has a name and a line for every sign, and no others', async () => {
    const told = [...(await messagesOf('en-symbols')).matchAll(/^symbols-([a-z-]+)-(?:name|line) =/gm)].map(
      (found) => found[1],
    );
    expect(told.toSorted()).toEqual(SYMBOLS.flatMap(({ id }) => [id, id]).toSorted());
  });

  test('points to the rule of the game that is played', () => {
    expect(symbolRule(findSymbol('castle')!, false)).toBe('GHO-52');
    expect(symbolRule(findSymbol('castle')!, true)).toBe('MIST-73');
    expect(symbolRule(findSymbol('news')!, false)).toBe('');
  });
});

describe('what is printed on a tile', () => {
  const segments = [{ kind: 'city', sides: 'N', shields: 1 }, { kind: 'cemetery' }];

  test('is told by its signs', () => {
    expect(printed(table({}), { id: 'X', segments, conquest: ['?', 'monks'] }, 0)).toEqual([
      'any',
      'monks',
      'cemetery',
      'shield',
    ]);
    expect(
      printed(table({}), { id: 'X', segments: [], arrow: { side: 'N', symbol: 'extra_turn' } }, 0),
    ).toEqual(['extra', 'arrow']);
    expect(printed(together, { id: 'X', segments }, 0)).toContain('grave');
    expect(
      printed(table({}), { id: 'X', segments: [{ kind: 'road', sides: 'N', inn: true, mist: true }] }, 0),
    ).toEqual(['inn']);
  });

  test('has words, all of it', () => {
    const kinds = [
      'monastery',
      'garden',
      'castle',
      'cemetery',
      'shield',
      'inn',
      'cathedral',
      'crossing',
      'reinforce',
      'portal',
      'extra',
      'any',
      'knights',
      'highwaymen',
      'monks',
    ];
    expect(kinds.filter((kind) => !findSymbol(kind))).toEqual([]);
  });
});
