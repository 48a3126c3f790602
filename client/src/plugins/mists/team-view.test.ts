import '../installed/all';
import { describe, expect, test } from 'vitest';
import type { Args, Follow, Offer, PlacedTile } from '../../api/protocol';
import type { Hound } from '../../api/protocol.gen';
import type { TableModel } from '../../table/table-model.svelte';
import { groupChoices, sameGroup, variantsOf } from '../../table/decision/choice-groups';
import { entryText } from '../../table/event-text';
import { mistOf, sidesOf, type TileFacts } from '../../board/tiles';
import { coloursOf } from '../../game/seats';
import { consequencesOf } from '../../table/preview/consequences';
import { ghostTarget, forcedGhosts } from '../ghosts/ghost-targets';
import { countIncoming, ghostSymbols } from '../shared_mist/ghost-counts';
import { mistPictureCodes } from '../shared_mist/mist-picture-codes';
import type { MistBank } from '../shared_mist/state';
import {
  riskGrade,
  houndAt,
  nextStop,
  tilePiles,
  countedPoints,
  trackStops,
  type TeamState,
} from './team-view';

const hound = (points: number, state: Hound['state'], figure: string | null = null): Hound => ({
  points,
  state,
  figure,
});
const MISTS: TeamState = {
  level: 4,
  target: 120,
  perColour: false,
  points: [38],
  colours: 1,
  bank: 6,
  inGame: 13,
  ghosts: [],
  banks: [],
  cemeteries: [],
  piles: [0, 13, 20],
  pile: 2,
  hidden: 0,
  hounds: [hound(20, 'on', '1.guard.2'), hound(60, 'waiting')],
  result: null,
};
const seat = (n: number) => ({
  seat: n,
  name: '',
  kind: 'me' as const,
  colour: 'blue' as const,
  online: true,
});

describe('the way to the target', () => {
  test('has hounds, whole laps and the goal, in order', () => {
    const stops = trackStops(MISTS).map(({ points, kind }) => `${points} ${kind}`);
    expect(stops).toEqual(['20 hound', '50 lap', '60 hound', '100 lap', '120 goal']);
  });

  test('has no lap where a hound waits at fifty, and none behind the goal', () => {
    const stops = trackStops({ target: 100, hounds: [hound(15, 'waiting'), hound(50, 'waiting')] });
    expect(stops.map(({ kind }) => kind)).toEqual(['hound', 'hound', 'goal']);
  });

  test('leads to the next hound that waits, then to the goal', () => {
    expect(nextStop(MISTS)).toMatchObject({ points: 60, number: 2 });
    expect(nextStop({ ...MISTS, hounds: [hound(20, 'gone'), hound(60, 'on')] }).kind).toBe('goal');
  });

  test('counts for the last colour where every colour has to get there', () => {
    expect(countedPoints({ points: [12, 9, 30] })).toBe(9);
  });
});

describe('piles', () => {
  test('one of several is drawn from', () => {
    expect(tilePiles(MISTS).map(({ number, now }) => [number, now])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
  });

  test('a single pile has no number', () => {
    expect(tilePiles({ piles: [48], pile: 1 })).toEqual([{ number: 0, left: 48, now: true }]);
  });
});

test('a seat has its own colour, or its share of the colours of the box', () => {
  expect(coloursOf(seat(1), 1)).toEqual(['blue']);
  expect(coloursOf(seat(1), 2)).toEqual(['green', 'yellow']);
  expect(coloursOf(seat(0), 4)).toEqual(['red', 'blue', 'green', 'yellow']);
});

test('a hound is found beside its figure while it is on the map', () => {
  expect(houndAt(MISTS, '1.guard.2')).toBe(1);
  expect(houndAt(MISTS, '1.guard.1')).toBe(0);
  expect(houndAt({ ...MISTS, hounds: [hound(20, 'gone', '1.guard.2')] }, '1.guard.2')).toBe(0);
});

test('a chance to lose is calm, wary or grave', () => {
  expect([0, 0.04, 0.2, 0.6].map(riskGrade)).toEqual(['calm', 'calm', 'wary', 'grave']);
});

function offer(id: string, args: Record<string, string | number>, more: Partial<Offer> = {}): Offer {
  const label = { key: 'offer-banish', args };
  return {
    id,
    shape: 'slot',
    seat: 0,
    x: 1,
    y: 2,
    at: [50, 20],
    label,
    preview: [],
    rules: [],
    final: true,
    ...more,
  };
}

describe('stacks', () => {
  const ghosts = [1, 2, 3].map((n) => offer(`banish ${n}`, { n, feature: 'mist', ghosts: 4 }));
  const guards = ['guard', 'guard-2'].map((kind) =>
    offer(
      `${kind} road`,
      { kind, role: 'highwayman' },
      { label: { key: 'offer-figure', args: { kind, role: 'highwayman' } } },
    ),
  );

  test('amounts of one tile are one row, with the largest chosen first', () => {
    expect(groupChoices(ghosts).map(({ id }) => id)).toEqual(['banish 3']);
    expect(variantsOf(ghosts, ghosts[0]!)).toHaveLength(3);
  });

  test('colours of one spot are one row, with the first chosen first', () => {
    expect(groupChoices([...guards, ...ghosts]).map(({ id }) => id)).toEqual(['guard road', 'banish 3']);
  });

  test('another point, another role and another owner are rows of their own', () => {
    const [first] = guards;
    const role = offer(
      'abbot',
      {},
      { label: { key: 'offer-figure', args: { kind: 'abbot', role: 'abbot' } } },
    );
    expect(sameGroup(first!, role)).toBe(false);
    expect(sameGroup(first!, { ...first!, at: [10, 10] })).toBe(false);
    const owned = { ...first!, label: { key: 'offer-figure', args: { role: 'highwayman', seat: 1 } } };
    expect(sameGroup(first!, owned)).toBe(false);
  });

  test('what stands nowhere is never folded', () => {
    const choices = ['a', 'b'].map((id) => offer(id, {}, { shape: 'choice' }));
    expect(groupChoices(choices)).toHaveLength(2);
  });
});

describe('what follows', () => {
  const table = { game: {}, isYou: () => false, playerName: () => '' } as unknown as TableModel;
  const follows = [
    { kind: 'ghosts', x: 1, y: 1, at: [50, 20] as [number, number], n: 2, by: 'mist' },
    { kind: 'ghosts', x: 4, y: 1, at: [50, 50] as [number, number], n: 1, by: 'cemetery' },
    { kind: 'defeat', reason: 'no-ghosts' },
  ];
  const placed = offer('place', {}, { shape: 'place', follows, bank: 0 });

  test('is said with the worst first', () => {
    expect(consequencesOf(placed, table).map(({ text }) => text)).toEqual([
      'The ghost bank would be empty: the team loses',
      '2 ghosts come; left in the bank: 0',
      '1 ghost comes to the cemetery',
    ]);
  });

  test('counts the ghosts to come; nothing follows without foresight', () => {
    expect(countIncoming(placed)).toBe(3);
    expect(countIncoming(offer('place', {}))).toBe(0);
    expect(consequencesOf(null, table)).toEqual([]);
  });
});

describe('ghosts that come to figures', () => {
  const table = {
    game: { view: { mist: {} } },
    isYou: (seat: number) => seat === 0,
    playerName: () => 'Ben',
  } as unknown as TableModel;
  const placed = (...follows: Follow[]): Offer => offer('place', {}, { shape: 'place', follows });
  const grows: Follow = { kind: 'choose', by: 'thicken' };
  const breaks: Follow = { kind: 'haunted', by: 'disperse', seat: 0, n: 3, x: 1, y: 2, at: [50, 50] };

  test('go to others, come to one, or both', () => {
    expect([placed(grows), placed(breaks), placed(grows, breaks), placed(), null].map(ghostTarget)).toEqual([
      'away',
      'home',
      'both',
      '',
      '',
    ]);
    expect(countIncoming(placed(grows, breaks))).toBe(2);
    expect(forcedGhosts(placed(grows, breaks))).toEqual([breaks]);
  });

  test('are said with whose figure it is, what they cost with a minus', () => {
    const scared: Follow = { kind: 'scared', seat: 1 };
    const cost: Follow = { kind: 'scored', reason: 'ghosts', points: -4, seats: [1] };
    expect(
      consequencesOf(placed(breaks, scared, cost), table).map(({ text, grade }) => [text, grade]),
    ).toEqual([
      ['Ben: −4 for ghosts', 'bad'],
      ['The mist clears: a ghost for your meeple', 'plain'],
      ['The third ghost: it scares Ben’s meeple off', 'plain'],
    ]);
  });
});

describe('the log', () => {
  const table = {
    isYou: (seat: number) => seat === 0,
    playerName: (seat: number) => ['Anna', 'Ben'][seat],
    figureKinds: new Map([['guard', { kind: 'guard', like: 'meeple', strength: 1 }]]),
  } as unknown as TableModel;
  const said = (kind: string, seat: number, args: Args): string =>
    entryText(table, { n: 0, kind, seat, args });

  test('says who sent a ghost to whom', () => {
    expect(said('haunted', 0, { by: 'thicken', owner: 1 })).toBe('You sent a ghost to Ben’s meeple');
    expect(said('haunted', 1, { by: 'thicken', owner: 0 })).toBe('Ben sent a ghost to your meeple');
    expect(said('haunted', 1, { by: 'disperse', owner: 1 })).toBe(
      'Ben cleared mist: a ghost for their own meeple',
    );
    expect(said('scared', 0, { owner: 1 })).toBe('Three ghosts scared Ben’s meeple off the map');
  });

  test('names guards', () => {
    const args = { role: 'gravedigger', kind: 'guard', feature: 'cemetery', by: 'place' };
    expect(said('figure', 1, args)).toBe('Ben placed a guard in a cemetery as a gravedigger');
    expect(said('figure', 1, { ...args, kind: 'meeple' })).toBe('Ben placed a gravedigger in a cemetery');
  });
});

test('mist lies over the sides of a tile and never hides them', () => {
  const tile: TileFacts = {
    id: 'x',
    segments: [
      { kind: 'road', sides: 'NS' },
      { kind: 'mist', sides: 'NE', ghosts: 2 },
    ],
  };
  expect(sidesOf(tile, 0)).toEqual({ N: 'road', E: 'field', S: 'road', W: 'field' });
  expect(mistOf(tile, 90)).toEqual(['E', 'S']);
  expect(ghostSymbols(tile)).toBe(2);
});

describe('what became of the mists of a cell', () => {
  const tile = (id: string, y: number, rotation = 0): PlacedTile => ({
    x: 0,
    y,
    tile: id,
    rotation,
    cell: 0,
    seat: 0,
  });
  const lying = new Map([tile('A', 0), tile('B', 1, 180), tile('A', 2)].map((one) => [`0,${one.y}`, one]));
  const known = new Map<string, TileFacts>([
    [
      'B',
      { id: 'B', segments: [{ kind: 'field' }, { kind: 'mist', sides: 'N' }, { kind: 'mist', sides: 'S' }] },
    ],
  ]);

  test('is one letter where the cell lies in one bank, and nothing while that is open', () => {
    const banks: MistBank[] = [
      { cells: [[0, 0]], state: 'closed', ghosts: 0 },
      { cells: [[0, 2]], state: 'open', ghosts: 0 },
    ];
    expect([...mistPictureCodes(banks, lying, known)]).toEqual([['0,0', 'c']]);
  });

  test('is a letter for each mist where the cell lies in several', () => {
    const below: MistBank = { cells: [[0, 1], [0, 2]], state: 'lost', ghosts: 0 }; // prettier-ignore
    const above: MistBank = { cells: [[0, 0], [0, 1]], state: 'open', ghosts: 0 }; // prettier-ignore
    const found = mistPictureCodes([above, below], lying, known);
    expect(found.get('0,1')).toBe('lo');
    expect(found.get('0,2')).toBe('l');
    expect(found.has('0,0')).toBe(false);
  });
});
