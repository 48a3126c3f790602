/** One tile as its catalogue writes it, and changes to it. Kinds and attributes come from the server, which completes the rest. */

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
  /** For a piece of several cells. Then there are no `segments`. */
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
/** More than two of them meet, and each is separate. */
const MERGES_WITH = 'road';
/** Values that the server completes unless they are set. */
export const FOLLOWS: readonly string[] = ['crossing', 'bridge', 'branching', 'garden'];
export const ENDS = 'end';

export const segmentsIn = (entry: TileEntry, cell = 0): TileSegment[] =>
  entry.cells ? (entry.cells[cell]?.segments ?? []) : (entry.segments ?? []);

const put = (entry: TileEntry, cell: number, segments: TileSegment[]): TileEntry =>
  entry.cells
    ? { ...entry, cells: entry.cells.map((one, n) => (n === cell ? { ...one, segments } : one)) }
    : { ...entry, segments };

const without = <T extends object>(thing: T, ...names: string[]): T =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => !names.includes(name))) as T;

/** The segments changed, so completed values are removed. */
function withSegments(entry: TileEntry, cell: number, parts: TileSegment[]): TileEntry {
  const kept = parts
    .filter((part) => part.kind !== FIELD)
    .map((part) => (part.kind === MERGES_WITH ? without(part, ENDS, ...FOLLOWS) : part));
  return put(without(entry, ...FOLLOWS), cell, kept);
}

const inOrder = (sides: string): string => SIDES.filter((side) => sides.includes(side)).join('');
const less = (sides: string, side: string): string => sides.replace(side, '');

/** Kinds that bound a side, from the server. */
export const boundingKinds = (kinds: readonly KindInfo[]): string[] =>
  kinds.filter(({ shape }) => shape === 'sides').map(({ kind }) => kind);
/** Kinds that lie over sides. */
export const layerKinds = (kinds: readonly KindInfo[]): string[] =>
  kinds.filter(({ shape }) => shape === 'by-layer').map(({ kind }) => kind);
/** Kinds that reach no side. */
export const innerKinds = (kinds: readonly KindInfo[]): string[] =>
  kinds.filter(({ shape }) => shape === 'inside' || shape === 'layer').map(({ kind }) => kind);

/** The kind of a side, by default field. */
export const kindAt = (entry: TileEntry, cell: number, side: Side, kinds: readonly KindInfo[]): string =>
  segmentsIn(entry, cell).find(
    (part) => part.sides?.includes(side) && boundingKinds(kinds).includes(part.kind),
  )?.kind ?? FIELD;

export const isAbove = (entry: TileEntry, cell: number, side: Side, kind: string): boolean =>
  segmentsIn(entry, cell).some((part) => part.kind === kind && part.sides?.includes(side));

/** All sides of a kind, clockwise from the north. */
export const sidesOf = (entry: TileEntry, cell: number, kind: string): Side[] =>
  SIDES.filter((side) =>
    segmentsIn(entry, cell).some((part) => part.kind === kind && part.sides?.includes(side)),
  );

/** Sets the kind of a side. Sides of a kind are joined, unless more than two roads meet. */
export function withSide(
  entry: TileEntry,
  cell: number,
  side: Side,
  kind: string,
  kinds: readonly KindInfo[],
): TileEntry {
  const sided = boundingKinds(kinds);
  const before = kindAt(entry, cell, side, kinds);
  if (before === kind) return entry;
  let parts = segmentsIn(entry, cell)
    .map((part) =>
      sided.includes(part.kind) && part.sides?.includes(side)
        ? { ...part, sides: less(part.sides, side) }
        : part,
    )
    .filter((part) => !sided.includes(part.kind) || part.sides);
  if (kind !== FIELD) {
    const first = parts.findIndex((part) => part.kind === kind);
    if (first < 0) parts = [...parts, { kind, sides: side }];
    else
      parts = parts.map((part, n) =>
        n === first ? { ...part, sides: inOrder((part.sides ?? '') + side) } : part,
      );
  }
  for (const changed of [before, kind]) if (changed === MERGES_WITH) parts = mergeTouching(parts, kinds);
  return withSegments(entry, cell, sortSegments(parts, kinds));
}

/** Joins up to two roads, separates more, and ends them at a feature in the middle. */
function mergeTouching(parts: TileSegment[], kinds: readonly KindInfo[]): TileSegment[] {
  const ended = parts.some((part) => kinds.some(({ kind, ends }) => ends && kind === part.kind));
  const own = parts.filter((part) => part.kind === MERGES_WITH);
  const sides = inOrder(own.map((part) => part.sides ?? '').join(''));
  const others = parts.filter((part) => part.kind !== MERGES_WITH);
  if (!sides) return others;
  if (sides.length === 1 || (sides.length === 2 && !ended))
    return [...others, { ...Object.assign({}, ...own.toReversed()), kind: MERGES_WITH, sides }];
  return [
    ...others,
    ...[...sides].map((side) => ({
      ...own.find((part) => part.sides === side),
      kind: MERGES_WITH,
      sides: side,
    })),
  ];
}

/** Sorted by kind, then clockwise from the north, so that equal tiles have equal text. */
function sortSegments(parts: TileSegment[], kinds: readonly KindInfo[]): TileSegment[] {
  const place = (part: TileSegment): number => kinds.findIndex(({ kind }) => kind === part.kind);
  const first = (part: TileSegment): number => SIDES.findIndex((side) => part.sides?.includes(side));
  return parts.toSorted((a, b) => place(a) - place(b) || first(a) - first(b));
}

export const joined = (entry: TileEntry, cell: number, kind: string, a: Side, b: Side): boolean =>
  segmentsIn(entry, cell).some(
    (part) => part.kind === kind && part.sides?.includes(a) && part.sides.includes(b),
  );

/** Joins two sides, or takes side `b` out of a joint feature. */
export function withJoin(
  entry: TileEntry,
  cell: number,
  kind: string,
  [a, b]: [Side, Side],
  on: boolean,
  kinds: readonly KindInfo[],
): TileEntry {
  if (joined(entry, cell, kind, a, b) === on) return entry;
  const parts = segmentsIn(entry, cell);
  const at = (side: Side): TileSegment =>
    parts.find((part) => part.kind === kind && part.sides?.includes(side)) ?? { kind, sides: side };
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

/** Joins all sides of a kind, or separates them. */
export function withAllJoined(
  entry: TileEntry,
  cell: number,
  kind: string,
  on: boolean,
  kinds: readonly KindInfo[],
): TileEntry {
  const own = segmentsIn(entry, cell).filter((part) => part.kind === kind);
  const sides = sidesOf(entry, cell, kind);
  const rest = segmentsIn(entry, cell).filter((part) => part.kind !== kind);
  const whole = { ...Object.assign({}, ...own.toReversed()), kind, sides: sides.join('') } as TileSegment;
  const apart = sides.map((side) => ({
    ...(own.find((part) => part.sides?.startsWith(side)) ?? {}),
    kind,
    sides: side,
  }));
  return withSegments(entry, cell, sortSegments([...rest, ...(on ? [whole] : apart)], kinds));
}

/** Toggles a layer over a side. `fresh` holds the values of a new one. */
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
  if (!own)
    return withSegments(entry, cell, sortSegments([...parts, { kind, sides: side, ...fresh }], kinds));
  const sides = own.sides?.includes(side) ? less(own.sides, side) : inOrder((own.sides ?? '') + side);
  return withSegments(
    entry,
    cell,
    sides
      ? parts.map((part) => (part === own ? { ...own, sides } : part))
      : parts.filter((part) => part !== own),
  );
}

export const hasSegment = (entry: TileEntry, cell: number, kind: string): boolean =>
  segmentsIn(entry, cell).some((part) => part.kind === kind);

export function withInside(
  entry: TileEntry,
  cell: number,
  kind: string,
  on: boolean,
  kinds: readonly KindInfo[],
): TileEntry {
  const others = segmentsIn(entry, cell).filter((part) => part.kind !== kind);
  const parts = on ? [...others, { kind }] : others;
  const ends = kinds.some((one) => one.kind === kind && one.ends);
  return withSegments(entry, cell, sortSegments(ends ? mergeTouching(parts, kinds) : parts, kinds));
}

/** Sets an attribute of the tile (`part` null) or of a segment. False is not written. */
export function withMark(
  entry: TileEntry,
  cell: number,
  part: number | null,
  mark: TileMark,
  value: unknown,
): TileEntry {
  const empty =
    value === false ||
    value === 0 ||
    value === '' ||
    value === null ||
    (Array.isArray(value) && value.length === 0);
  const written = <T extends object>(thing: T): T =>
    empty ? without(thing, mark.name) : { ...thing, [mark.name]: value };
  if (part === null) return written(entry);
  const parts = segmentsIn(entry, cell).map((one, n) => (n === part ? written(one) : one));
  // The end of a road parts fields.
  return put(entry, cell, mark.name === ENDS ? parts.filter((one) => one.kind !== FIELD) : parts);
}

/** Moves a half to a field, or to a new one. Halves outside all fields stay. */
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
  return put(entry, cell, [
    ...parts.filter((part) => part.kind !== FIELD),
    ...moved.filter((part) => part.halves?.length),
  ]);
}

/** Resets fields to what follows from the rest. */
export const withDefaultFields = (entry: TileEntry, cell: number): TileEntry =>
  put(
    entry,
    cell,
    segmentsIn(entry, cell).filter((part) => part.kind !== FIELD),
  );

const quarter = (side: string): string => SIDES[(SIDES.indexOf(side as Side) + 1) % 4] ?? side;
const COMPASS = /^[NESW]{1,4}$/;

/** The name of a side or corner after a quarter turn: "NE" becomes "SE". */
function turnedWord(word: unknown): unknown {
  if (typeof word !== 'string' || !COMPASS.test(word)) return word;
  const sides = [...word].map(quarter);
  return ['N', 'S', 'E', 'W'].filter((side) => sides.includes(side)).join('');
}

/** A quarter turn clockwise. Pieces of several cells stay. */
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
  const marks = Object.entries(entry).map(([name, value]) => [
    name,
    TEXTS.includes(name) ? value : mark(value),
  ]);
  return { ...(Object.fromEntries(marks) as TileEntry), segments: segmentsIn(entry).map(part) };
}

export const blankTile = (id: string): TileEntry => ({ id, count: 1, segments: [], provenance: 'owner' });

/** A free name. For a copy, the name with a number. */
export function newTileId(taken: readonly string[], like = ''): string {
  const stem = like.replace(/-\d+$/, '') || 'T';
  for (let n = like ? 2 : 1; ; n += 1) {
    const id = like ? `${stem}-${n}` : `${stem}${String(n).padStart(2, '0')}`;
    if (!taken.includes(id)) return id;
  }
}
