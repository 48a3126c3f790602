/** "Why not?": asks the server, and holds the answer. */
import type { GameStore } from '../../game/game-store.svelte';
import type { Args, Miss, WhyAnswer } from '../../api/protocol';
import type { Cell } from '../../board/grid';

/** The most reasons shown for a tile, those nearest to the point. */
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
  /** Choices that are not offered, with reasons. Empty for questions about the tile in hand. */
  misses: readonly Miss[];
}

export class RefusalStore {
  refusal = $state.raw<Refusal | null>(null);
  #asks = 0;

  constructor(private readonly game: GameStore) {}

  /** Closes the card, and ignores answers on their way. */
  dismiss(): void {
    this.refusal = null;
    this.#asks++;
  }

  /** Asks why the tile does not fit there in this direction. Only the last question counts. */
  async explainPlacement(cell: Cell, rotation: number, tile: string): Promise<boolean> {
    const answer = await this.#request(() => this.game.requestRefusal(cell.x, cell.y, rotation));
    if (!answer || answer.ok) return false;
    this.#show(answer, { cell, tile, rotation });
    return true;
  }

  /** Asks what is not offered, at a cell or in general. `near` is the point of the cell. `wanted` selects answers. */
  async explainChoices(
    cell: Cell | null,
    near: readonly [number, number] | null = null,
    wanted: (miss: Miss) => boolean = () => true,
  ): Promise<boolean> {
    const answer = await this.#request(() => this.game.requestRefusal(cell?.x, cell?.y));
    const found = answer?.misses.filter(wanted) ?? [];
    if (!answer || (found.length === 0 && (answer.ok || answer.misses.length > 0))) return false;
    const misses = near ? nearest(found, near) : found.slice(0, MOST);
    const first = misses[0];
    this.#show(first ? { ...answer, ...first } : answer, { cell, tile: '', rotation: 0 }, misses);
    return true;
  }

  /** A command that was refused. */
  showRejected(
    { code, rule, text, args }: Pick<Refusal, 'code' | 'rule' | 'text' | 'args'>,
    tile: string,
  ): void {
    this.refusal = { cell: null, tile, rotation: 0, code, rule, text, args, sides: [], misses: [] };
  }

  async #request(question: () => Promise<WhyAnswer | null>): Promise<WhyAnswer | null> {
    const { seq } = this.game;
    const ask = ++this.#asks;
    const answer = await question();
    return this.game.seq === seq && ask === this.#asks ? answer : null;
  }

  #show(
    {
      code,
      rule,
      text,
      args,
      sides = [],
    }: Pick<Refusal, 'code' | 'rule' | 'text' | 'args'> & { sides?: string[] },
    at: Pick<Refusal, 'cell' | 'tile' | 'rotation'>,
    misses: readonly Miss[] = [],
  ): void {
    this.refusal = { ...at, code, rule, text, args, sides: [...sides], misses };
  }
}

/** The reasons at the place nearest to a point. Those without a place always count. */
function nearest(misses: readonly Miss[], [x, y]: readonly [number, number]): Miss[] {
  const far = ({ at }: Miss): number => (at ? Math.hypot((at[0] ?? 0) - x, (at[1] ?? 0) - y) : 0);
  const least = Math.min(...misses.map(far));
  return misses.filter((miss) => far(miss) <= least + 1);
}
