/** Loads details of near tiles. A drawing costs a slow device about 30 ms, so it loads a few at a time while the map rests. */

import { untrack } from 'svelte';
import type { PlacedTile } from '../../api/protocol';
import { visibleCentre, isOnScreen, toWorld } from '../camera/camera';
import type { BoardModel } from '../board-model.svelte';
import type { Viewport } from '../camera/viewport.svelte';
import { cellKey } from '../grid';

/** Milliseconds without a move. */
export const IDLE_MS = 160;
/** Tiles loaded together: so many still arrive when a gesture starts. */
export const BATCH = 3;

type Shown = Pick<BoardModel, 'viewport' | 'tiles' | 'placedPicture'>;
/** Resolves when the picture can be painted, or has failed. */
type Ready = (address: string) => Promise<unknown>;

function painted(address: string): Promise<unknown> {
  const picture = new Image();
  picture.src = address;
  return picture.decode().then(
    () => picture,
    () => null,
  );
}

/** An effect: restarts when the camera moves, a tile is placed or tiles come near. */
export function loadDetail(shown: Shown, ready: Ready = painted): (() => void) | undefined {
  const { viewport, tiles } = shown;
  void viewport.camera;
  if (viewport.lowDetail || untrack(() => viewport.lowDetailCells.size === 0)) return undefined;
  let stopped = false;
  const timer = setTimeout(async () => {
    const waiting = isInView(viewport, tiles);
    while (waiting.length && !stopped) {
      const next = waiting.splice(0, BATCH);
      await Promise.all(next.map((tile) => ready(shown.placedPicture(tile))));
      if (!stopped)
        viewport.lowDetailCells = new Set(
          [...viewport.lowDetailCells].filter((key) => !next.some((tile) => cellKey(tile) === key)),
        );
    }
  }, IDLE_MS);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** Tiles on the screen that wait for details, the nearest to the middle first. */
function isInView(viewport: Viewport, tiles: readonly PlacedTile[]): PlacedTile[] {
  const centre = toWorld(viewport.camera, viewport.area, visibleCentre(viewport.area));
  const away = (tile: PlacedTile): number => Math.hypot(tile.x + 0.5 - centre.x, tile.y + 0.5 - centre.y);
  return tiles
    .filter(
      (tile) =>
        viewport.lowDetailCells.has(cellKey(tile)) && isOnScreen(viewport.camera, viewport.area, tile),
    )
    .sort((a, b) => away(a) - away(b));
}
