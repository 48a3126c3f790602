/** What a lesson or a first hint shows at the table. */

import type { Outcome } from '../../api/protocol';
import type { Cell } from '../../board/grid';

export class LessonHighlight {
  /** Cells that are pointed at. */
  cells = $state.raw<Cell[]>([]);
  /** A point of the map, where a spot is. */
  point = $state.raw<{ x: number; y: number } | null>(null);
  /** Why another move is wanted here (a key of the lesson's words), and the ids of the offers that are. */
  hint = $state.raw<{ key: string; want: string[] } | null>(null);

  /** True for the answer to a try that the lesson does not want: the choice stays as it is. */
  acceptsRejection(outcome: Outcome): boolean {
    if (outcome.ok || outcome.stale || outcome.code !== 'lesson-hint') return false;
    const args: Record<string, unknown> = outcome.args;
    this.hint = { key: String(args['key']), want: (args['want'] as string[] | undefined) ?? [] };
    return true;
  }
}
