/** The pictures of what lies on the table. */

import { art } from '../../api/art.svelte';
import { PARTS } from '../../plugins/registry';
import type { PlacedTile } from '../../api/protocol';
import { theme } from '../../lib/theme.svelte';
import type { Desk } from '../table-model.svelte';
import { keyOf } from '../../board/grid';
import { perDesk } from '../per-table.svelte';
import { landmarksIn } from '../../board/background/landmarks';
import { variantOf } from '../../board/art-variant';

export class Ground {
  /** What became of what is printed on each cell, as letters. */
  readonly letters;

  /** The landmarks of large cities, those farther north first. */
  readonly landmarks;

  constructor(readonly desk: Desk) {
    this.letters = $derived(new Map(PARTS.flatMap((part) => [...(part.letters?.(desk) ?? [])])));
    this.landmarks = $derived(landmarksIn(desk.game.figureAt));
  }

  get sight(): Desk['sight'] {
    return this.desk.sight;
  }

  get board(): Desk['board'] {
    return this.desk.board;
  }

  /** The picture of a tile that lies, with what became of it. */
  picture({ tile, rotation, x, y, cell }: PlacedTile, small = false): string {
    const name = this.desk.pictureId(tile, cell);
    return art.tile(name, rotation, variantOf(x, y), theme.now, small, this.letters.get(keyOf({ x, y })));
  }
}

export const groundOf = perDesk(Ground);
