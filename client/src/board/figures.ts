import type { FigureKind, ServerMeta } from '../api/http.gen';
/** Kinds of figures as their modules declare them. */

export type Kinds = ReadonlyMap<string, FigureKind>;

/** Those of a table. */
export const kindsOf = (meta: ServerMeta | null, modules: readonly string[] = []): Kinds =>
  new Map((meta?.modules ?? []).filter(({ id }) => modules.includes(id)).flatMap(({ figures = [] }) => figures.map((one) => [one.kind, one])));

/** It is used like another kind and has a shape of its own beside it. */
export const hasShape = (kinds: Kinds, kind: string): boolean => !!kinds.get(kind)?.like;

/** The picture of a figure of this kind in this role; one that stands nowhere has none. */
export const pictured = (kinds: Kinds, role: string, kind: string): string =>
  hasShape(kinds, kind) ? (role && role !== kind ? `${kind}-${role}` : kind) : role;

/** It counts as so many where figures decide whose a feature is. */
export const strengthOf = (kinds: Kinds, kind: string): number => kinds.get(kind)?.strength ?? 1;

/** The order beside the usual kind: what is used like it, what is used otherwise, last what a general stock brings. */
export const rankOf = (kinds: Kinds, kind: string, stocked: boolean): number => (stocked ? 2 : hasShape(kinds, kind) ? 0 : 1);
