/** Remembers where one looked before one's own turn, and says where the camera goes as the game goes on. */

import type { Cell } from '../grid';
import type { Bounds, Camera, Point, Port } from './camera';
import { afterMove, forChoices, forChosen, forCount, forNews, forPicked, forPlaces, forSpots, forWanted, opening, type Hand } from './camera-targets';

/** wait: others, or nobody · place, chosen: my tile · spots: choices on one tile · choices, picked: on several · over. */
export type Stage = 'wait' | 'place' | 'chosen' | 'spots' | 'choices' | 'picked' | 'over';

export interface Scene {
  stage: Stage;
  /** Another word for every own decision. */
  decision: string;
  tiles: readonly Cell[];
  /** Where the tile in hand fits. */
  places: readonly Cell[];
  /** The piece that was laid last, and a word that changes with it. */
  latest: Bounds;
  laid: string;
  /** All that is on the map, places as well. */
  board: Bounds;
  /** What is chosen or picked, the tile with the spots, or what is counted. */
  aim: Bounds | null;
  spots: readonly Point[];
  /** Tiles with something to choose. */
  cells: readonly Cell[];
  /** What a lesson or a hint points at. */
  wanted: Bounds | null;
  hand: Hand;
}
export interface Move {
  to: Camera;
  /** Milliseconds to wait first, for the drop of a tile to be seen. */
  pause: number;
  /** At once, without a way there. */
  jump: boolean;
  /** By one's own choice: the hands on the map have let go. */
  own: boolean;
}

const PAUSE = 300;

export class Pilot {
  #before: Camera | null = null;
  #last: Scene | null = null;
  #port: Port | null = null;

  /** Where to go now; null to stay. `held`: a hand moved the map lately. */
  next(scene: Scene, port: Port, now: Camera, held: boolean): Move | null {
    const last = this.#last;
    const resized = this.#port !== port;
    this.#last = scene;
    this.#port = port;
    const own = asks(scene);
    const fresh = !last || scene.decision !== last.decision || scene.stage !== last.stage;
    const aimed = fresh || !alike(scene.aim, last.aim);
    const news = scene.laid !== last?.laid;
    // Laying a tile leads to the next question about it; anything else that ends a turn leads back.
    const back = this.#before && (!own || (scene.stage === 'place' && last?.decision !== scene.decision));
    const acted = !last || (own && aimed && (scene.stage !== 'place' || scene.decision !== last.decision)) || !!back;
    const asked = (fresh || news || resized || (aimed && scene.stage !== 'wait')) && !(held && !acted);
    const pointed = scene.wanted && !alike(scene.wanted, last?.wanted ?? null);
    if (!asked && !pointed) return null;
    let from = last ? now : opening(port, scene.tiles, scene.latest);
    if (back) from = afterMove(this.#before!, port, scene.tiles, scene.latest);
    if (own) this.#before = back ? from : (this.#before ?? from);
    else this.#before = null;
    const near = (asked && rule(scene, port, from)) || from;
    const to = scene.wanted ? forWanted(near, port, scene.wanted) : near;
    return to === now ? null : { to, pause: back ? PAUSE : 0, jump: !last, own: acted };
  }
}

const asks = ({ stage }: Scene): boolean => stage !== 'wait' && stage !== 'over';
const alike = (a: Bounds | null, b: Bounds | null): boolean =>
  a === b || (!!a && !!b && a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom);

function rule(scene: Scene, port: Port, from: Camera): Camera | null {
  const { stage, tiles, places, latest, board, aim, spots, cells, hand } = scene;
  switch (stage) {
    case 'place':
      return forPlaces(from, port, tiles, places);
    case 'chosen':
      return aim && forChosen(from, port, aim, board, hand);
    case 'spots':
      return aim && forSpots(from, port, aim, spots, board, hand);
    case 'choices':
      return forChoices(from, port, cells);
    case 'picked':
      return aim && forPicked(from, port, aim, board, hand);
    case 'over':
      return forCount(port, tiles, aim);
    case 'wait':
      return forNews(from, port, tiles, latest);
  }
}
