/** Lets the camera follow the game: tells the pilot what is on the table, and goes where it says. */

import { untrack } from 'svelte';
import type { Desk } from '../table-model.svelte';
import { keyOf } from '../../board/grid';
import { layout } from '../../lib/layout.svelte';
import { boundsOf } from '../../board/camera/camera';
import { Pilot, type Scene, type Stage } from '../../board/camera/camera-director';

export function follow(desk: Desk): void {
  const { sight } = desk;
  const pilot = new Pilot();

  $effect(() => {
    const scene = sceneOf(desk);
    const { port } = sight;
    if (!port.width || !scene.tiles.length) return;
    untrack(() => {
      const move = pilot.next(scene, port, sight.goal, sight.held);
      if (!move) return;
      if (move.own) sight.release();
      if (move.jump) sight.jump(move.to);
      else sight.glide(move.to, move.pause);
    });
  });
}

/** What the camera has to know of the table. */
function sceneOf(desk: Desk): Scene {
  const { game, play } = desk;
  const stage = stageOf(desk);
  const { view, decision } = game;
  return {
    stage,
    decision: stage === 'wait' ? '' : `${view?.turn}/${decision?.step}/${decision?.seat}/${decision?.tile}/${game.log.at(-1)?.n}`,
    tiles: desk.board,
    places: play.places,
    latest: desk.latest,
    laid: `${desk.board.length}/${desk.board.length ? keyOf(desk.board.at(-1)!) : ''}`,
    board: desk.bounds,
    aim: desk.aim,
    spots: desk.spots.all.map(({ spot }) => ({ x: spot.x / 100, y: spot.y / 100 })),
    cells: desk.stage,
    wanted: play.guide.cells.length ? boundsOf(play.guide.cells) : null,
    hand: layout.hand,
  };
}

function stageOf({ game, play, stage, single }: Desk): Stage {
  if (game.view?.over) return 'over';
  if (play.ask === 'place') return play.chosen ? 'chosen' : 'place';
  if (play.ask === 'pick' && single) return 'spots';
  if (play.ask === 'pick' && stage.length) return play.pick?.x === undefined ? 'choices' : 'picked';
  return 'wait';
}
