import '../plugins/installed/all';
import { describe, expect, test } from 'vitest';
import type { Offer } from '../api/protocol';
import { frontier, nearest, outline } from '../board/grid';
import {
  decisionStep,
  unaidedPlacements,
  slotCells,
  coveredCells,
  passOffersOf,
  groupByFeature,
  nextRotation,
  offerAt,
  placementsOf,
  rowOf,
  choicesOf,
  rotationFor,
} from './decision/offers';
import { splitByFocus } from '../board/camera/marker-layout';
import { arrowOf } from '../plugins/arrows/arrow';
import {
  cellsOf,
  sidelessFeatures,
  facing,
  isRiver,
  pictureName,
  sidesOf,
  type TileFacts,
} from '../board/tiles';
import { artVariant } from '../board/art-variant';

function place(x: number, y: number, rotation: number): Offer {
  const id = `place V ${x},${y} ${rotation}`;
  const label = { key: 'offer-place', args: { x, y } };
  return {
    id,
    shape: 'place',
    seat: 0,
    x,
    y,
    rotation,
    tile: 'V',
    label,
    preview: [],
    rules: [],
    final: false,
  };
}

function slot(id: string, at: [number, number]): Offer {
  const label = { key: 'offer-figure', args: {} };
  return { id, shape: 'slot', seat: 0, x: 2, y: 1, at, label, preview: [], rules: [], final: true };
}

describe('grid', () => {
  const cells = [
    { x: 2, y: 0 },
    { x: 1, y: 3 },
    { x: -4, y: 1 },
    { x: 5, y: -1 },
  ];

  test('nearest looks ahead before it looks aside', () => {
    expect(nearest({ x: 0, y: 0 }, 'E', cells)).toEqual({ x: 2, y: 0 });
    expect(nearest({ x: 0, y: 0 }, 'S', cells)).toEqual({ x: 1, y: 3 });
    expect(nearest({ x: 0, y: 0 }, 'W', cells)).toEqual({ x: -4, y: 1 });
  });

  test('nearest finds what lies far aside when nothing lies ahead', () => {
    expect(nearest({ x: 0, y: 0 }, 'N', cells)).toEqual({ x: 5, y: -1 });
    expect(nearest({ x: 9, y: 0 }, 'E', cells)).toBeNull();
  });

  test('every cell can be reached with arrows from every other', () => {
    for (const from of cells) {
      const seen = new Set([JSON.stringify(from)]);
      const todo = [from];
      for (let at = todo.pop(); at; at = todo.pop()) {
        for (const side of ['N', 'E', 'S', 'W'] as const) {
          const next = nearest(at, side, cells);
          if (next && !seen.has(JSON.stringify(next))) {
            seen.add(JSON.stringify(next));
            todo.push(next);
          }
        }
      }
      expect(seen.size).toBe(cells.length);
    }
  });

  test('the frontier of one tile is its four neighbours', () => {
    expect(frontier([{ x: 0, y: 0 }])).toHaveLength(4);
    expect(
      frontier([
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ]),
    ).toHaveLength(6);
  });

  test('an outline leaves shared sides out', () => {
    expect(outline([{ x: 0, y: 0 }]).match(/M/g)).toHaveLength(4);
    expect(
      outline([
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ]).match(/M/g),
    ).toHaveLength(6);
  });
});

describe('offers', () => {
  const offers = [place(1, 0, 270), place(1, 0, 0), place(-1, 0, 90), place(0, -1, 180)];

  test('places are in reading order with their directions sorted', () => {
    const places = placementsOf(offers);
    expect(places.map((p) => [p.x, p.y])).toEqual([
      [0, -1],
      [-1, 0],
      [1, 0],
    ]);
    expect(places[2]!.turns.map((t) => t.rotation)).toEqual([0, 270]);
  });

  test('the direction in the hand is kept where it fits, otherwise the next clockwise is taken', () => {
    const east = placementsOf(offers)[2]!;
    expect(rotationFor(east, 270)).toBe(270);
    expect(rotationFor(east, 90)).toBe(270);
    expect(rotationFor(east, 360)).toBe(0);
  });

  test('turning runs through the offered directions only', () => {
    const east = placementsOf(offers)[2]!;
    expect(nextRotation(east, 0, 1)).toBe(270);
    expect(nextRotation(east, 270, 1)).toBe(0);
    expect(nextRotation(east, 0, -1)).toBe(270);
    expect(offerAt(east, 180)).toBeNull();
    expect(offerAt(east, 270)?.id).toBe('place V 1,0 270');
  });

  test('the question is read from the shapes', () => {
    expect(decisionStep([])).toBe('none');
    expect(decisionStep(offers)).toBe('place');
    const pass: Offer = { ...slot('pass', [0, 0]), shape: 'confirm' };
    expect(decisionStep([slot('a', [1, 1]), pass])).toBe('pick');
    expect(decisionStep([pass])).toBe('pick');
  });
});

describe('a piece of two cells', () => {
  const board = [{ x: 0, y: 0 }];
  const piece = (x: number, y: number, rotation: number, cells: [number, number][]): Offer => ({
    ...place(x, y, rotation),
    cells,
  });
  const offers = [
    piece(1, 0, 0, [[1, 0], [2, 0]]), // prettier-ignore
    piece(1, 1, 270, [[1, 1], [1, 0]]), // prettier-ignore
  ];

  test('stands where it touches the board, and turns there', () => {
    const [only, other] = placementsOf(offers, board);
    expect(other).toBeUndefined();
    expect([only!.x, only!.y]).toEqual([1, 0]);
    expect(only!.turns.map((turn) => turn.offer?.id)).toEqual([offers[0]!.id, offers[1]!.id]);
    expect(coveredCells(only!, 270)).toEqual([
      { x: 1, y: 1 },
      { x: 1, y: 0 },
    ]);
  });

  test('twice in one direction at one cell makes two places', () => {
    const twins = [piece(1, 0, 0, [[1, 0], [2, 0]]), piece(0, 1, 0, [[0, 1], [1, 1]]), piece(-1, 1, 0, [[-1, 1], [0, 1]])]; // prettier-ignore
    expect(placementsOf(twins, board)).toHaveLength(3);
    expect(placementsOf(twins, board).flatMap((p) => p.turns)).toHaveLength(3);
  });
});

describe('without help', () => {
  const board = [{ x: 0, y: 0 }];
  const straight: Offer = { ...place(1, 0, 90), alike: [90, 270] };

  test('every free cell may be tried in every direction', () => {
    const places = unaidedPlacements([straight], board);
    expect(places).toHaveLength(4);
    for (const one of places) expect(one.turns).toHaveLength(4);
    const east = places.find((one) => one.x === 1)!;
    expect(offerAt(east, 270)).toBe(straight);
    expect(offerAt(east, 0)).toBeNull();
    expect(unaidedPlacements([], board)).toEqual([]);
  });
});

describe('many spots', () => {
  const portal = (n: number, feature: string, tiles: number, group: string): Offer => ({
    ...slot(`p${n}`, [50, 50]),
    group,
    ...(group === `p${n}` ? { cells: [[n, 0]] as [number, number][] } : {}),
    label: { key: 'offer-portal', args: { feature, tiles } },
  });
  const far = [
    portal(1, 'field', 9, 'p1'),
    portal(2, 'field', 9, 'p1'),
    portal(3, 'city', 2, 'p3'),
    portal(4, 'city', 5, 'p4'),
  ];
  const rows = [slot('a', [20, 20]), ...far];

  test('have one row for each feature, what is at hand first', () => {
    expect(groupByFeature(rows).map((row) => row.id)).toEqual(['a', 'p4', 'p3', 'p1']);
    expect(rowOf(groupByFeature(rows), far[1]!)?.id).toBe('p1');
    // Few spots of one feature have a row each.
    expect(rowOf(far, far[1]!)?.id).toBe('p2');
    expect(slotCells(rows, far[1]!)).toEqual([[1, 0]]);
  });

  test('are dots but for the tile that is looked at and what is picked', () => {
    const elsewhere = { ...far[0]!, x: 7 };
    const { near, far: dots } = splitByFocus([...rows, elsewhere], { x: 7, y: 1 }, (one) => one.id === 'a');
    expect(near.map((offer) => offer.id)).toEqual(['a', 'p1']);
    expect(dots).toHaveLength(4);
  });

  test('what may be agreed to is a row, declining is not', () => {
    const again: Offer = { ...slot('again', [0, 0]), shape: 'confirm' };
    const pass: Offer = { ...slot('pass', [0, 0]), shape: 'confirm' };
    expect(choicesOf([again, pass])).toEqual([again]);
    expect(passOffersOf([again, pass])).toEqual([pass]);
  });
});

describe('tiles', () => {
  const tile: TileFacts = {
    id: 'O',
    crossing: false,
    segments: [{ kind: 'city', sides: 'NW', shields: 1 }, { kind: 'road', sides: 'ES' }, { kind: 'field' }],
  };

  test('sides turn clockwise with the tile', () => {
    expect(sidesOf(tile, 0)).toEqual({ N: 'city', E: 'road', S: 'road', W: 'city' });
    expect(sidesOf(tile, 90)).toEqual({ N: 'city', E: 'city', S: 'road', W: 'road' });
    expect(sidesOf(tile, 270)).toEqual({ N: 'road', E: 'road', S: 'city', W: 'city' });
  });

  test('a neighbour to the east shows its west side', () => {
    expect(facing(tile, 0, 'E')).toBe('city');
    expect(facing(tile, 0, 'W')).toBe('road');
  });

  test('extras name what has no side', () => {
    expect(sidelessFeatures(tile)).toEqual(['shield']);
  });
});

describe('pieces and marks', () => {
  const fork: TileFacts = {
    id: 'AR-fork',
    segments: [],
    cells: [
      { dx: 0, dy: 0, segments: [{ kind: 'river', sides: 'EW' }] },
      {
        dx: 1,
        dy: 0,
        segments: [
          { kind: 'river', sides: 'NSW' },
          { kind: 'city', sides: 'E' },
        ],
      },
    ],
  };

  test('a piece turns about its first cell', () => {
    expect(cellsOf(fork, 0)[1]).toEqual({ x: 1, y: 0 });
    expect(cellsOf(fork, 90)[1]).toEqual({ x: 0, y: 1 });
    expect(cellsOf(fork, 180)[1]).toEqual({ x: -1, y: 0 });
    expect(cellsOf(fork, 270)[1]).toEqual({ x: 0, y: -1 });
    expect(cellsOf(undefined, 90)).toEqual([{ x: 0, y: 0 }]);
  });

  test('each cell has sides and a picture of its own', () => {
    expect(sidesOf(fork, 90, 1)).toEqual({ N: 'river', E: 'river', S: 'city', W: 'river' });
    expect([pictureName('AR-fork'), pictureName('AR-fork', 1)]).toEqual(['AR-fork', 'AR-fork~1']);
    expect(isRiver(fork)).toBe(true);
  });

  test('an arrow turns with its tile', () => {
    const arrow: TileFacts = { id: 'AN-A', segments: [], arrow: { side: 'S', symbol: 'portal' } };
    expect(arrowOf(arrow, 90)).toEqual({ side: 'W', symbol: 'portal' });
    expect(arrowOf(fork, 0)).toBeNull();
    expect(isRiver(arrow)).toBe(false);
  });
});

test('the variant of a cell is the one the server draws', () => {
  // Vectors of bastide.art.variant_of.
  const vectors = [
    [0, 0, 0], [1, 0, 1], [0, 1, 2], [-1, 0, 1], [0, -1, 0],
    [-3, 7, 3], [12, -5, 3], [-20, -20, 1], [31, 2, 1], [5, 5, 1],
  ] as const; // prettier-ignore
  for (const [x, y, variant] of vectors) expect(artVariant(x, y)).toBe(variant);
});
