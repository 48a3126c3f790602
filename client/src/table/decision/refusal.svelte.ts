/** "Why not?": the question to the server, and the answer that is shown. Nothing here knows a reason. */
import type { GameStore } from '../../game/game-store.svelte';
import type { Args, Miss, WhyAnswer } from '../../api/protocol';
import type { Cell } from '../../board/grid';

/** What is shown of a tile that was pointed at: the reasons at the nearest place, and no more than this. */
const MOST = 12;

export interface Refusal {
  cell: Cell | null;
  tile: string;
  rotation: number;
  code: string;
  rule: string;
  text: string;
  args: Args;
  sides: readonly string[];
  /** What is not offered, with reasons; empty where the question was about a tile in the hand. */
  misses: readonly Miss[];
}

export class RefusalStore {
  refusal = $state.raw<Refusal | null>(null);
  #asks = 0;

  constructor(private readonly game: GameStore) {}

  /** Takes the card away, and any answer that is still under way. */
  dismiss(): void {
    this.refusal = null;
    this.#asks++;
  }

  /** Why the tile in hand may not lie there in this direction; only the last question counts. */
  async explainPlacement(cell: Cell, rotation: number, tile: string): Promise<boolean> {
    const answer = await this.#request(() => this.game.requestRefusal(cell.x, cell.y, rotation));
    if (!answer || answer.ok) return false;
    this.#show(answer, { cell, tile, rotation });
    return true;
  }

  /** What is not offered, on the tile of a cell or at all; `near` is the point of the cell that was meant. */
  async explainChoices(cell: Cell | null, near: readonly [number, number] | null = null): Promise<boolean> {
    const answer = await this.#request(() => this.game.requestRefusal(cell?.x, cell?.y));
    if (!answer || (answer.ok && answer.misses.length === 0)) return false;
    const misses = near ? nearest(answer.misses, near) : answer.misses.slice(0, MOST);
    const first = misses[0];
    this.#show(first ? { ...answer, ...first } : answer, { cell, tile: '', rotation: 0 }, misses);
    return true;
  }

  /** A command that was refused. */
  showRejected({ code, rule, text, args }: Pick<Refusal, 'code' | 'rule' | 'text' | 'args'>, tile: string): void {
    this.refusal = { cell: null, tile, rotation: 0, code, rule, text, args, sides: [], misses: [] };
  }

  async #request(question: () => Promise<WhyAnswer | null>): Promise<WhyAnswer | null> {
    const { seq } = this.game;
    const ask = ++this.#asks;
    const answer = await question();
    return this.game.seq === seq && ask === this.#asks ? answer : null;
  }

  #show(
    { code, rule, text, args, sides = [] }: Pick<Refusal, 'code' | 'rule' | 'text' | 'args'> & { sides?: string[] },
    at: Pick<Refusal, 'cell' | 'tile' | 'rotation'>,
    misses: readonly Miss[] = [],
  ): void {
    this.refusal = { ...at, code, rule, text, args, sides: [...sides], misses };
  }
}

/** The misses at the place that is nearest to a point; those without a place count everywhere. */
function nearest(misses: readonly Miss[], [x, y]: readonly [number, number]): Miss[] {
  const far = ({ at }: Miss): number => (at ? Math.hypot((at[0] ?? 0) - x, (at[1] ?? 0) - y) : 0);
  const least = Math.min(...misses.map(far));
  return misses.filter((miss) => far(miss) <= least + 1);
}
