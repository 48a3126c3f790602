/** Hooks of modules that come with the legend, screen reader texts or the result. The law of api.ts holds, in the order of
 *  installed/lazy-modules.ts. */

import type { BoardFigure, Offer } from '../api/protocol';
import type { Badge, Describe, Printed, TableContext } from './api';
import type { Cell } from '../board/grid';

/** What a symbol of the legend looks like. */
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

type Seen = Pick<TableContext, 'game' | 'team' | 'input'>;

export interface SymbolInfo {
  id: string;
  /** The symbol behind which it is listed; otherwise it comes last. */
  after?: string;
  picture: SymbolPicture;
  /** None where the page itself is the reason. */
  rule?: string;
  /** The rule where all play together. */
  coop?: string;
  /** Where it is met, if one of these holds: a module is played, or what is asked of the table. */
  where?: readonly (string | ((table: Seen) => boolean))[];
  /** An option that can leave it out. */
  option?: string;
  /** What is printed is shown with this symbol in place of its own, where this one is met. */
  insteadOf?: string;
}

/** What symbols are asked for: exactly one of these. */
export interface SymbolTarget {
  cell?: Cell & Printed;
  printed?: Printed;
  figure?: BoardFigure;
  offer?: Offer | null;
}

/** Where a scan stops: a cell and what is said there. */
export interface BoardStop {
  id: string;
  cell: Cell;
  text: string;
}

/** How a game of a team has ended. */
export interface TeamOutcome {
  won: boolean;
  title: string;
  /** Why, and the same with the numbers of who has won. */
  cause: string;
  said: string;
}

export interface ClientModuleLazy {
  /** Read once: entries of the legend. All are added in order. */
  symbols?: readonly SymbolInfo[];
  /** Asked for the symbols of one place: ids of symbols. All are joined, doubles are left out. */
  symbolsOf?: (table: TableContext, target: SymbolTarget) => string[];
  /** Asked when somebody looks for figures by ear: those beside the map of seats for which `mine` holds. All are joined. */
  figureStops?: (table: TableContext, mine: (seat: number) => boolean) => BoardStop[];
  /** Asked by commands for `game`, `teammate` and `panel`: sentences. All are joined. */
  describe?: Describe;
  /** Asked at the end of a game. The first answer counts. */
  teamOutcome?: (table: TableContext) => TeamOutcome | null;
}
