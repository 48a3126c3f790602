/** One tile as its catalogue writes it, and how it is changed: a side, what joins, what lies inside, what is printed. Nothing
 *  here knows what may lie on a tile: kinds and marks come from the server, which completes what is left out. */

import type { TileKind, TileMark } from '../../api/http.gen';
import { SIDES, type Side } from '../../board/grid';

export interface Part {
  kind: string;
  sides?: string;
  halves?: number[];
  cities?: number[];
  [mark: string]: unknown;
}
export interface EntryCell {
  dx: number;
  dy: number;
  segments: Part[];
}
export interface Entry {
  id: string;
  count: number;
  segments?: Part[];
  /** Of a piece of several cells; then there are no `segments`. */
  cells?: EntryCell[];
  provenance?: string;
  notes?: string;
  [mark: string]: unknown;
}

export interface KindInfo extends Omit<TileKind, 'terrain'> {
  /** Roads end at it. */
  ends?: boolean;
}

export const FIELD = 'field';
/** More than two of them meet, and each is one of its own. */
const MEETING = 'road';
/** What follows from the rest, unless somebody says otherwise: the server completes it. */
export const FOLLOWS: readonly string[] = ['crossing', 'bridge', 'branching', 'garden'];
export const ENDS = 'end';

export const partsIn = (entry: Entry, cell = 0): Part[] => (entry.cells ? (entry.cells[cell]?.segments ?? []) : (entry.segments ?? []));

const put = (entry: Entry, cell: number, segments: Part[]): Entry =>
  entry.cells ? { ...entry, cells: entry.cells.map((one, n) => (n === cell ? { ...one, segments } : one)) } : { ...entry, segments };

const without = <T extends object>(thing: T, ...names: string[]): T =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => !names.includes(name))) as T;

/** The land has changed: what follows from it is not known any more. */
function anew(entry: Entry, cell: number, parts: Part[]): Entry {
  const kept = parts.filter((part) => part.kind !== FIELD).map((part) => (part.kind === MEETING ? without(part, ENDS, ...FOLLOWS) : part));
  return put(without(entry, ...FOLLOWS), cell, kept);
}

const inOrder = (sides: string): string => SIDES.filter((side) => sides.includes(side)).join('');
const less = (sides: string, side: string): string => sides.replace(side, '');

/** Kinds that bound a side, as the server tells them. */
export const bounding = (kinds: readonly KindInfo[]): string[] => kinds.filter(({ shape }) => shape === 'sides').map(({ kind }) => kind);
/** Kinds that lie over sides. */
export const layers = (kinds: readonly KindInfo[]): string[] => kinds.filter(({ shape }) => shape === 'by-layer').map(({ kind }) => kind);
/** Kinds that reach no side. */
export const inside = (kinds: readonly KindInfo[]): string[] =>
  kinds.filter(({ shape }) => shape === 'inside' || shape === 'layer').map(({ kind }) => kind);

/** What bounds a side; field where nothing else does. */
export const kindAt = (entry: Entry, cell: number, side: Side, kinds: readonly KindInfo[]): string =>
  partsIn(entry, cell).find((part) => part.sides?.includes(side) && bounding(kinds).includes(part.kind))?.kind ?? FIELD;

export const liesOver = (entry: Entry, cell: number, side: Side, kind: string): boolean =>
  partsIn(entry, cell).some((part) => part.kind === kind && part.sides?.includes(side));

/** All sides of a kind, from the north clockwise. */
export const sidesOf = (entry: Entry, cell: number, kind: string): Side[] =>
  SIDES.filter((side) => partsIn(entry, cell).some((part) => part.kind === kind && part.sides?.includes(side)));

/** Something else bounds a side. What there is of a kind is one, but where more than two roads meet. */
export function withSide(entry: Entry, cell: number, side: Side, kind: string, kinds: readonly KindInfo[]): Entry {
  const sided = bounding(kinds);
  const before = kindAt(entry, cell, side, kinds);
  if (before === kind) return entry;
  let parts = partsIn(entry, cell)
    .map((part) => (sided.includes(part.kind) && part.sides?.includes(side) ? { ...part, sides: less(part.sides, side) } : part))
    .filter((part) => !sided.includes(part.kind) || part.sides);
  if (kind !== FIELD) {
    const first = parts.findIndex((part) => part.kind === kind);
    if (first < 0) parts = [...parts, { kind, sides: side }];
    else parts = parts.map((part, n) => (n === first ? { ...part, sides: inOrder((part.sides ?? '') + side) } : part));
  }
  for (const changed of [before, kind]) if (changed === MEETING) parts = met(parts, kinds);
  return anew(entry, cell, sorted(parts, kinds));
}

/** One or two roads are one, more of them meet; and all of them end at what stands in the middle. */
function met(parts: Part[], kinds: readonly KindInfo[]): Part[] {
  const ended = parts.some((part) => kinds.some(({ kind, ends }) => ends && kind === part.kind));
  const own = parts.filter((part) => part.kind === MEETING);
  const sides = inOrder(own.map((part) => part.sides ?? '').join(''));
  const others = parts.filter((part) => part.kind !== MEETING);
  if (!sides) return others;
  if (sides.length === 1 || (sides.length === 2 && !ended)) return [...others, { ...Object.assign({}, ...own.toReversed()), kind: MEETING, sides }];
  return [...others, ...[...sides].map((side) => ({ ...own.find((part) => part.sides === side), kind: MEETING, sides: side }))];
}

/** In the order of the kinds, then from the north clockwise: the same tile is written in one way. */
function sorted(parts: Part[], kinds: readonly KindInfo[]): Part[] {
  const place = (part: Part): number => kinds.findIndex(({ kind }) => kind === part.kind);
  const first = (part: Part): number => SIDES.findIndex((side) => part.sides?.includes(side));
  return parts.toSorted((a, b) => place(a) - place(b) || first(a) - first(b));
}

export const joined = (entry: Entry, cell: number, kind: string, a: Side, b: Side): boolean =>
  partsIn(entry, cell).some((part) => part.kind === kind && part.sides?.includes(a) && part.sides.includes(b));

/** Two sides of a kind become one feature, or two of which each keeps its sides but `b`. */
export function withJoin(entry: Entry, cell: number, kind: string, [a, b]: [Side, Side], on: boolean, kinds: readonly KindInfo[]): Entry {
  if (joined(entry, cell, kind, a, b) === on) return entry;
  const parts = partsIn(entry, cell);
  const at = (side: Side): Part => parts.find((part) => part.kind === kind && part.sides?.includes(side)) ?? { kind, sides: side };
  const [one, other] = [at(a), at(b)];
  const rest = parts.filter((part) => part !== one && part !== other);
  const changed = on
    ? [{ ...other, ...one, sides: inOrder((one.sides ?? '') + (other.sides ?? '')) }]
    : [
        { ...one, sides: less(one.sides ?? '', b) },
        { kind, sides: b },
      ];
  return anew(entry, cell, sorted([...rest, ...changed], kinds));
}

/** All sides of a kind are one, or each is one of its own. */
export function withAllJoined(entry: Entry, cell: number, kind: string, on: boolean, kinds: readonly KindInfo[]): Entry {
  const own = partsIn(entry, cell).filter((part) => part.kind === kind);
  const sides = sidesOf(entry, cell, kind);
  const rest = partsIn(entry, cell).filter((part) => part.kind !== kind);
  const whole = { ...Object.assign({}, ...own.toReversed()), kind, sides: sides.join('') } as Part;
  const apart = sides.map((side) => ({ ...(own.find((part) => part.sides?.startsWith(side)) ?? {}), kind, sides: side }));
  return anew(entry, cell, sorted([...rest, ...(on ? [whole] : apart)], kinds));
}

/** A layer over a side comes or goes; `fresh` is what a new one begins with. */
export function withLayer(
  entry: Entry,
  cell: number,
  side: Side,
  kind: string,
  fresh: Readonly<Record<string, unknown>>,
  kinds: readonly KindInfo[],
): Entry {
  const parts = partsIn(entry, cell);
  const own = parts.find((part) => part.kind === kind && part.sides !== undefined);
  if (!own) return anew(entry, cell, sorted([...parts, { kind, sides: side, ...fresh }], kinds));
  const sides = own.sides?.includes(side) ? less(own.sides, side) : inOrder((own.sides ?? '') + side);
  return anew(entry, cell, sides ? parts.map((part) => (part === own ? { ...own, sides } : part)) : parts.filter((part) => part !== own));
}

export const has = (entry: Entry, cell: number, kind: string): boolean => partsIn(entry, cell).some((part) => part.kind === kind);

export function withInside(entry: Entry, cell: number, kind: string, on: boolean, kinds: readonly KindInfo[]): Entry {
  const others = partsIn(entry, cell).filter((part) => part.kind !== kind);
  const parts = on ? [...others, { kind }] : others;
  const ends = kinds.some((one) => one.kind === kind && one.ends);
  return anew(entry, cell, sorted(ends ? met(parts, kinds) : parts, kinds));
}

/** Another value of what is printed on the tile (`part` null) or on a segment of it. What is no is not written. */
export function withMark(entry: Entry, cell: number, part: number | null, mark: TileMark, value: unknown): Entry {
  const empty = value === false || value === 0 || value === '' || value === null || (Array.isArray(value) && value.length === 0);
  const written = <T extends object>(thing: T): T => (empty ? without(thing, mark.name) : { ...thing, [mark.name]: value });
  if (part === null) return written(entry);
  const parts = partsIn(entry, cell).map((one, n) => (n === part ? written(one) : one));
  // Where a road ends is where fields part.
  return put(entry, cell, mark.name === ENDS ? parts.filter((one) => one.kind !== FIELD) : parts);
}

/** A half comes to another field: to that of a number, or to one of its own. Halves outside all fields stay where they are. */
export function withHalf(entry: Entry, cell: number, half: number, to: number): Entry {
  const parts = partsIn(entry, cell);
  const fields = parts.filter((part) => part.kind === FIELD);
  if (!fields.some((part) => part.halves?.includes(half))) return entry;
  const moved = fields.map((part, n) => {
    const halves = (part.halves ?? []).filter((one) => one !== half);
    const next = n === to ? [...halves, half].sort((a, b) => a - b) : halves;
    return next.join() === part.halves?.join() ? part : { kind: FIELD, halves: next };
  });
  if (to >= fields.length) moved.push({ kind: FIELD, halves: [half] });
  return put(entry, cell, [...parts.filter((part) => part.kind !== FIELD), ...moved.filter((part) => part.halves?.length)]);
}

/** Fields as they follow from the rest. */
export const withFreshFields = (entry: Entry, cell: number): Entry =>
  put(
    entry,
    cell,
    partsIn(entry, cell).filter((part) => part.kind !== FIELD),
  );

const quarter = (side: string): string => SIDES[(SIDES.indexOf(side as Side) + 1) % 4] ?? side;
const COMPASS = /^[NESW]{1,4}$/;

/** What a word for a side or a corner is after a quarter turn: "NE" is "SE". */
function turnedWord(word: unknown): unknown {
  if (typeof word !== 'string' || !COMPASS.test(word)) return word;
  const sides = [...word].map(quarter);
  return ['N', 'S', 'E', 'W'].filter((side) => sides.includes(side)).join('');
}

/** A quarter turn clockwise; a piece of several cells stays as it is. */
export function turned(entry: Entry): Entry {
  if (entry.cells) return entry;
  const mark = (value: unknown): unknown =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, turnedWord(one)]))
      : turnedWord(value);
  const part = (one: Part): Part => ({
    ...(Object.fromEntries(Object.entries(one).map(([name, value]) => [name, mark(value)])) as Part),
    kind: one.kind,
    ...(one.sides !== undefined && { sides: inOrder([...one.sides].map(quarter).join('')) }),
    ...(one.halves && { halves: one.halves.map((half) => (half + 2) % 8).sort((a, b) => a - b) }),
  });
  const TEXTS = ['id', 'notes', 'provenance', 'letter', 'plain'];
  const marks = Object.entries(entry).map(([name, value]) => [name, TEXTS.includes(name) ? value : mark(value)]);
  return { ...(Object.fromEntries(marks) as Entry), segments: partsIn(entry).map(part) };
}

/** A tile on which nothing is drawn yet. */
export const blank = (id: string): Entry => ({ id, count: 1, segments: [], provenance: 'owner' });

/** A name that no tile has: of a copy the name with a number behind it. */
export function freshId(taken: readonly string[], like = ''): string {
  const stem = like.replace(/-\d+$/, '') || 'T';
  for (let n = like ? 2 : 1; ; n += 1) {
    const id = like ? `${stem}-${n}` : `${stem}${String(n).padStart(2, '0')}`;
    if (!taken.includes(id)) return id;
  }
}
