/** The plug-in interface of rules modules: what one may add to the client. docs/extend.md has the table of hooks.
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

/** Where components go. docs/extend.md says what each place is. */
type MapSlot = 'ground' | 'air' | 'figures' | 'map' | 'cover';
type SideSlot = 'rail' | 'rail-block' | 'rail-line' | 'bar' | 'bar-chip' | 'bar-left' | 'panel';
type RowSlot = 'drawn' | 'row' | 'piece' | 'player' | 'chip' | 'scores';
export type SlotName = MapSlot | SideSlot | RowSlot;

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
  /** Its props beside those of the place, or null while it shows nothing. */
  show: (table: TableContext, props: SlotProps) => object | null;
  load: () => Promise<{ default: Component<{ table: TableContext }> }>;
  /** Only at `panel`. */
  panel?: PanelInfo;
}

/** A component for a place. It is fetched when it is first shown. */
export const slot = <P extends object>(one: {
  at: SlotName;
  load: () => Promise<{ default: Component<P> }>;
  show: (table: TableContext, props: SlotProps) => Omit<P, 'table' | keyof SlotProps> | null;
  panel?: PanelInfo;
}): Slot => one as unknown as Slot;

/** `show` of a component with one prop: a part of the state, where there is one. */
export const given =
  <K extends string, V>(name: K, partOf: (table: TableContext) => V | null) =>
  (table: TableContext): Record<K, V> | null => {
    const part = partOf(table);
    return part && ({ [name]: part } as Record<K, V>);
  };

/** `module/what` */
export type PluginPanelName = `${string}/${string}`;

/** A panel beside the map. Its title, and what the list of keys says of it, are keys of messages. */
export interface PanelInfo {
  name: PluginPanelName;
  title: string;
  /** The key that opens it, and the letter of its command. */
  letter?: string;
  help?: string;
  /** The typed command that reads the panel aloud (`describe` with `panel`), and what is said where it is empty. */
  command?: { word: string; empty: string };
}

/** A drawing on a cell where a tile may lie, with a word or a line in it. */
export interface Badge {
  body: string;
  line?: string;
  text?: string;
}

export interface TableInfo {
  /** The light of the page. */
  ambience?: 'dusk' | '';
  /** Where the free part of a small map begins, in pixels. */
  overlayHeight?: number;
  /** Why the same player goes on: the end of `table-goes-`, `table-tag-`, `table-ask-`. */
  extraTurnReason?: string;
  /** The picture of a figure that stands nowhere. */
  defaultFigure?: string;
  /** Keys for a kind of consequence. The first key with a message is used. */
  consequenceKeys?: readonly ((kind: string) => string)[];
  /** The points that each player would gain stand in one row. */
  pointsInOneRow?: boolean;
}

export interface OfferInfo {
  /** The figure that it brings. */
  figure?: string;
  /** What its mark on the map shows in place of a figure: a drawing or a piece. `over` is drawn over the figure. */
  icon?: { body: string; face: string };
  piece?: string;
  over?: string;
  /** Drawn on the cell where it would place the tile. */
  badge?: Badge;
  /** Its own words say whose figure it is. */
  selfNamed?: boolean;
  /** Keys of messages that ask for the amount, and that say it. */
  amounts?: { ask: string; count: string };
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
  /** What happened before is no longer new to the player who did it. */
  endsTurn?: boolean;
  sound?: SoundName;
  /** As a reason of points: they rise only after something else was read. */
  deferred?: boolean;
  /** As a consequence: it is good for the player. */
  good?: boolean;
  /** As a consequence: several from one origin are one sentence. */
  summed?: boolean;
  /** As a consequence: the offer with this key means it, so its player is not told. */
  choice?: string;
}

/** What is printed on one cell of a tile. */
export interface Printed {
  facts: TileFacts | undefined;
  rotation: number;
  part: number;
}

/** What is described: exactly one of these. The last three are asked of ClientModuleLazy. */
export interface Target {
  cell?: Cell;
  printed?: Printed;
  figure?: BoardFigure;
  seat?: SeatNo;
  /** How the game stands. */
  game?: true;
  /** A player of a team, in place of points. */
  teammate?: SeatNo;
  panel?: PluginPanelName;
}

export type Describe = (table: TableContext, target: Target) => string[];

export interface ClientModule {
  /** Components for places of the table. Each place asks when it is drawn; components of several modules stand in order. */
  slots?: readonly Slot[];
  /** Called once for each table, while its component starts: `$effect` is allowed. All modules are called. */
  onTableOpen?: (table: TableContext) => void;
  /** Asked by the table, a replay and an analysis when the game changes. Each field is composed by itself. */
  tableInfo?: (table: TableContext) => TableInfo;
  /** Asked for the map: letters in the names of pictures of tiles, by cell. For a cell the first module with letters counts. */
  pictureCodes?: (table: TableContext) => ReadonlyMap<string, string>;
  /** Asked for each figure that is drawn; in a list of choices only the arguments of an offer are known. Each field is composed by itself. */
  figureLook?: (table: TableContext, figure: Partial<BoardFigure>) => FigureLook;
  /** Asked for each offer that is drawn or put into words. Each field is composed by itself. */
  offerInfo?: (table: TableContext, offer: Offer) => OfferInfo;
  /** Asked for the cells of choices, of a feature and of points: the piece that these cells alone stand for. The first answer counts. */
  piece?: (table: TableContext, cells: readonly Cell[]) => Piece | null;
  /** Read once: what is special about kinds of events, of consequences and of reasons for points. Composed by kind and field. */
  events?: Readonly<Record<string, EventInfo>>;
  /** Asked for texts beside the map and for screen readers: sentences about a target. All are joined. */
  describe?: Describe;
  /** Read once: kinds of features, each with the kind behind which it is listed. All are added in order. */
  featureKinds?: readonly { kind: string; after: string }[];
}
