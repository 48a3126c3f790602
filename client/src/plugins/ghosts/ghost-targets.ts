/** Targets of ghosts. */
import type { Follow, Offer } from '../../api/protocol';
import { SINGLE_GHOST } from '../shared_mist/ghost-counts';

/** To others, to one's own figures, or both. */
export type GhostTarget = 'away' | 'home' | 'both';

export function ghostTarget(offer: Offer | null): GhostTarget | '' {
  const by = new Set(
    (offer?.follows ?? []).flatMap((follow) => (SINGLE_GHOST.has(follow.kind) ? [follow.by] : [])),
  );
  if (by.has('thicken')) return by.has('disperse') ? 'both' : 'away';
  return by.has('disperse') ? 'home' : '';
}

/** An arrow instead of the number. */
export const TARGET_PATHS: Record<GhostTarget, string> = {
  away: 'M9 16.5l6-6M10.2 10.2H15.200v5',
  home: 'M15 10.500l-6 6M13.800 16.800H8.800v-5',
  both: 'M13.800 17V9.800M11.600 12l2.200-2.200 2.200 2.200M9.600 9.800V17M7.400 14.800L9.600 17l2.200-2.200',
};

/** Ghosts that come without a choice. */
export const forcedGhosts = (offer: Offer | null): Follow[] =>
  (offer?.follows ?? []).filter((follow) => follow.kind === 'haunted');
