/** The fortress in the view. */
import type { Fortress } from '../../api/protocol.gen';
import type { TableContext } from '../api';
import type { TileFacts } from '../../board/tiles';

type Seen = Pick<TableContext, 'game'>;

/** The walls and their occupants. */
export const fortressOf = ({ game }: Seen): Fortress | null => game.view?.fortress ?? null;

/** Symbols of tiles bring attacks. */
export const attacksInPlay = ({ game }: Seen): boolean => game.table?.modules.includes('catapult') ?? false;

/** Symbols that act when the tile is drawn, from left to right: walls, or "?" for any. */
export const attackSymbols = (tile: TileFacts | undefined): readonly string[] =>
  (tile as { conquest?: string[] } | undefined)?.conquest ?? [];
