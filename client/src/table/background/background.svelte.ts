/** The pictures of what lies on the table. */

import { art } from '../../api/art.svelte';
import { CLIENT_MODULES } from '../../plugins/registry';
import type { PlacedTile } from '../../api/protocol';
import { theme } from '../../lib/theme.svelte';
import type { TableModel } from '../table-model.svelte';
import { cellKey } from '../../board/grid';
import { perTable } from '../per-table.svelte';
import { landmarksIn } from '../../board/background/landmarks';
import { artVariant } from '../../board/art-variant';

export class MapBackground {
  /** What became of what is printed on each cell, as letters. */
  readonly pictureCodes;

  /** The landmarks of large cities, those farther north first. */
  readonly landmarks;

  constructor(readonly table: TableModel) {
    this.pictureCodes = $derived(new Map(CLIENT_MODULES.flatMap((plugin) => [...(plugin.pictureCodes?.(table) ?? [])])));
    this.landmarks = $derived(landmarksIn(table.game.figureAt));
  }

  get viewport(): TableModel['viewport'] {
    return this.table.viewport;
  }

  get board(): TableModel['board'] {
    return this.table.board;
  }

  /** The picture of a tile that lies, with what became of it. */
  picture({ tile, rotation, x, y, cell }: PlacedTile, small = false): string {
    const name = this.table.pictureId(tile, cell);
    return art.tile(name, rotation, artVariant(x, y), theme.now, small, this.pictureCodes.get(cellKey({ x, y })));
  }
}

export const mapBackground = perTable(MapBackground);
