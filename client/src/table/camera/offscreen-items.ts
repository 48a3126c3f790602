/** What may lie beyond the rim of the map and is worth a button there. */

import type { Desk } from '../table-model.svelte';
import { keyOf, type Cell } from '../../board/grid';
import { boundsOf, type Bounds } from '../../board/camera/camera';

export interface Beyond {
  what: 'places' | 'choices' | 'move';
  boxes: Bounds[];
  /** The cells of each. */
  cells: Cell[][];
  /** Who moved. */
  name: string;
}

/** Places while none is chosen, choices while none is picked, otherwise what somebody else laid last. */
export function beyondOf(desk: Desk): Beyond | null {
  const { game, play } = desk;
  if (desk.walk !== null || game.view?.over || !desk.sight.port.width) return null;
  if (play.ask === 'place')
    return play.chosen
      ? null
      : beyond(
          'places',
          play.places.map((place) => [place]),
        );
  if (play.ask === 'pick') return play.pick ? null : beyond('choices', choices(desk));
  const piece = desk.lastPiece();
  const seat = piece[0]?.seat ?? null;
  if (seat === null || seat === desk.me || desk.board.length < 2) return null;
  return beyond('move', [piece], desk.name(seat));
}

function beyond(what: Beyond['what'], cells: Cell[][], name = ''): Beyond {
  return { what, cells, boxes: cells.map(boundsOf), name };
}

/** A tile with several choices counts once for each. */
function choices({ play, stage, single }: Desk): Cell[][] {
  if (single) return stage.length ? [[...stage]] : [];
  const cells = new Map(stage.map((cell) => [keyOf(cell), cell]));
  return play.stacks.flatMap(({ x, y }) => {
    const cell = x === undefined || y === undefined ? undefined : cells.get(keyOf({ x, y }));
    return cell ? [[cell]] : [];
  });
}
