/** What a module of rules brings to the page. The general parts of the page ask every part in turn and know none by name;
 *  whether its module is played a part sees from the table. */

import type { Component } from 'svelte';
import type { GameStore } from '../game/game-store.svelte';
import type { Args, BoardFigure, Colour, Follow, Offer, ScoreLine, SeatNo, Team } from '../api/protocol';
import type { SoundName } from '../sound/synth-presets';
import type { Cell } from '../board/grid';
import type { BoardModel } from '../board/board-model.svelte';
import type { TileFacts } from '../board/tiles';

/** What a module sees of the table and its map. It names no type of the table's own, which would import this file again. */
export interface TableContext extends BoardModel {
  /** The table as the server tells it. */
  readonly game: GameStore;
  /** Where all play together: how far they are. */
  readonly team: Team | null;
  /** The decision in hand. */
  readonly input: MoveContext;
  /** The offer that is looked at: under the mouse, otherwise chosen. */
  readonly previewOffer: Offer | null;
  /** What is opened beside the map. */
  readonly panel: string | null;
  /** A feature that a line of the log or the score list points at. */
  readonly highlightedFeature: Pick<ScoreLine, 'cells'> | null;
  /** Lines of the final counting shown so far, and the one that is shown now; null while none is. */
  readonly scoringStep: number | null;
  readonly scoringLine: ScoreLine | null;
  /** The result is shown. */
  readonly resultShown: boolean;
  isYou(seat: SeatNo | null): boolean;
  playerName(seat: SeatNo | null): string;
  coloursOf(seat: SeatNo): Colour[];
  togglePanel(panel: 'tiles' | PluginPanelName): void;
}

export interface MoveContext {
  readonly step: 'none' | 'draw' | 'place' | 'pick';
  /** Everything that can be picked. */
  readonly choices: readonly Offer[];
  /** Spot under the pointer. */
  readonly highlighted: string | null;
  /** A command is on its way. */
  readonly busy: boolean;
  /** False where the table gives no help. */
  readonly helpAllowed: boolean;
  /** True for the stack that is picked, whichever variant. */
  isSelected(offer: Offer): boolean;
  select(offer: Offer | undefined): boolean;
}

/** Where a part may show something of its own. On the map: `ground` below what aids draw there, `air` above it,
 *  `figures` above the figures; over it: `map`, and `cover` over all that. In the rail: in place of players and choices,
 *  as a block below the players, as a line below those. In the bar: in place of the players and beside them where it is
 *  small, in place of the tiles left where not. In the dock: `icon` beside a tile, `row` at the end
 *  of a choice, `piece` for what goes away with it. `player`: beside a player's name, `chip`: beside the points where the bar is small; `scores`: above the points of all. */
export type SlotName =
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
export interface SlotProps {
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
  at: SlotName;
  /** What it shows beside what it is given; nothing for now. */
  show: (table: TableContext, props: SlotProps) => object | null;
  load: () => Promise<{ default: Component<{ table: TableContext }> }>;
}

/** A component for a place; it comes when it is first shown. */
export const slot = <P extends object>(
  at: SlotName,
  load: () => Promise<{ default: Component<P> }>,
  show: (table: TableContext, props: SlotProps) => Omit<P, 'table' | keyof SlotProps> | null,
): Slot => ({ at, show, load: load as unknown as Slot['load'] });

/** `module/what` */
export type PluginPanelName = `${string}/${string}`;

/** Something that is opened beside the map, with the letter that does so. */
export interface PluginPanel extends Slot {
  panel: PluginPanelName;
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
export interface MarkerLook {
  icon?: { body: string; face: string };
  piece?: string;
  over?: string;
}

/** How the consequences of an offer are told. */
export interface ConsequenceText {
  /** The key of its words for a kind, if they are wanted. */
  messageKey?: (kind: string, table?: TableContext) => string;
  good?: readonly string[];
  /** It is what was chosen, and not told. */
  isHidden?: (follow: Follow, offer: Offer | null) => boolean;
  /** Kinds of which all are one sentence, if they come the same way. */
  summedKinds?: readonly string[];
  /** Everybody's points stand in one row. */
  allInOneRow?: (table: TableContext) => boolean;
}

export interface ClientModule {
  slots?: readonly Slot[];
  panels?: readonly PluginPanel[];
  /** What it asks the server by itself while the table is open. */
  onTableOpen?: (table: TableContext) => void;
  ambience?: (table: TableContext) => 'dusk' | null;
  /** Where the free part of a small map begins, in pixels: something hangs above it. */
  overlayHeight?: (table: TableContext) => number;

  /** The word for why the same player goes on, where the usual end of a turn would be: `table-goes-`, `table-tag-` and so on. */
  extraTurnReason?: (table: TableContext) => string;
  /** Said of a player. */
  playerNotes?: (table: TableContext, seat: number) => string[];

  /** Roles of figures that stand before a building. */
  offsetRoles?: readonly string[];
  /** What a figure looks like that stands nowhere. */
  defaultFigure?: (table: TableContext) => string;
  /** The picture of the figure that an offer would bring. */
  figureIcon?: (offer: Offer) => string;
  /** The piece drawn over a figure. */
  badgeIcon?: (figure: Partial<BoardFigure>) => string;
  markerLook?: (table: TableContext, offer: Offer) => MarkerLook | null;
  placementBadge?: (offer: Offer | null) => Badge | null;
  /** All that is looked at where the choice is on one piece. */
  choiceCells?: (table: TableContext) => Cell[] | null;
  /** The piece that these cells stand for; the part lights it. */
  expandFeature?: (table: TableContext, cells: readonly Cell[]) => Cell[] | null;
  /** Where the points of a line rise. */
  scoreOrigin?: (table: TableContext, line: Pick<ScoreLine, 'cells'>) => Cell | null;
  /** Reasons of points that wait until something else has been told. */
  deferredReasons?: readonly string[];
  /** Letters in the name of the picture of a tile that lies, by cell. */
  pictureCodes?: (table: TableContext) => ReadonlyMap<string, string>;

  /** Keys of offers whose own words say whose figure it is. */
  selfNamedOffers?: readonly string[];

  /** Keys of words for how many of something an offer is about, and for so many. */
  amounts?: { ask: string; count: string };
  /** Said of a cell. */
  cellNotes?: (table: TableContext, cell: Cell) => string[];
  /** Said of what is printed on a tile. */
  printedNotes?: (facts: TileFacts | undefined, rotation: number, cell: number) => string[];
  /** Kinds of features that it adds, and behind which they are listed. */
  features?: readonly { kind: string; after: string }[];
  /** Said of a figure. */
  figureNotes?: (figure: BoardFigure) => string[];
  /** For the words of a line of points. */
  scoreLineArgs?: (table: TableContext, line: ScoreLine) => Args;
  consequences?: ConsequenceText;
  /** Kinds of events that a turn is remembered by, and those that end what is new to whoever did them. */
  loggedEvents?: readonly string[];
  turnEndingEvents?: readonly string[];
  sounds?: Readonly<Record<string, SoundName>>;
}
