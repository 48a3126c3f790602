/** One tile as its catalogue writes it, and how it is changed: a side, what joins, what lies inside, what is printed. Nothing
 *  here knows what may lie on a tile: kinds and marks come from the server, which completes what is left out. */

import type { TileKind, TileMark } from '../../api/http.gen';
import { SIDES, type Side } from '../../board/grid';

export interface TileSegment {
  kind: string;
  sides?: string;
  halves?: number[];
  cities?: number[];
  [mark: string]: unknown;
}
export interface TileCell {
  dx: number;
  dy: number;
  segments: TileSegment[];
}
export interface TileEntry {
  id: string;
  count: number;
  segments?: TileSegment[];
  /** Of a piece of several cells; then there are no `segments`. */
  cells?: TileCell[];
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
const MERGES_WITH = 'road';
/** What follows from the rest, unless somebody says otherwise: the server completes it. */
export const FOLLOWS: readonly string[] = ['crossing', 'bridge', 'branching', 'garden'];
export const ENDS = 'end';

export const segmentsIn = (entry: TileEntry, cell = 0): TileSegment[] => (entry.cells ? (entry.cells[cell]?.segments ?? []) : (entry.segments ?? []));

const put = (entry: TileEntry, cell: number, segments: TileSegment[]): TileEntry =>
  entry.cells ? { ...entry, cells: entry.cells.map((one, n) => (n === cell ? { ...one, segments } : one)) } : { ...entry, segments };

const without = <T extends object>(thing: T, ...names: string[]): T =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => !names.includes(name))) as T;

/** The land has changed: what follows from it is not known any more. */
function withSegments(entry: TileEntry, cell: number, parts: TileSegment[]): TileEntry {
  const kept = parts.filter((part) => part.kind !== FIELD).map((part) => (part.kind === MERGES_WITH ? without(part, ENDS, ...FOLLOWS) : part));
  return put(without(entry, ...FOLLOWS), cell, kept);
}

const inOrder = (sides: string): string => SIDES.filter((side) => sides.includes(side)).join('');
const less = (sides: string, side: string): string => sides.replace(side, '');

/** Kinds that bound a side, as the server tells them. */
export const boundingKinds = (kinds: readonly KindInfo[]): string[] => kinds.filter(({ shape }) => shape === 'sides').map(({ kind }) => kind);
/** Kinds that lie over sides. */
export const layerKinds = (kinds: readonly KindInfo[]): string[] => kinds.filter(({ shape }) => shape === 'by-layer').map(({ kind }) => kind);
/** Kinds that reach no side. */
export const innerKinds = (kinds: readonly KindInfo[]): string[] =>
  kinds.filter(({ shape }) => shape === 'inside' || shape === 'layer').map(({ kind }) => kind);

/** What bounds a side; field where nothing else does. */
export const kindAt = (entry: TileEntry, cell: number, side: Side, kinds: readonly KindInfo[]): string =>
  segmentsIn(entry, cell).find((part) => part.sides?.includes(side) && boundingKinds(kinds).includes(part.kind))?.kind ?? FIELD;

export const isAbove = (entry: TileEntry, cell: number, side: Side, kind: string): boolean =>
  segmentsIn(entry, cell).some((part) => part.kind === kind && part.sides?.includes(side));

/** All sides of a kind, from the north clockwise. */
export const sidesOf = (entry: TileEntry, cell: number, kind: string): Side[] =>
  SIDES.filter((side) => segmentsIn(entry, cell).some((part) => part.kind === kind && part.sides?.includes(side)));

/** Something else bounds a side. What there is of a kind is one, but where more than two roads meet. */
export function withSide(entry: TileEntry, cell: number, side: Side, kind: string, kinds: readonly KindInfo[]): TileEntry {
  const sided = boundingKinds(kinds);
  const before = kindAt(entry, cell, side, kinds);
  if (before === kind) return entry;
  let parts = segmentsIn(entry, cell)
    .map((part) => (sided.includes(part.kind) && part.sides?.includes(side) ? { ...part, sides: less(part.sides, side) } : part))
    .filter((part) => !sided.includes(part.kind) || part.sides);
  if (kind !== FIELD) {
    const first = parts.findIndex((part) => part.kind === kind);
    if (first < 0) parts = [...parts, { kind, sides: side }];
    else parts = parts.map((part, n) => (n === first ? { ...part, sides: inOrder((part.sides ?? '') + side) } : part));
  }
  for (const changed of [before, kind]) if (changed === MERGES_WITH) parts = mergeTouching(parts, kinds);
  return withSegments(entry, cell, sortSegments(parts, kinds));
}

/** One or two roads are one, more of them meet; and all of them end at what stands in the middle. */
function mergeTouching(parts: TileSegment[], kinds: readonly KindInfo[]): TileSegment[] {
  const ended = parts.some((part) => kinds.some(({ kind, ends }) => ends && kind === part.kind));
  const own = parts.filter((part) => part.kind === MERGES_WITH);
  const sides = inOrder(own.map((part) => part.sides ?? '').join(''));
  const others = parts.filter((part) => part.kind !== MERGES_WITH);
  if (!sides) return others;
  if (sides.length === 1 || (sides.length === 2 && !ended))
    return [...others, { ...Object.assign({}, ...own.toReversed()), kind: MERGES_WITH, sides }];
  return [...others, ...[...sides].map((side) => ({ ...own.find((part) => part.sides === side), kind: MERGES_WITH, sides: side }))];
}

/** In the order of the kinds, then from the north clockwise: the same tile is written in one way. */
function sortSegments(parts: TileSegment[], kinds: readonly KindInfo[]): TileSegment[] {
  const place = (part: TileSegment): number => kinds.findIndex(({ kind }) => kind === part.kind);
  const first = (part: TileSegment): number => SIDES.findIndex((side) => part.sides?.includes(side));
  return parts.toSorted((a, b) => place(a) - place(b) || first(a) - first(b));
}

export const joined = (entry: TileEntry, cell: number, kind: string, a: Side, b: Side): boolean =>
  segmentsIn(entry, cell).some((part) => part.kind === kind && part.sides?.includes(a) && part.sides.includes(b));

/** Two sides of a kind become one feature, or two of which each keeps its sides but `b`. */
export function withJoin(entry: TileEntry, cell: number, kind: string, [a, b]: [Side, Side], on: boolean, kinds: readonly KindInfo[]): TileEntry {
  if (joined(entry, cell, kind, a, b) === on) return entry;
  const parts = segmentsIn(entry, cell);
  const at = (side: Side): TileSegment => parts.find((part) => part.kind === kind && part.sides?.includes(side)) ?? { kind, sides: side };
  const [one, other] = [at(a), at(b)];
  const rest = parts.filter((part) => part !== one && part !== other);
  const changed = on
    ? [{ ...other, ...one, sides: inOrder((one.sides ?? '') + (other.sides ?? '')) }]
    : [
        { ...one, sides: less(one.sides ?? '', b) },
        { kind, sides: b },
      ];
  return withSegments(entry, cell, sortSegments([...rest, ...changed], kinds));
}

/** All sides of a kind are one, or each is one of its own. */
export function withAllJoined(entry: TileEntry, cell: number, kind: string, on: boolean, kinds: readonly KindInfo[]): TileEntry {
  const own = segmentsIn(entry, cell).filter((part) => part.kind === kind);
  const sides = sidesOf(entry, cell, kind);
  const rest = segmentsIn(entry, cell).filter((part) => part.kind !== kind);
  const whole = { ...Object.assign({}, ...own.toReversed()), kind, sides: sides.join('') } as TileSegment;
  const apart = sides.map((side) => ({ ...(own.find((part) => part.sides?.startsWith(side)) ?? {}), kind, sides: side }));
  return withSegments(entry, cell, sortSegments([...rest, ...(on ? [whole] : apart)], kinds));
}

/** A layer over a side comes or goes; `fresh` is what a new one begins with. */
export function withLayer(
  entry: TileEntry,
  cell: number,
  side: Side,
  kind: string,
  fresh: Readonly<Record<string, unknown>>,
  kinds: readonly KindInfo[],
): TileEntry {
  const parts = segmentsIn(entry, cell);
  const own = parts.find((part) => part.kind === kind && part.sides !== undefined);
  if (!own) return withSegments(entry, cell, sortSegments([...parts, { kind, sides: side, ...fresh }], kinds));
  const sides = own.sides?.includes(side) ? less(own.sides, side) : inOrder((own.sides ?? '') + side);
  return withSegments(entry, cell, sides ? parts.map((part) => (part === own ? { ...own, sides } : part)) : parts.filter((part) => part !== own));
}

export const hasSegment = (entry: TileEntry, cell: number, kind: string): boolean => segmentsIn(entry, cell).some((part) => part.kind === kind);

export function withInside(entry: TileEntry, cell: number, kind: string, on: boolean, kinds: readonly KindInfo[]): TileEntry {
  const others = segmentsIn(entry, cell).filter((part) => part.kind !== kind);
  const parts = on ? [...others, { kind }] : others;
  const ends = kinds.some((one) => one.kind === kind && one.ends);
  return withSegments(entry, cell, sortSegments(ends ? mergeTouching(parts, kinds) : parts, kinds));
}

/** Another value of what is printed on the tile (`part` null) or on a segment of it. What is no is not written. */
export function withMark(entry: TileEntry, cell: number, part: number | null, mark: TileMark, value: unknown): TileEntry {
  const empty = value === false || value === 0 || value === '' || value === null || (Array.isArray(value) && value.length === 0);
  const written = <T extends object>(thing: T): T => (empty ? without(thing, mark.name) : { ...thing, [mark.name]: value });
  if (part === null) return written(entry);
  const parts = segmentsIn(entry, cell).map((one, n) => (n === part ? written(one) : one));
  // Where a road ends is where fields part.
  return put(entry, cell, mark.name === ENDS ? parts.filter((one) => one.kind !== FIELD) : parts);
}

/** A half comes to another field: to that of a number, or to one of its own. Halves outside all fields stay where they are. */
export function withFieldHalf(entry: TileEntry, cell: number, half: number, to: number): TileEntry {
  const parts = segmentsIn(entry, cell);
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
export const withDefaultFields = (entry: TileEntry, cell: number): TileEntry =>
  put(
    entry,
    cell,
    segmentsIn(entry, cell).filter((part) => part.kind !== FIELD),
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
export function rotatedTile(entry: TileEntry): TileEntry {
  if (entry.cells) return entry;
  const mark = (value: unknown): unknown =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, turnedWord(one)]))
      : turnedWord(value);
  const part = (one: TileSegment): TileSegment => ({
    ...(Object.fromEntries(Object.entries(one).map(([name, value]) => [name, mark(value)])) as TileSegment),
    kind: one.kind,
    ...(one.sides !== undefined && { sides: inOrder([...one.sides].map(quarter).join('')) }),
    ...(one.halves && { halves: one.halves.map((half) => (half + 2) % 8).sort((a, b) => a - b) }),
  });
  const TEXTS = ['id', 'notes', 'provenance', 'letter', 'plain'];
  const marks = Object.entries(entry).map(([name, value]) => [name, TEXTS.includes(name) ? value : mark(value)]);
  return { ...(Object.fromEntries(marks) as TileEntry), segments: segmentsIn(entry).map(part) };
}

/** A tile on which nothing is drawn yet. */
export const blankTile = (id: string): TileEntry => ({ id, count: 1, segments: [], provenance: 'owner' });

/** A name that no tile has: of a copy the name with a number behind it. */
export function newTileId(taken: readonly string[], like = ''): string {
  const stem = like.replace(/-\d+$/, '') || 'T';
  for (let n = like ? 2 : 1; ; n += 1) {
    const id = like ? `${stem}-${n}` : `${stem}${String(n).padStart(2, '0')}`;
    if (!taken.includes(id)) return id;
  }
}
