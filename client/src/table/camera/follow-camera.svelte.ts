/** Lets the camera follow the game, by the rules of camera-director.ts. */

import { untrack } from 'svelte';
import type { TableModel } from '../table-model.svelte';
import { cellKey } from '../../board/grid';
import { layout } from '../../lib/layout.svelte';
import { boundsOf } from '../../board/camera/camera';
import { CameraDirector, type CameraScene, type Stage } from '../../board/camera/camera-director';

export function followCamera(table: TableModel): void {
  const { viewport } = table;
  const pilot = new CameraDirector();

  $effect(() => {
    const scene = sceneOf(table);
    const { area } = viewport;
    if (!area.width || !scene.tiles.length) return;
    untrack(() => {
      const move = pilot.next(scene, area, viewport.targetCamera, viewport.userMoved);
      if (!move) return;
      if (move.byPlayer) viewport.forgetUserMove();
      if (move.jump) viewport.jump(move.to);
      else viewport.animateTo(move.to, move.pause);
    });
  });
}

/** The state of the table for the camera. */
function sceneOf(table: TableModel): CameraScene {
  const { game, input } = table;
  const stage = stageOf(table);
  const { view, decision } = game;
  return {
    stage,
    decision:
      stage === 'wait'
        ? ''
        : `${view?.turn}/${decision?.step}/${decision?.seat}/${decision?.tile}/${game.log.at(-1)?.n}`,
    tiles: table.tiles,
    placements: input.placements,
    lastPieceBounds: table.lastPieceBounds,
    placedTile: `${table.tiles.length}/${table.tiles.length ? cellKey(table.tiles.at(-1)!) : ''}`,
    board: table.bounds,
    focusBounds: table.focusBounds,
    markers: table.choiceMarkers.all.map(({ at }) => ({ x: at.x / 100, y: at.y / 100 })),
    cells: table.choiceCells,
    wanted: input.lessonHighlight.cells.length ? boundsOf(input.lessonHighlight.cells) : null,
    pointerKind: layout.pointerKind,
  };
}

function stageOf({ game, input, choiceCells, singlePiece }: TableModel): Stage {
  if (game.view?.over) return 'over';
  if (input.step === 'place') return input.cell ? 'chosen' : 'place';
  if (input.step === 'pick' && singlePiece) return 'spots';
  if (input.step === 'pick' && choiceCells.length)
    return input.selected?.x === undefined ? 'choices' : 'picked';
  return 'wait';
}
