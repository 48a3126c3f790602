import { describe, expect, test } from 'vitest';
import { roundSteps, scaleOf, spread, stepsOf, turnAt, type Box } from '../lib/curve';
import { nameIn } from '../ui/download';
import { changed, momentsOf, seriesOf, type Frame } from './frames';

const frame = (rest: Partial<Frame>): Frame => ({ seat: null, 'tiles+': [], 'explain+': [], 'log+': [], ...rest });
const tile = (x: number) => ({ x, y: 0, tile: 'U', rotation: 0, seat: 0 });
const figure = { id: '0.meeple.1', seat: 0, kind: 'meeple', role: 'monk', feature: 'monastery', x: 1, y: 0, at: 'I', segment: 0 };

describe('changes of a position', () => {
  test('objects change key by key, lists and values whole', () => {
    const base = { a: { x: 1, y: 2 }, list: [1, 2], gone: 1 };
    expect(changed(base, { a: { y: 3 }, list: [4], '-': ['gone'] })).toEqual({ a: { x: 1, y: 3 }, list: [4] });
    expect(base.a.y).toBe(2);
  });

  test('a key within an object goes, and null is a value', () => {
    expect(changed({ a: { x: 1, y: 2 } }, { a: { '-': ['x'], y: null } })).toEqual({ a: { y: null } });
  });
});

describe('the moments of a game', () => {
  const told = {
    over: true,
    frames: [
      frame({ view: { scores: [0, 0], figures: {} }, at: {}, 'tiles+': [tile(0)] }),
      frame({ seat: 0, view: { figures: { [figure.id]: figure } }, at: { [figure.id]: [50, 50] }, 'tiles+': [tile(1)] }),
      frame({ seat: 1, view: { scores: [0, 4], figures: { '-': [figure.id] } }, at: { '-': [figure.id] }, 'tiles+': [tile(2)] }),
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
    const series = seriesOf(momentsOf({ over: false, frames: [frame({ view })] }));
    expect(series.map(({ key, values }) => [key, values])).toEqual([
      ['team', [3]],
      ['bank', [9]],
    ]);
  });
});

describe('the curve', () => {
  const box: Box = { width: 220, height: 120, left: 10, right: 10, top: 10, bottom: 10 };

  test('has lines across at round numbers, below nought as well', () => {
    expect(roundSteps(0, 123)).toEqual([0, 50, 100, 150]);
    expect(roundSteps(-3, 5)).toEqual([-4, -2, 0, 2, 4, 6]);
  });

  test('turns stand where a pointer finds them', () => {
    const { x } = scaleOf([], 40, box);
    for (const turn of [0, 1, 17, 40]) expect(turnAt(x(turn), 40, box)).toBe(turn);
    expect([turnAt(-50, 40, box), turnAt(999, 40, box)]).toEqual([0, 40]);
  });

  test('goes level until points come', () => {
    const scale = scaleOf([{ values: [0, 0, 4] }], 2, box);
    expect(stepsOf([0, 0, 4], scale)).toBe(`M10.0 ${scale.y(0).toFixed(1)}H210.0V${scale.y(4).toFixed(1)}`);
  });

  test('keeps names at its ends apart and inside', () => {
    const out = spread([50, 50, 51], 17, 0, 60);
    expect([...out].sort((a, b) => a - b)).toEqual([26, 43, 60]);
  });
});

test('a file keeps the name that the server gave it', () => {
  expect(nameIn('attachment; filename="a-b.turn-3.png"')).toBe('a-b.turn-3.png');
  expect(nameIn(null)).toBe('bastide');
});
