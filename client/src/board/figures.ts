/** Kinds of figures as their modules declare them. */

import type { FigureKind, ServerMeta } from '../api/http.gen';

export type FigureKinds = ReadonlyMap<string, FigureKind>;

/** The kinds of a table. */
export const figureKindsOf = (meta: ServerMeta | null, modules: readonly string[] = []): FigureKinds =>
  new Map(
    (meta?.modules ?? [])
      .filter(({ id }) => modules.includes(id))
      .flatMap(({ figures = [] }) => figures.map((one) => [one.kind, one])),
  );

/** It is used like another kind but has its own shape. */
export const hasOwnShape = (kinds: FigureKinds, kind: string): boolean => !!kinds.get(kind)?.like;

/** The picture of a figure of this kind in this role. Empty without a role. */
export const figurePicture = (kinds: FigureKinds, role: string, kind: string): string =>
  hasOwnShape(kinds, kind) ? (role && role !== kind ? `${kind}-${role}` : kind) : role;

/** Its strength where figures decide the owner of a feature. */
export const strengthOf = (kinds: FigureKinds, kind: string): number => kinds.get(kind)?.strength ?? 1;

/** The order after the usual kind: those used like it, others, and those from a general stock. */
export const rankOf = (kinds: FigureKinds, kind: string, stocked: boolean): number =>
  stocked ? 2 : hasOwnShape(kinds, kind) ? 0 : 1;

export interface FigureLook {
  /** A piece that is drawn over it. */
  over?: string;
  /** It is in front of a building and must not cover it. */
  offset?: boolean;
}
