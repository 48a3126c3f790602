/** Highlights of a lesson or a first hint. */

import type { Outcome } from '../../api/protocol';
import type { Cell } from '../../board/grid';

export class LessonHighlight {
  /** Highlighted cells. */
  cells = $state.raw<Cell[]>([]);
  /** A point of the map with a spot. */
  point = $state.raw<{ x: number; y: number } | null>(null);
  /** Why another move is wanted (a message key), and the ids of the wanted offers. */
  hint = $state.raw<{ key: string; want: string[] } | null>(null);

  /** True while a wrong try is answered. The choice stays. */
  acceptsRejection(outcome: Outcome): boolean {
    if (outcome.ok || outcome.stale || outcome.code !== 'lesson-hint') return false;
    const args: Record<string, unknown> = outcome.args;
    this.hint = { key: String(args['key']), want: (args['want'] as string[] | undefined) ?? [] };
    return true;
  }
}
