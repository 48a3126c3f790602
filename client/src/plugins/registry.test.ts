import { beforeAll, expect, test, vi } from 'vitest';
import type { BoardFigure, Offer } from '../api/protocol';
import { featureKinds } from '../board/feature-order';
import { soundsFor } from '../sound/event-sounds';
import { slot, type ClientModule, type TableContext } from './api';
import * as registry from './registry';
import type { ClientModuleLazy } from './lazy-api';

const table = {} as TableContext;
const offer = {} as Offer;
const opened = vi.fn();
const load = () => Promise.reject<never>(new Error());

const fake = (name: string, height: number): ClientModule => ({
  slots: [
    slot({ at: 'sidebar', load, show: () => ({ name }) }),
    slot({ at: 'map', load, show: () => null }),
    slot({ at: 'panel', load, show: () => ({}), panel: { name: `${name}/all`, title: name } }),
  ],
  onTableOpen: () => opened(name),
  tableInfo: () => ({
    extraTurnReason: name,
    overlayHeight: height,
    consequenceKeys: [(kind) => `${name}-${kind}`],
  }),
  pictureCodes: () =>
    new Map([
      ['0,0', name],
      [`${height},0`, name],
    ]),
  figureLook: (_, { kind }) => ({ over: kind === name ? '' : name, offset: name === 'second' }),
  offerInfo: () => (name === 'first' ? { piece: name } : { piece: name, selfNamed: true }),
  piece: (_, [cell]) =>
    cell?.x === 9 ? null : { cells: [{ x: height, y: 0 }], centre: { x: 0, y: 0 }, args: { name } },
  events: {
    both: { logged: name === 'first', sound: name === 'first' ? 'tile' : 'end', good: true },
    [name]: { endsTurn: true },
  },
  describe: (_, { cell, game }) => (cell || game ? [name] : []),
  featureKinds: [{ kind: name, after: 'city' }],
});
const lazy = (name: string): ClientModuleLazy => ({
  symbols: [{ id: name, picture: { text: name } }],
  symbolsOf: (_, { offer: asked }) => (asked === undefined ? [] : ['shared', name]),
  figureStops: (_, mine) => (mine(1) ? [{ id: name, cell: { x: 0, y: 0 }, text: name }] : []),
  describe: (_, { game }) => (game ? [name] : []),
  teamOutcome: () => (name === 'none' ? null : { won: true, title: name, cause: '', said: '' }),
});

beforeAll(() =>
  registry.install([fake('first', 2), {}, fake('second', 5)], () =>
    Promise.resolve([lazy('none'), {}, lazy('first'), lazy('second')]),
  ),
);

test('the first answer counts for each field by itself', () => {
  expect(registry.tableInfo(table).extraTurnReason).toBe('first');
  expect(registry.offerInfo(table, offer)).toEqual({ piece: 'first', selfNamed: true });
  expect(registry.offerInfo(table, null)).toEqual({});
});

test('what is empty or false is no answer', () => {
  expect(registry.figureLook(table, {})).toEqual({ over: 'first', offset: true });
  expect(registry.figureLook(table, { kind: 'first' })).toEqual({ over: 'second', offset: true });
});

test('lists are joined in order, and the largest number counts', () => {
  const { consequenceKeys, overlayHeight } = registry.tableInfo(table);
  expect(consequenceKeys?.map((keyOf) => keyOf('lost'))).toEqual(['first-lost', 'second-lost']);
  expect(overlayHeight).toBe(5);
  expect(registry.describe(table, { cell: { x: 0, y: 0 } })).toEqual(['first', 'second']);
  expect(registry.describe(table, { figure: {} as BoardFigure })).toEqual([]);
});

test('for a cell the first module with letters counts', () => {
  expect(Object.fromEntries(registry.pictureCodes(table))).toEqual({
    '0,0': 'first',
    '2,0': 'first',
    '5,0': 'second',
  });
});

test('a piece is the whole answer of one module', () => {
  expect(registry.pieceOf(table, [{ x: 0, y: 0 }])).toMatchObject({
    cells: [{ x: 2, y: 0 }],
    args: { name: 'first' },
  });
  expect(registry.pieceOf(table, [{ x: 9, y: 0 }])).toBeUndefined();
  expect(registry.pieceOf(table, [])).toBeUndefined();
});

test('events are composed by kind and field', () => {
  expect(registry.eventInfo('both')).toEqual({ logged: true, sound: 'tile', good: true });
  expect(registry.eventInfo('second')).toEqual({ endsTurn: true });
  expect(registry.eventInfo('unknown')).toEqual({});
  expect(soundsFor([{ n: 1, kind: 'both', seat: 0, args: {} }])).toEqual(['tile']);
});

test('kinds of features are added in order, each behind its own', () => {
  expect(featureKinds().slice(0, 3)).toEqual(['city', 'second', 'first']);
});

test('all modules hear of a table that opens, in order', () => {
  registry.openTable(table);
  expect(opened.mock.calls).toEqual([['first'], ['second']]);
});

test('a place has the components of all modules in order, and counts those that show something', () => {
  expect(registry.slotsAt('sidebar').map(({ show }) => show(table, {}))).toEqual([
    { name: 'first' },
    { name: 'second' },
  ]);
  expect(registry.countInSlot(table, 'sidebar')).toBe(2);
  expect(registry.isSlotFilled(table, 'map')).toBe(false);
  expect(registry.PLUGIN_PANELS.map(({ panel }) => panel.name)).toEqual(['first/all', 'second/all']);
});

test('lazy hooks follow the same law', async () => {
  const { MODULE_SYMBOLS, symbolsOf, figureStops, describeLazy, teamOutcome } =
    await import('./lazy-registry');
  expect(MODULE_SYMBOLS.map(({ id }) => id)).toEqual(['none', 'first', 'second']);
  expect(symbolsOf(table, { offer: null })).toEqual(['shared', 'none', 'first', 'second']);
  expect(figureStops(table, (seat) => seat === 1).map(({ id }) => id)).toEqual(['none', 'first', 'second']);
  expect(describeLazy(table, { game: true })).toEqual(['none', 'first', 'second']);
  expect(describeLazy(table, { teammate: 0 })).toEqual([]);
  expect(teamOutcome(table)?.title).toBe('first');
});
