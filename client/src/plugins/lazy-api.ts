/** Hooks of modules for legend, screen readers and result. The law of api.ts holds, in the order of lazy-modules.ts. */

import type { BoardFigure, Offer } from '../api/protocol';
import type { Badge, Describe, Printed, TableContext } from './api';
import type { Cell } from '../board/grid';

/** The look of a symbol in the legend. */
export type SymbolPicture =
  /** With its state, as the letter of its drawing. */
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
  /** The symbol before it in the list. By default it comes last. */
  after?: string;
  picture: SymbolPicture;
  /** None where the page itself is the reason. */
  rule?: string;
  /** The rule in team games. */
  coop?: string;
  /** Where it occurs, if one of these holds: a module is in play, or a property of the table. */
  where?: readonly (string | ((table: Seen) => boolean))[];
  /** An option that can remove it. */
  option?: string;
  /** This symbol replaces the printed one where it occurs. */
  insteadOf?: string;
}

/** The target of symbols: exactly one of these. */
export interface SymbolTarget {
  cell?: Cell & Printed;
  printed?: Printed;
  figure?: BoardFigure;
  offer?: Offer | null;
}

/** A stop of a scan: a cell and its text. */
export interface BoardStop {
  id: string;
  cell: Cell;
  text: string;
}

/** The result of a team game. */
export interface TeamOutcome {
  won: boolean;
  title: string;
  /** The reason, also with the winner's numbers. */
  cause: string;
  said: string;
}

export interface ClientModuleLazy {
  /** Read once: entries of the legend. All are added in order. */
  symbols?: readonly SymbolInfo[];
  /** Read for the symbols of one place: ids of symbols. All are joined without duplicates. */
  symbolsOf?: (table: TableContext, target: SymbolTarget) => string[];
  /** Read when a screen reader user looks for figures: those beside the map of seats for which `mine` holds. All are joined. */
  figureStops?: (table: TableContext, mine: (seat: number) => boolean) => BoardStop[];
  /** Read by commands for `game`, `teammate` and `panel`: sentences. All are joined. */
  describe?: Describe;
  /** Read at the end of a game. The first answer counts. */
  teamOutcome?: (table: TableContext) => TeamOutcome | null;
}
