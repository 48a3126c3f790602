/** Ghosts on tiles, and those that an offer would bring. */
import type { Follow, Offer } from '../../api/protocol';
import { segmentsOf, type TileFacts } from '../../board/tiles';

/** Ghost symbols printed on a cell. */
export const ghostSymbols = (tile: TileFacts | undefined, cell = 0): number =>
  segmentsOf(tile, cell).reduce((sum, { ghosts = 0 }) => sum + Number(ghosts), 0);

/** Future ghosts by cell and point. */
export const incomingGhosts = (offer: Offer | null): Follow[] =>
  (offer?.follows ?? []).filter((follow) => follow.kind === 'ghosts' && follow.x !== undefined);

/** Whether an offer brings ghosts, with or without a choice. */
export const SINGLE_GHOST: ReadonlySet<string> = new Set(['haunted', 'choose']);

/** The number of ghosts, including those with a choice. */
export const countIncoming = (offer: Offer | null): number =>
  (offer?.follows ?? []).reduce(
    (sum, { kind, n = 0 }) => sum + (kind === 'ghosts' ? n : SINGLE_GHOST.has(kind) ? 1 : 0),
    0,
  );
