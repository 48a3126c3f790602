/** The position of a map, its drawing, and the part in view. It knows no game. */

import { art } from '../api/art.svelte';
import type { BoardFigure, Colour, PlacedTile, Point, SeatNo } from '../api/protocol';
import { theme } from '../lib/theme.svelte';
import { artVariant } from './art-variant';
import { landmarksIn } from './background/landmarks';
import { showAll } from './camera/camera-targets';
import { Viewport } from './camera/viewport.svelte';
import { figurePicture, type FigureKinds, type FigureLook } from './figures';
import { cellKey, sameCell, type Cell } from './grid';
import { pictureName, type Catalogue } from './tiles';

/** The picture of a face-down tile. */
export const FACE_DOWN = 'face-down';

/** The position to draw, in the types of the protocol. */
export interface Position {
  readonly tiles: readonly PlacedTile[];
  readonly figures: readonly BoardFigure[];
  /** Positions of figures and landmarks in their cells, in hundredths, by name. */
  readonly figureAt: Readonly<Record<string, Point>>;
  /** The colours of the seats. */
  readonly colours?: readonly Colour[];
  /** The prefix of picture names for custom tiles. */
  readonly pictures?: string;
  /** A change draws nothing of the position as new. */
  readonly snapshots?: number;
}

const NO_KINDS: FigureKinds = new Map();

export class BoardModel {
  readonly viewport = new Viewport(() => this.byCell.keys());
  /** The catalogue of tiles, when loaded. */
  tileFacts = $state.raw<Catalogue>(new Map());
  /** The cell with keyboard focus. */
  cursor = $state.raw<Cell | null>(null);
  cursorVisible = $state(false);
  /** The cell under the mouse. */
  hoveredCell = $state.raw<Cell | null>(null);

  readonly tiles;
  readonly byCell;
  /** Landmarks of large cities, northern ones first. */
  readonly landmarks;
  readonly #pictureCodes;

  constructor(readonly position: Position) {
    this.tiles = $derived(position.tiles);
    this.byCell = $derived(new Map(this.tiles.map((tile) => [cellKey(tile), tile])));
    this.landmarks = $derived(landmarksIn(position.figureAt));
    this.#pictureCodes = $derived(this.pictureCodes());
  }

  /** Letters in the picture of a tile, by cell: the state of what is printed there. */
  protected pictureCodes(): ReadonlyMap<string, string> {
    return new Map();
  }

  /** Kinds of figures with a shape of their own. */
  get figureKinds(): FigureKinds {
    return NO_KINDS;
  }

  /** The colour of a figure of this kind. */
  colourOf(seat: SeatNo, _kind = ''): Colour {
    return this.position.colours?.[seat] ?? 'black';
  }

  /** The look of a figure, besides its picture. */
  figureLook(_figure: Partial<BoardFigure>): FigureLook {
    return {};
  }

  /** The picture of a figure. */
  figurePicture(role: string, kind = ''): string {
    return figurePicture(this.figureKinds, role, kind);
  }

  /** The middle of a figure in hundredths of a cell, from the origin of the map. */
  placeOf(id: string, cell: Cell): Point {
    const [x, y] = this.position.figureAt[id] ?? [50, 50];
    return [cell.x * 100 + x, cell.y * 100 + y];
  }

  /** The picture of a tile, or of one cell of a piece. */
  picture(
    tile: string,
    rotation: number,
    cell: Cell = { x: 0, y: 0 },
    part = 0,
    small = false,
    codes?: string,
  ): string {
    return art.tile(
      this.pictureId(tile, part),
      rotation,
      artVariant(cell.x, cell.y),
      theme.now,
      small,
      codes,
    );
  }

  /** The picture of a placed tile in its current state. */
  placedPicture(tile: PlacedTile, small = false): string {
    return this.picture(
      tile.tile,
      tile.rotation,
      tile,
      tile.cell,
      small,
      this.#pictureCodes.get(cellKey(tile)),
    );
  }

  /** The name of a tile's picture. Custom tiles have a prefix. */
  pictureId(tile: string, part = 0): string {
    return (tile === FACE_DOWN ? '' : (this.position.pictures ?? '')) + pictureName(tile, part);
  }

  /** Every cell of the piece on a cell, with its index. */
  pieceAt(cell: Cell): PlacedTile[] {
    const at = this.tiles.findIndex((tile) => sameCell(tile, cell));
    const tile = this.tiles[at];
    if (!tile) return [];
    const first = at - (tile.cell ?? 0);
    let end = first + 1;
    while (this.tiles[end]?.cell) end++;
    return this.tiles.slice(first, end);
  }

  /** The piece placed last. */
  lastPiece(): PlacedTile[] {
    const last = this.tiles.at(-1);
    return last ? this.pieceAt(last) : [];
  }

  /** Shows the whole map, however small. */
  showWholeMap(): void {
    this.viewport.moveTo(showAll(this.tiles, this.viewport.area));
  }
}
