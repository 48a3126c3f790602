import { describe, expect, test } from 'vitest';
import type { ReplayFrame } from '../../api/http.gen';
import { nameIn } from '../../ui/download';
import { applyChange, momentsOf, seriesOf } from './frames';

const frame = (rest: Partial<ReplayFrame>): ReplayFrame => ({
  seat: null,
  'tiles+': [],
  'explain+': [],
  'log+': [],
  earned: [],
  ...rest,
});
const tile = (x: number) => ({ x, y: 0, tile: 'U', rotation: 0, seat: 0 });
const figure = {
  id: '0.meeple.1',
  seat: 0,
  kind: 'meeple',
  role: 'monk',
  feature: 'monastery',
  x: 1,
  y: 0,
  at: 'I',
  segment: 0,
};

describe('changes of a position', () => {
  test('objects change key by key, lists and values whole', () => {
    const base = { a: { x: 1, y: 2 }, list: [1, 2], gone: 1 };
    expect(applyChange(base, { a: { y: 3 }, list: [4], '-': ['gone'] })).toEqual({
      a: { x: 1, y: 3 },
      list: [4],
    });
    expect(base.a.y).toBe(2);
  });

  test('a key within an object goes, and null is a value', () => {
    expect(applyChange({ a: { x: 1, y: 2 } }, { a: { '-': ['x'], y: null } })).toEqual({ a: { y: null } });
  });
});

describe('the moments of a game', () => {
  const told = {
    over: true,
    kinds: [],
    frames: [
      frame({ view: { scores: [0, 0], figures: {} }, at: {}, 'tiles+': [tile(0)] }),
      frame({
        seat: 0,
        view: { figures: { [figure.id]: figure } },
        at: { [figure.id]: [50, 50] },
        'tiles+': [tile(1)],
      }),
      frame({
        seat: 1,
        view: { scores: [0, 4], figures: { '-': [figure.id] } },
        at: { '-': [figure.id] },
        'tiles+': [tile(2)],
      }),
    ],
  };

  test('grow by what each turn brought', () => {
    const moments = momentsOf(told);
    expect(moments.map(({ view }) => view.tiles.length)).toEqual([1, 2, 3]);
    expect(moments.map(({ view }) => view.figures.map(({ id }) => id))).toEqual([[], [figure.id], []]);
    expect(moments.map(({ figureAt }) => Object.keys(figureAt).length)).toEqual([0, 1, 0]);
    expect(moments.map(({ before }) => before)).toEqual([0, 1, 2]);
  });

  test('have a line of points for each seat', () => {
    expect(seriesOf(momentsOf(told)).map(({ values }) => values)).toEqual([
      [0, 0, 0],
      [0, 0, 4],
    ]);
  });

  test('of a team have its points and its ghosts', () => {
    const view = { scores: [3, 3], figures: {}, team: { points: [3], perColour: false }, mist: { bank: 9 } };
    const series = seriesOf(momentsOf({ over: false, kinds: [], frames: [frame({ view })] }));
    expect(series.map(({ key, values }) => [key, values])).toEqual([
      ['team', [3]],
      ['bank', [9]],
    ]);
  });
});

test('a file keeps the name that the server gave it', () => {
  expect(nameIn('attachment; filename="a-b.turn-3.png"')).toBe('a-b.turn-3.png');
  expect(nameIn(null)).toBe('bastide');
});
