/** Kinds of figures as their modules declare them. */

import type { FigureKind, ServerMeta } from '../api/http.gen';

export type FigureKinds = ReadonlyMap<string, FigureKind>;

/** Those of a table. */
export const figureKindsOf = (meta: ServerMeta | null, modules: readonly string[] = []): FigureKinds =>
  new Map((meta?.modules ?? []).filter(({ id }) => modules.includes(id)).flatMap(({ figures = [] }) => figures.map((one) => [one.kind, one])));

/** It is used like another kind and has a shape of its own beside it. */
export const hasOwnShape = (kinds: FigureKinds, kind: string): boolean => !!kinds.get(kind)?.like;

/** The picture of a figure of this kind in this role; one that stands nowhere has none. */
export const figurePicture = (kinds: FigureKinds, role: string, kind: string): string =>
  hasOwnShape(kinds, kind) ? (role && role !== kind ? `${kind}-${role}` : kind) : role;

/** It counts as so many where figures decide whose a feature is. */
export const strengthOf = (kinds: FigureKinds, kind: string): number => kinds.get(kind)?.strength ?? 1;

/** The order beside the usual kind: what is used like it, what is used otherwise, last what a general stock brings. */
export const rankOf = (kinds: FigureKinds, kind: string, stocked: boolean): number => (stocked ? 2 : hasOwnShape(kinds, kind) ? 0 : 1);

export interface FigureLook {
  /** A piece that is drawn over it. */
  over?: string;
  /** It stands before a building, which it must not hide. */
  offset?: boolean;
}
