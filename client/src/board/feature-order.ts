/** The order of feature kinds in lists. */

const kinds = ['city', 'road', 'monastery', 'garden', 'field'];

/** Adds the kinds of a module, each behind the kind `after`. */
export function addFeatureKinds(more: readonly { kind: string; after: string }[]): void {
  for (const { kind, after } of more) kinds.splice(kinds.indexOf(after) + 1, 0, kind);
}

export const featureKinds = (): readonly string[] => kinds;
