/** What a module of rules brings to the page. The general parts of the page ask every part in turn and know none by name;
 *  whether its module is played a part sees from the table. */

import type { Component } from 'svelte';
import type { Game } from '../game/game-store.svelte';
import type { Args, BoardFigure, Colour, Follow, Offer, PlacedTile, ScoreLine, SeatNo, Team } from '../api/protocol';
import type { Voice } from '../sound/synth-presets';
import type { Cell } from '../board/grid';
import type { Catalogue, TileFacts } from '../board/tiles';
import type { Sight } from '../board/camera/viewport.svelte';

/** What a module sees of the table. It names no type of the table's own, which would import this file again. */
export interface TableContext {
  /** The table as the server tells it. */
  readonly game: Game;
  /** Where all play together: how far they are. */
  readonly team: Team | null;
  /** The decision in hand. */
  readonly play: DecisionContext;
  /** The part of the map that is in view. */
  readonly sight: Sight;
  readonly tiles: Catalogue;
  readonly byCell: ReadonlyMap<string, PlacedTile>;
  /** The offer that is looked at: under the mouse, otherwise chosen. */
  readonly looked: Offer | null;
  /** What is opened beside the map. */
  readonly panel: string | null;
  /** A feature that a line of the log or the score list points at. */
  readonly pointed: Pick<ScoreLine, 'cells'> | null;
  /** Lines of the final counting shown so far, and the one that is shown now; null while none is. */
  readonly walk: number | null;
  readonly counted: ScoreLine | null;
  /** The result is shown. */
  readonly ended: boolean;
  isYou(seat: SeatNo | null): boolean;
  name(seat: SeatNo | null): string;
  coloursOf(seat: SeatNo): Colour[];
  colourOf(seat: SeatNo, kind?: string): Colour;
  /** Every cell of the piece that lies on a cell. */
  pieceAt(cell: Cell): PlacedTile[];
  open(panel: 'tiles' | PartPanel): void;
}

export interface DecisionContext {
  readonly ask: 'none' | 'draw' | 'place' | 'pick';
  /** Everything that can be picked. */
  readonly options: readonly Offer[];
  /** Spot under the pointer. */
  readonly lit: string | null;
  /** A command is on its way. */
  readonly busy: boolean;
  /** False where the table gives no help. */
  readonly aids: boolean;
  /** True for the stack that is picked, whichever variant. */
  has(offer: Offer): boolean;
  choosePick(offer: Offer | undefined): boolean;
}

/** Where a part may show something of its own. On the map: `ground` below what aids draw there, `air` above it,
 *  `figures` above the figures; over it: `map`, and `cover` over all that. In the rail: in place of players and choices,
 *  as a block below the players, as a line below those. In the bar: in place of the players and beside them where it is
 *  small, in place of the tiles left where not. In the dock: `drawn` beside a tile, `row` at the end
 *  of a choice, `piece` for what goes away with it. `player`: beside a player's name, `chip`: beside the points where the bar is small; `scores`: above the points of all. */
export type At =
  | 'ground'
  | 'air'
  | 'figures'
  | 'map'
  | 'cover' // the map
  | 'rail'
  | 'rail-block'
  | 'rail-line'
  | 'bar'
  | 'bar-chip'
  | 'bar-left' // beside it
  | 'drawn'
  | 'row'
  | 'piece'
  | 'panel'
  | 'player'
  | 'chip'
  | 'scores';

/** What the place hands on. */
export interface Given {
  /** Figures are drawn so much larger on small tiles. */
  scale?: number;
  /** Cells that stay bright while the others fade; null for all. */
  bright?: ReadonlySet<string> | null;
  /** Where a figure stands, in hundredths of a cell. */
  at?: (id: string, cell: Cell) => [number, number];
  tile?: string;
  offer?: Offer;
  size?: number;
  /** Whose row it is. */
  seat?: number;
  /** The window is small. */
  small?: boolean;
}

export interface Slot {
  at: At;
  /** What it shows beside what it is given; nothing for now. */
  show: (desk: TableContext, given: Given) => object | null;
  load: () => Promise<{ default: Component<{ desk: TableContext }> }>;
}

/** A component for a place; it comes when it is first shown. */
export const slot = <P extends object>(
  at: At,
  load: () => Promise<{ default: Component<P> }>,
  show: (desk: TableContext, given: Given) => Omit<P, 'desk' | keyof Given> | null,
): Slot => ({ at, show, load: load as unknown as Slot['load'] });

/** `module/what` */
export type PartPanel = `${string}/${string}`;

/** Something that is opened beside the map, with the letter that does so. */
export interface Opened extends Slot {
  panel: PartPanel;
  title: string;
  letter?: string;
  /** What the help says of the letter. */
  help?: string;
}

/** A small drawing on a cell where a tile may lie, with a word or a line in it. */
export interface Badge {
  body: string;
  line?: string;
  text?: string;
}

/** What the mark of a spot shows in place of a figure, or over it: a drawing, the name of a piece. */
export interface SpotLook {
  drawn?: { body: string; face: string };
  piece?: string;
  over?: string;
}

/** How the consequences of an offer are told. */
export interface Follows {
  /** The key of its words for a kind, if they are wanted. */
  words?: (kind: string, desk?: TableContext) => string;
  good?: readonly string[];
  /** It is what was chosen, and not told. */
  silent?: (follow: Follow, offer: Offer | null) => boolean;
  /** Kinds of which all are one sentence, if they come the same way. */
  summed?: readonly string[];
  /** Everybody's points stand in one row. */
  inRow?: (desk: TableContext) => boolean;
}

export interface Part {
  slots?: readonly Slot[];
  panels?: readonly Opened[];
  /** What it asks the server by itself while the table is open. */
  work?: (desk: TableContext) => void;
  mood?: (desk: TableContext) => 'dusk' | null;
  /** Where the free part of a small map begins, in pixels: something hangs above it. */
  hangs?: (desk: TableContext) => number;

  /** The word for why the same player goes on, where the usual end of a turn would be: `table-goes-`, `table-tag-` and so on. */
  goesOn?: (desk: TableContext) => string;
  /** Said of a player. */
  owns?: (desk: TableContext, seat: number) => string[];

  /** Roles of figures that stand before a building. */
  before?: readonly string[];
  /** What a figure looks like that stands nowhere. */
  usual?: (desk: TableContext) => string;
  /** The picture of the figure that an offer would bring. */
  brings?: (offer: Offer) => string;
  /** The piece drawn over a figure. */
  over?: (figure: Partial<BoardFigure>) => string;
  spot?: (desk: TableContext, offer: Offer) => SpotLook | null;
  badge?: (offer: Offer | null) => Badge | null;
  /** All that is looked at where the choice is on one piece. */
  stage?: (desk: TableContext) => Cell[] | null;
  /** The piece that these cells stand for; the part lights it. */
  whole?: (desk: TableContext, cells: readonly Cell[]) => Cell[] | null;
  /** Where the points of a line rise. */
  rises?: (desk: TableContext, line: Pick<ScoreLine, 'cells'>) => Cell | null;
  /** Reasons of points that wait until something else has been told. */
  heralded?: readonly string[];
  /** Letters in the name of the picture of a tile that lies, by cell. */
  letters?: (desk: TableContext) => ReadonlyMap<string, string>;

  /** Keys of offers whose own words say whose figure it is. */
  named?: readonly string[];

  /** Keys of words for how many of something an offer is about, and for so many. */
  amounts?: { ask: string; count: string };
  /** Said of a cell. */
  here?: (desk: TableContext, cell: Cell) => string[];
  /** Said of what is printed on a tile. */
  printed?: (facts: TileFacts | undefined, rotation: number, cell: number) => string[];
  /** Kinds of features that it adds, and behind which they are listed. */
  features?: readonly { kind: string; after: string }[];
  /** Said of a figure. */
  figure?: (figure: BoardFigure) => string[];
  /** For the words of a line of points. */
  line?: (desk: TableContext, line: ScoreLine) => Args;
  follows?: Follows;
  /** Kinds of events that a turn is remembered by, and those that end what is new to whoever did them. */
  told?: readonly string[];
  deeds?: readonly string[];
  sounds?: Readonly<Record<string, Voice>>;
}
