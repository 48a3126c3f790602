/** Taps and wheel on a map without input: they zoom. */

import type { BoardModel } from './board-model.svelte';
import { toWorld, type Point } from './camera/camera';
import { wheelFactor, type Tap } from './camera/gestures';
import { cellKey, sameCell, type Cell } from './grid';

export class BoardPointer {
  constructor(protected readonly board: BoardModel) {}

  tap(tap: Tap): void {
    if (tap.button === 0 && tap.double) this.zoomIn(tap, this.toBoard(tap).cell);
  }

  hover(p: Point): void {
    const { cell } = this.toBoard(p);
    if (!sameCell(this.board.hoveredCell, cell)) this.board.hoveredCell = cell;
  }

  leave(): void {
    this.board.hoveredCell = null;
  }

  wheel(p: Point, event: WheelEvent): void {
    this.board.viewport.zoom(p, wheelFactor(event));
  }

  /** A double tap on a tile enlarges it. Beside the tiles it shows the whole map. */
  protected zoomIn(p: Point, cell: Cell): void {
    if (this.board.byCell.has(cellKey(cell))) this.board.viewport.zoom(p, 1.7);
    else this.board.showWholeMap();
  }

  protected toBoard(p: Point): Point & { cell: Cell } {
    const world = toWorld(this.board.viewport.camera, this.board.viewport.area, p);
    return { ...world, cell: { x: Math.floor(world.x), y: Math.floor(world.y) } };
  }
}
