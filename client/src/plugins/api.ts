/** The plug-in interface of rules modules: what one may add to the client. docs/extend/client-hooks.md is made from this file.
 *
 *  The law of composition, which registry.ts applies:
 *  - Modules are asked in the order of installed/all.ts. A hook may be left out.
 *  - `null`, `false`, `''` and a field that is left out are no answer.
 *  - Lists are joined and the largest number counts. Of anything else the first answer counts, for each field or key by itself.
 *  - Hooks run while Svelte renders, as often as it needs them. They must be pure: read the table, change nothing, start nothing.
 *    Only `onTableOpen` may have effects.
 *  - A module that is not played at a table has no answer there. It learns that from the table. */

import type { Component } from 'svelte';
import type { GameStore } from '../game/game-store.svelte';
import type { Args, BoardFigure, Colour, Offer, ScoreLine, SeatNo, Team } from '../api/protocol';
import type { SoundName } from '../sound/synth-presets';
import type { Cell } from '../board/grid';
import type { BoardModel } from '../board/board-model.svelte';
import type { FigureLook } from '../board/figures';
import type { TileFacts } from '../board/tiles';

/** The table and map as a module sees them. It names no type of table/, which would import this file again. */
export interface TableContext extends BoardModel {
  /** The table as the server sends it. */
  readonly game: GameStore;
  /** The progress of a team. */
  readonly team: Team | null;
  /** The current decision. */
  readonly input: MoveContext;
  /** The hovered or chosen offer. */
  readonly previewOffer: Offer | null;
  /** The open panel. */
  readonly panel: string | null;
  /** The feature of a hovered line of the log or the scores. */
  readonly highlightedFeature: Pick<ScoreLine, 'cells'> | null;
  /** Shown lines of the final scoring, and the current one. Null while it is closed. */
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
  /** `begin`: a question before the draw is closed. Its button stands beside "Draw a tile". */
  readonly step: 'none' | 'draw' | 'begin' | 'place' | 'pick';
  /** All choices. */
  readonly choices: readonly Offer[];
  /** The hovered spot. */
  readonly highlighted: string | null;
  /** A command is on its way. */
  readonly busy: boolean;
  /** False if the table has no aids. */
  readonly helpAllowed: boolean;
  /** True for the picked group, in any variant. */
  isSelected(offer: Offer): boolean;
  select(offer: Offer | undefined): boolean;
}

/** Layers of the map:
 *  - `ground`, `air`, `figures`: below aids, above aids, above figures
 *  - `map`, `cover`: over the map, and over all of that */
type MapSlot = 'ground' | 'air' | 'figures' | 'map' | 'cover';
/** Places beside and above the map:
 *  - `sidebar`, `bar`: instead of players and choices beside the map, and instead of players above it
 *  - `sidebar-block`, `sidebar-line`: below the players beside the map, first a block, then a line. Small windows fold them
 *  - `bar-chip`, `bar-left`: above the map, next to the players, and instead of the tiles that are left
 *  - `panel`: opened beside the map by `panel` */
type SideSlot = 'sidebar' | 'sidebar-block' | 'sidebar-line' | 'bar' | 'bar-chip' | 'bar-left' | 'panel';
/** Places in rows:
 *  - `drawn`, `row`, `piece`: next to the drawn tile, at the end of a choice, for what a choice takes away
 *  - `player`, `chip`, `scores`: next to the name of a player, next to the points in a small bar, above the table of points */
type RowSlot = 'drawn' | 'row' | 'piece' | 'player' | 'chip' | 'scores';
export type SlotName = MapSlot | SideSlot | RowSlot;

/** The props of a place. */
export interface SlotProps {
  /** Scale of figures on small tiles. */
  scale?: number;
  /** Cells that stay bright while others fade. Null for all. */
  bright?: ReadonlySet<string> | null;
  /** The position of a figure, in hundredths of a cell. */
  at?: (id: string, cell: Cell) => [number, number];
  tile?: string;
  offer?: Offer;
  size?: number;
  /** The seat of the row. */
  seat?: number;
  /** The window is small. */
  small?: boolean;
}

export interface Slot {
  at: SlotName;
  /** Its props beside those of the place, or null to show nothing. */
  show: (table: TableContext, props: SlotProps) => object | null;
  load: () => Promise<{ default: Component<{ table: TableContext }> }>;
  /** Only at `panel`. */
  panel?: PanelInfo;
  /** Only at `sidebar-block` and `sidebar-line`: how it folds in a low window. */
  fold?: FoldInfo;
}

/** The summary of a block or line that is folded. It has the same props as the slot. */
export interface FoldInfo {
  /** Pixels of the block or line when it is open. */
  height: number;
  /** A key of messages. Also the name under which this device remembers that it is open. */
  title: string;
  load: () => Promise<{ default: Component<{ table: TableContext }> }>;
}

/** A component for a place. It is fetched when it is first shown. */
export const slot = <P extends object, F extends object = object>(one: {
  at: SlotName;
  load: () => Promise<{ default: Component<P> }>;
  show: (table: TableContext, props: SlotProps) => Omit<P, 'table' | keyof SlotProps> | null;
  panel?: PanelInfo;
  fold?: Omit<FoldInfo, 'load'> & { load: () => Promise<{ default: Component<F> }> };
}): Slot => one as unknown as Slot;

/** `show` of a component with one prop: a part of the state, if it exists. */
export const asProp =
  <K extends string, V>(name: K, partOf: (table: TableContext) => V | null) =>
  (table: TableContext): Record<K, V> | null => {
    const part = partOf(table);
    return part && ({ [name]: part } as Record<K, V>);
  };

/** `module/what` */
export type PluginPanelName = `${string}/${string}`;

/** A panel beside the map. Its title and its description in the list of keys are keys of messages. */
export interface PanelInfo {
  name: PluginPanelName;
  title: string;
  /** The key that opens it, and the letter of its command. */
  letter?: string;
  help?: string;
  /** The typed command that reads the panel aloud (`describe` with `panel`), and the text for an empty one. */
  command?: { word: string; empty: string };
}

/** A drawing on a cell where a tile may be placed, with a word or a line in it. */
export interface Badge {
  body: string;
  line?: string;
  text?: string;
}

export interface TableInfo {
  /** The theme of the page. */
  ambience?: 'dusk' | '';
  /** Pixels at the top of a small map that are covered. */
  overlayHeight?: number;
  /** Why the same player goes on: the end of `table-goes-`, `table-tag-`, `table-ask-`. */
  extraTurnReason?: string;
  /** The picture of a figure without a place. */
  defaultFigure?: string;
  /** Keys for a kind of consequence. The first key with a message is used. */
  consequenceKeys?: readonly ((kind: string) => string)[];
  /** The points that each player would gain are in one row. */
  pointsInOneRow?: boolean;
}

/** Arguments of an offer's label that the page reads. The rules module of the server sends them.
 *  A slot whose `at` is a corner of its cell, such as [0, 0], is on that corner. If all are corners of one cell, their numbers
 *  are 1 to 4, clockwise from north-west. Figures on a corner have the same `at`. */
export interface OfferArgs {
  /** The kind of figure that the offer brings. With more than three kinds the kind is chosen before the place. It needs a picture, a message `table-figure-kind-NAME`, and `table-which-short-NAME` if that has over eight letters. `NAME-2` is the same kind in another colour of a team. */
  kind?: string;
  /** The owner of a figure that stands already. Its kind is no choice. */
  seat?: SeatNo;
  /** The direction of a slot, a compass point such as `E`: an arrow beside its cell. An arrow key picks it. */
  towards?: string;
  /** Two sides of the cell of a slot, such as `WE`: the roads there would be linked. The map draws the link. */
  pair?: string;
}

export interface OfferInfo {
  /** The figure that it brings. */
  figure?: string;
  /** Its marker on the map instead of a figure: a drawing or a piece. `over` is drawn over the figure. */
  icon?: { body: string; face: string };
  piece?: string;
  over?: string;
  /** Drawn on the cell where it would place the tile. */
  badge?: Badge;
  /** Its own text names the owner of the figure. */
  selfNamed?: boolean;
  /** Keys of messages for the question and the amount. */
  amounts?: { ask: string; count: string };
}

/** The button of a question before the draw. It stands beside "Draw a tile", and opens the question. */
export interface BeforeDrawButton {
  /** Its name, a key of messages: "Abbey". */
  title: string;
  /** The key of the number of choices, with `count`: "2 holes". */
  count: string;
  /** Its picture: a type of tile, or a piece. */
  tile?: string;
  piece?: string;
}

export interface Piece {
  /** All of it. */
  cells: Cell[];
  /** Where its points rise. */
  centre: Cell;
  /** Arguments for messages about points. */
  args: Args;
}

export interface EventInfo {
  /** "Last turns" has a row for it. */
  logged?: boolean;
  /** Earlier events are no longer new to the player who did it. */
  endsTurn?: boolean;
  sound?: SoundName;
  /** As a reason of points: they rise after another event was read. */
  deferred?: boolean;
  /** As a consequence: it is good for the player. */
  good?: boolean;
  /** As a consequence: it is a warning. */
  bad?: boolean;
  /** As a consequence: several from one origin are one sentence. */
  summed?: boolean;
  /** As a consequence: the offer with this key means it, so it is left out. */
  choice?: string;
}

/** The attributes of one cell of a tile. */
export interface Printed {
  facts: TileFacts | undefined;
  rotation: number;
  part: number;
}

/** The described target: exactly one of these. The last three are used with ClientModuleLazy. */
export interface Target {
  cell?: Cell;
  printed?: Printed;
  figure?: BoardFigure;
  seat?: SeatNo;
  /** The score of the game. */
  game?: true;
  /** A player of a team, instead of points. */
  teammate?: SeatNo;
  panel?: PluginPanelName;
}

export type Describe = (table: TableContext, target: Target) => string[];

export interface ClientModule {
  /** Components for places of the table. Read when a place is drawn. Those of several modules stand in order. */
  slots?: readonly Slot[];
  /** Called once for each table while its component starts, so `$effect` is allowed. All modules are called. */
  onTableOpen?: (table: TableContext) => void;
  /** Read by tables, replays and analyses when the game changes. Each field is composed by itself. */
  tableInfo?: (table: TableContext) => TableInfo;
  /** Read for the map: letters in the names of pictures of tiles, by cell. The first module with letters for a cell counts. */
  pictureCodes?: (table: TableContext) => ReadonlyMap<string, string>;
  /** Read for each figure that is drawn. In lists of choices only the arguments of an offer are known. Each field is composed by itself. */
  figureLook?: (table: TableContext, figure: Partial<BoardFigure>) => FigureLook;
  /** Read for each offer that is drawn or described. Each field is composed by itself. */
  offerInfo?: (table: TableContext, offer: Offer) => OfferInfo;
  /** Read for the cells of choices, features and points: the piece of exactly these cells. The first answer counts. */
  piece?: (table: TableContext, cells: readonly Cell[]) => Piece | null;
  /** Read once: properties of kinds of events, consequences and reasons for points. Composed by kind and field. */
  events?: Readonly<Record<string, EventInfo>>;
  /** Read for texts beside the map and for screen readers: sentences about a target. All are joined. */
  describe?: Describe;
  /** Read once: buttons of questions before the draw, by the name of the step, in which passing draws. Without a button the question is asked like any other. The first answer counts. */
  beforeDraw?: Readonly<Record<string, BeforeDrawButton>>;
  /** Read once: kinds of features, each with the kind before it in lists. All are added in order. */
  featureKinds?: readonly { kind: string; after: string }[];
}
