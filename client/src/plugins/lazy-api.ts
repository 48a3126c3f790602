/** What of a part only comes with the legend, with what is heard, or with the end. */

import type { BoardFigure, Offer } from '../api/protocol';
import type { Badge, TableContext } from './api';
import type { Cell } from '../board/grid';
import type { TileFacts } from '../board/tiles';

/** A sign of the board in the legend: what it looks like. */
export type SymbolPicture =
  /** With what became of it, as the letter of its drawing. */
  | { tile: string; letters?: string }
  | { symbol: string }
  | { piece: string }
  /** With a piece drawn over it. */
  | { figure: string; over?: string }
  | { place: 'ready' | 'turn'; badge?: Badge }
  /** Folder and name of a drawing of its own. */
  | { own: readonly [string, number | string] }
  | { drawn: 'frame' | 'count' | 'waits' }
  | { text: string };

export interface SymbolInfo {
  id: string;
  /** The sign behind which it is listed; otherwise it comes last. */
  after?: string;
  picture: SymbolPicture;
  /** None where the page itself is the reason. */
  rule?: string;
  /** Where all play together. */
  coop?: string;
  /** What must be in play for it to be met: modules, and what a table may have. */
  where?: readonly string[];
  /** An option that can leave it out. */
  option?: string;
}

/** Where a scan stops: a cell and what is said there. */
export interface BoardStop {
  id: string;
  cell: Cell;
  text: string;
}

/** A word that can be typed, with its letter; it answers with all this, or that there is nothing. */
export interface TextCommand {
  word: string;
  letter: string;
  answer: (table: TableContext) => string[];
  emptyAnswer: string;
}

/** How a game of a team has ended. */
export interface TeamOutcome {
  won: boolean;
  title: string;
  /** Why, and the same with the numbers of who has won. */
  cause: string;
  said: string;
}

type Seen = Pick<TableContext, 'game' | 'team' | 'input'>;

export interface ClientModuleLazy {
  symbols?: readonly SymbolInfo[];
  /** What is met at a table beside its modules. */
  metAtTable?: (table: Seen) => string;
  /** A symbol that replaces another. */
  replacedSymbols?: (table: Pick<TableContext, 'game'>) => Readonly<Record<string, string>>;
  /** Signs of what an offer would bring. */
  previewSymbols?: (offer: Offer | null) => string[];
  figureSymbols?: (table: TableContext, figure: BoardFigure) => string[];
  cellSymbols?: (table: TableContext, cell: Cell, facts: TileFacts | undefined, part: number) => string[];
  printedSymbols?: (facts: TileFacts | undefined, part: number) => string[];
  /** Figures that stand on something else than the map. */
  extraFigures?: (table: TableContext, mine: (seat: number) => boolean) => { id: string; cell: Cell; text: string }[];
  /** How the game stands, and the same of one of a team. */
  stateText?: (table: TableContext) => string[];
  teammateText?: (table: TableContext, seat: number) => string;
  textCommands?: readonly TextCommand[];
  teamOutcome?: (table: TableContext) => TeamOutcome | null;
}
