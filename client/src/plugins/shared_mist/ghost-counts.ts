/** Ghosts on tiles, and those that an offer would bring. */
import type { Follow, Offer } from '../../api/protocol';
import { segmentsOf, type TileFacts } from '../../board/tiles';

/** Ghost symbols printed on a cell. */
export const ghostSymbols = (tile: TileFacts | undefined, cell = 0): number =>
  segmentsOf(tile, cell).reduce((sum, { ghosts = 0 }) => sum + Number(ghosts), 0);

/** Ghosts that would appear, by cell and point. */
export const incomingGhosts = (offer: Offer | null): Follow[] =>
  (offer?.follows ?? []).filter((follow) => follow.kind === 'ghosts' && follow.x !== undefined);

/** One comes to a figure, or somebody chooses a figure for it. */
export const SINGLE_GHOST: ReadonlySet<string> = new Set(['haunted', 'choose']);

/** How many in all, those included that somebody chooses a figure for. */
export const countIncoming = (offer: Offer | null): number =>
  (offer?.follows ?? []).reduce((sum, { kind, n = 0 }) => sum + (kind === 'ghosts' ? n : SINGLE_GHOST.has(kind) ? 1 : 0), 0);
