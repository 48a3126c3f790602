/** Gives tiles that came near their details. A drawing costs a slow device about thirty milliseconds, so those on the
 *  screen get theirs a few at a time, the middle first, and only while nobody moves the board. */

import { untrack } from 'svelte';
import type { PlacedTile } from '../../api/protocol';
import { middle, sees, toWorld } from '../../board/camera/camera';
import type { Desk } from '../table-model.svelte';
import { keyOf } from '../../board/grid';

/** Milliseconds without a move. */
export const STILL = 160;
/** Tiles whose drawings are asked for together: so many at most still arrive when a hand begins to move. */
export const FEW = 3;

type Shown = Pick<Desk, 'sight' | 'board'> & { picture(tile: PlacedTile): string };
/** Resolves when the picture can be painted at once, or cannot be had. */
type Ready = (address: string) => Promise<unknown>;

function painted(address: string): Promise<unknown> {
  const picture = new Image();
  picture.src = address;
  return picture.decode().then(
    () => picture,
    () => null,
  );
}

/** An effect: begins anew when the camera moves, a tile comes or tiles come near. */
export function sharpen(shown: Shown, ready: Ready = painted): (() => void) | undefined {
  const { sight, board } = shown;
  void sight.cam;
  if (sight.far || untrack(() => sight.dull.size === 0)) return undefined;
  let stopped = false;
  const timer = setTimeout(async () => {
    const waiting = inSight(sight, board);
    while (waiting.length && !stopped) {
      const next = waiting.splice(0, FEW);
      await Promise.all(next.map((tile) => ready(shown.picture(tile))));
      if (!stopped) sight.dull = new Set([...sight.dull].filter((key) => !next.some((tile) => keyOf(tile) === key)));
    }
  }, STILL);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** Tiles on the screen that wait for their details, the nearest to the middle first. */
function inSight(sight: Desk['sight'], board: readonly PlacedTile[]): PlacedTile[] {
  const centre = toWorld(sight.cam, sight.port, middle(sight.port));
  const away = (tile: PlacedTile): number => Math.hypot(tile.x + 0.5 - centre.x, tile.y + 0.5 - centre.y);
  return board.filter((tile) => sight.dull.has(keyOf(tile)) && sees(sight.cam, sight.port, tile)).sort((a, b) => away(a) - away(b));
}
