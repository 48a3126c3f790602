/** What of a part only comes with the legend, with what is heard, or with the end. */

import type { LogEntry, Offer, BoardFigure } from '../protocol';
import type { Desk } from '../table/desk.svelte';
import type { Cell } from '../table/grid';
import type { Sign } from '../table/legend/signs';
import type { TileFacts } from '../table/tiles';

/** Where a scan stops: a cell and what is said there. */
export interface Stop {
  id: string;
  cell: Cell;
  text: string;
}

/** A word that can be typed, with its letter; it answers with all this, or that there is nothing. */
export interface TypedWord {
  word: string;
  letter: string;
  said: (desk: Desk) => string[];
  none: string;
}

/** How a game of a team has ended. */
export interface Outcome {
  won: boolean;
  title: string;
  /** Why, and the same with the numbers of who has won. */
  cause: string;
  said: string;
}

type Seen = Pick<Desk, 'game' | 'team' | 'play'>;

export interface LatePart {
  signs?: readonly Sign[];
  /** What is met at a table beside its modules. */
  met?: (desk: Seen) => string;
  /** One sign in the place of another. */
  instead?: (desk: Pick<Desk, 'game'>) => Readonly<Record<string, string>>;
  /** Signs of what an offer would bring. */
  coming?: (offer: Offer | null) => string[];
  onFigure?: (desk: Desk, figure: BoardFigure) => string[];
  onCell?: (desk: Desk, cell: Cell, facts: TileFacts | undefined, part: number) => string[];
  printed?: (facts: TileFacts | undefined, part: number) => string[];
  /** Figures that stand on something else than the map. */
  own?: (desk: Desk, mine: (seat: number) => boolean) => { id: string; cell: Cell; text: string }[];
  /** How the game stands, and the same of one of a team. */
  state?: (desk: Desk) => string[];
  mate?: (desk: Desk, seat: number) => string;
  typed?: readonly TypedWord[];
  outcome?: (desk: Desk) => Outcome | null;
}

export type { Desk, LogEntry };
