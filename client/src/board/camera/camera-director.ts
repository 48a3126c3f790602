/** Decides where the camera goes as the game goes on. Remembers the view before one's own turn. */

import type { Cell } from '../grid';
import type { Bounds, Camera, Point, ViewArea } from './camera';
import {
  afterMove,
  targetForChoices,
  targetForSelection,
  targetForScoring,
  targetForOpponentMove,
  targetForSelectedTile,
  targetForPlacements,
  targetForMarkers,
  targetForHighlight,
  openingTarget,
  type PointerKind,
} from './camera-targets';

/** `wait`: others decide. `place`, `chosen`: own tile. `spots`: choices on one tile. `choices`, `picked`: on several. `over`. */
export type Stage = 'wait' | 'place' | 'chosen' | 'spots' | 'choices' | 'picked' | 'over';

export interface CameraScene {
  stage: Stage;
  /** Changes with every own decision. */
  decision: string;
  tiles: readonly Cell[];
  /** Places of the tile in hand. */
  placements: readonly Cell[];
  /** The piece placed last, and a key that changes with it. */
  lastPieceBounds: Bounds;
  placedTile: string;
  /** All cells of the map, places included. */
  board: Bounds;
  /** The chosen cells, the tile with spots, or the counted feature. */
  focusBounds: Bounds | null;
  markers: readonly Point[];
  /** Tiles with choices. */
  cells: readonly Cell[];
  /** Cells that a lesson or hint highlights. */
  wanted: Bounds | null;
  pointerKind: PointerKind;
}
export interface CameraMove {
  to: Camera;
  /** Milliseconds to wait, so that the drop of a tile is seen. */
  pause: number;
  /** Without animation. */
  jump: boolean;
  /** After an own choice: earlier moves of the map by hand no longer count. */
  byPlayer: boolean;
}

const PAUSE = 300;

export class CameraDirector {
  #before: Camera | null = null;
  #last: CameraScene | null = null;
  #port: ViewArea | null = null;

  /** The next camera, or null to stay. `held`: the player moved the map lately. */
  next(scene: CameraScene, port: ViewArea, now: Camera, held: boolean): CameraMove | null {
    const last = this.#last;
    const resized = this.#port !== port;
    this.#last = scene;
    this.#port = port;
    const own = asks(scene);
    const fresh = !last || scene.decision !== last.decision || scene.stage !== last.stage;
    const aimed = fresh || !alike(scene.focusBounds, last.focusBounds);
    const news = scene.placedTile !== last?.placedTile;
    // Placing a tile leads to its next question. Anything else that ends a turn leads back.
    const back = this.#before && (!own || (scene.stage === 'place' && last?.decision !== scene.decision));
    const acted =
      !last || (own && aimed && (scene.stage !== 'place' || scene.decision !== last.decision)) || !!back;
    const asked = (fresh || news || resized || (aimed && scene.stage !== 'wait')) && !(held && !acted);
    const pointed = scene.wanted && !alike(scene.wanted, last?.wanted ?? null);
    if (!asked && !pointed) return null;
    let from = last ? now : openingTarget(port, scene.tiles, scene.lastPieceBounds);
    if (back) from = afterMove(this.#before!, port, scene.tiles, scene.lastPieceBounds);
    if (own) this.#before = back ? from : (this.#before ?? from);
    else this.#before = null;
    const near = (asked && rule(scene, port, from)) || from;
    const to = scene.wanted ? targetForHighlight(near, port, scene.wanted) : near;
    return to === now ? null : { to, pause: back ? PAUSE : 0, jump: !last, byPlayer: acted };
  }
}

const asks = ({ stage }: CameraScene): boolean => stage !== 'wait' && stage !== 'over';
const alike = (a: Bounds | null, b: Bounds | null): boolean =>
  a === b ||
  (!!a && !!b && a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom);

function rule(scene: CameraScene, port: ViewArea, from: Camera): Camera | null {
  const { stage, tiles, placements, lastPieceBounds, board, focusBounds, markers, cells, pointerKind } =
    scene;
  switch (stage) {
    case 'place':
      return targetForPlacements(from, port, tiles, placements);
    case 'chosen':
      return focusBounds && targetForSelection(from, port, focusBounds, board, pointerKind);
    case 'spots':
      return focusBounds && targetForMarkers(from, port, focusBounds, markers, board, pointerKind);
    case 'choices':
      return targetForChoices(from, port, cells);
    case 'picked':
      return focusBounds && targetForSelectedTile(from, port, focusBounds, board);
    case 'over':
      return targetForScoring(port, tiles, focusBounds);
    case 'wait':
      return targetForOpponentMove(from, port, tiles, lastPieceBounds);
  }
}
