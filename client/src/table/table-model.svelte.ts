/** State shared by the table's components: game, decision, camera, panels. */

import type { GameStore } from '../game/game-store.svelte';
import type { BoardFigure, Colour, FormerName, Offer, SeatNo } from '../api/protocol';
import { serverInfo } from '../stores/server-info.svelte';
import { ChatState } from '../game/chat-state.svelte';
import { hasMessage } from '../i18n';
import { figureLook, offerInfo, pictureCodes, pieceOf, tableInfo } from '../plugins/registry';
import { withCustomTiles } from '../game/custom-tiles';
import type { PluginPanelName, TableContext, TableInfo } from '../plugins/api';
import { RuleReader } from '../stores/rule-reader.svelte';
import { coloursOf, displayName } from '../game/seats';
import { boundsOf, type Bounds } from '../board/camera/camera';
import { targetForSelection, targetForScoring, showAll } from '../board/camera/camera-targets';
import { BoardModel, type Position } from '../board/board-model.svelte';
import { ChoiceMarkers } from './camera/choice-markers.svelte';
import { cellKey, type Cell } from '../board/grid';
import { layout } from '../lib/layout.svelte';
import type { SymbolPopup } from './legend/long-press';
import { unseenTiles } from './unseen-tiles';
import { figureKindsOf, type FigureKinds, type FigureLook } from '../board/figures';
import { coveredCells, offerAt, placementAt, rotationFor } from './decision/offers';
import { MoveInput } from './move-input.svelte';
import { scoresAfter, scoringStepsOf } from './result/final-scoring';
import { loadCatalogue, tileTypesOf } from '../board/tiles';

export type PanelName =
  | 'tiles'
  | 'scores'
  | 'log'
  | 'keys'
  | 'rule'
  | 'rules'
  | 'here'
  | 'signs'
  | 'type'
  | 'turns'
  | PluginPanelName;

/** The position on the map of a game. */
const positionOf = (game: GameStore): Position => ({
  get tiles() {
    return game.view?.tiles ?? [];
  },
  get figures() {
    return game.view?.figures ?? [];
  },
  get figureAt() {
    return game.figureAt;
  },
  get pictures() {
    return game.table?.pictures ?? '';
  },
  get snapshots() {
    return game.snapshots;
  },
});

export class TableModel extends BoardModel implements TableContext {
  readonly input: MoveInput;
  panel = $state<PanelName | null>(null);
  popup = $state.raw<SymbolPopup | null>(null);
  readonly chatState = new ChatState();
  /** Rules that are shown beside the map. */
  readonly ruleReader = new RuleReader();
  /** The next tap shows a cell to the others. */
  pingNext = $state(false);
  /** The feature of a hovered line of the log or the scores. */
  highlightedFeature = $state.raw<{ cells: [number, number][] } | null>(null);
  /** Shown lines of the final scoring. Null while it is closed. */
  scoringStep = $state<number | null>(null);
  /** The final scoring runs by itself, and a tap or a key skips it. */
  autoScoring = $state(false);
  /** The game ended while this table was open. */
  endSeen = $state(false);
  /** True if something on the map can be chosen. */
  canChooseAt: ((cell: Cell) => boolean) | null = null;

  /** The progress of a team. */
  readonly team;
  /** The team has one score. */
  readonly sharedScore;
  readonly #figureKinds;
  /** The tile to be placed. */
  readonly tileInHand;
  readonly bounds;
  readonly unseenTiles;
  /** Answers of rules modules about the table. */
  readonly moduleInfo: TableInfo;
  /** The cells with spots. */
  readonly choiceCells;
  /** Whether all are on one tile or piece. */
  readonly singlePiece;
  /** The piece placed last. */
  readonly lastPieceBounds;
  /** The chosen cells, the only tile with spots, or the counted feature. */
  readonly focusBounds;
  /** Markers of spots. */
  readonly choiceMarkers;
  /** The chosen place is out of view, because the player moved the map. */
  readonly focusHidden;
  /** Part of the map is out of view. */
  readonly mapOverflows;
  /** The message of the prompt: of step and action if there is one, otherwise of the step. */
  readonly question;
  /** The result is shown instead of players and choices. */
  readonly resultShown;
  /** Pixels at the top of a small map that are covered. */
  readonly overlayHeight;
  /** The steps of the final scoring. */
  readonly scoringSteps;
  /** Points to show: at the current step of the final scoring, otherwise the current ones. */
  readonly scores;
  /** The current line of the final scoring. */
  readonly scoringLine;

  constructor(readonly game: GameStore) {
    super(positionOf(game));
    this.input = new MoveInput(game);
    this.team = $derived(game.view?.team ?? null);
    this.sharedScore = $derived(!!this.team && !this.team.perColour);
    this.#figureKinds = $derived(figureKindsOf(serverInfo.now, game.table?.modules));
    this.tileInHand = $derived(
      this.input.step === 'place' ? (game.offers[0]?.tile ?? '') : (game.decision?.tile ?? ''),
    );
    this.bounds = $derived<Bounds>(
      boundsOf([...this.tiles, ...this.input.placements, ...this.#largePieceCells()]),
    );
    // A finished map is shown as a whole.
    this.unseenTiles = $derived(
      game.view?.over ? [] : unseenTiles(this.tiles, this.activeSeat, game.seats.length),
    );
    this.question = $derived(this.#question());
    this.moduleInfo = $derived(tableInfo(this));
    const piece = $derived(pieceOf(this, this.#choiceCells()));
    this.choiceCells = $derived<Cell[]>(piece?.cells ?? this.#choiceCells());
    this.singlePiece = $derived(this.choiceCells.length === 1 || !!piece);
    this.lastPieceBounds = $derived<Bounds>(boundsOf(this.lastPiece()));
    this.focusBounds = $derived<Bounds | null>(this.#focusBounds());
    this.choiceMarkers = new ChoiceMarkers(this.input, game, this.viewport);
    this.focusHidden = $derived(
      this.input.step === 'place' && !!this.focusBounds && this.viewport.isCutOff(this.focusBounds),
    );
    this.mapOverflows = $derived(this.viewport.isCutOff(this.bounds));
    this.resultShown = $derived(!!game.view?.over && this.scoringStep === null && !game.table?.lesson);
    this.overlayHeight = $derived(layout.small ? (this.moduleInfo.overlayHeight ?? 0) : 0);
    this.scoringSteps = $derived(scoringStepsOf(game.view?.explain ?? [], game.view?.scores ?? []));
    this.scoringLine = $derived(
      this.scoringStep === null ? null : (this.scoringSteps.lines[this.scoringStep] ?? null),
    );
    this.scores = $derived(
      this.scoringStep === null
        ? (game.view?.scores ?? [])
        : scoresAfter(this.scoringSteps, this.scoringStep + 1),
    );
    this.#readCatalogue();
  }

  /** The catalogue of tiles. Requested again while the server is away. */
  #readCatalogue(): void {
    const { table, id, view } = this.game;
    const wanted = table?.pictures
      ? loadCatalogue().then((all) => withCustomTiles(all, id))
      : loadCatalogue(tileTypesOf(view));
    wanted.then(
      (tiles) => (this.tileFacts = tiles),
      () => setTimeout(() => this.#readCatalogue(), 2000),
    );
  }

  /** The seat of this device: the one to decide, otherwise the first. */
  get activeSeat(): SeatNo | null {
    const deciding = this.game.decision?.seat;
    return this.game.myTurn && deciding != null ? deciding : (this.game.you[0] ?? null);
  }

  /** "You" is used only if one person plays on this device. */
  isYou(seat: SeatNo | null): boolean {
    return this.game.you.length === 1 && this.game.you[0] === seat;
  }

  /** The colours of a seat, several where each plays several. */
  coloursOf(seat: SeatNo): Colour[] {
    return coloursOf(this.game.seat(seat), this.team?.colours ?? 1);
  }

  /** The colour of a figure of this kind. */
  override colourOf(seat: SeatNo, kind = ''): Colour {
    const all = this.coloursOf(seat);
    return all[Number(/-(\d+)$/.exec(kind)?.[1] ?? 1) - 1] ?? all[0] ?? 'black';
  }

  /** The default look of a figure. */
  get defaultFigure(): string {
    return this.moduleInfo.defaultFigure || 'meeple';
  }

  protected override pictureCodes(): ReadonlyMap<string, string> {
    return pictureCodes(this);
  }

  override get figureKinds(): FigureKinds {
    return this.#figureKinds;
  }

  override figureLook(figure: Partial<BoardFigure>): FigureLook {
    return figureLook(this, figure);
  }

  /** The picture of an offer's figure. */
  offerPicture(offer: Offer): string {
    const { role = '', kind = '' } = offer.label.args ?? {};
    return this.figurePicture(String(role), String(kind)) || (offerInfo(this, offer).figure ?? '');
  }

  /** The colour of an offer's figure. */
  offerColour(offer: Offer): Colour {
    const { seat = offer.seat, kind = '' } = offer.label.args ?? {};
    return this.colourOf(Number(seat), String(kind));
  }

  playerName(seat: SeatNo | null): string {
    return (seat !== null && this.game.seat(seat)?.name) || '';
  }

  /** The name that a seat had at a log entry, if it has another one now, or is open. */
  formerName(seat: SeatNo | null, entry: number): string {
    const info = seat === null ? null : this.game.seat(seat);
    const found = info?.former?.find((one) => this.wasBefore(entry, one));
    return displayName((found ?? (info?.name ? null : info?.former?.at(-1)))?.name ?? '');
  }
  protected wasBefore(entry: number, change: FormerName): boolean {
    return entry < change.entry;
  }

  /** The hovered or chosen offer. */
  get previewOffer(): Offer | null {
    const { input } = this;
    if (input.step !== 'place') return input.selected;
    const over = placementAt(input.placements, input.hoveredCell);
    return over && !input.cell ? offerAt(over, rotationFor(over, input.rotation)) : input.readyOffer;
  }

  togglePanel(panel: PanelName): void {
    this.panel = this.panel === panel ? null : panel;
  }

  /** The current cell: of the keyboard, of the mouse, or of the last tile. */
  get inspected(): Cell | null {
    return (
      (this.cursorVisible ? this.cursor : null) ??
      this.hoveredCell ??
      this.input.cell ??
      this.cursor ??
      this.tiles.at(-1) ??
      null
    );
  }

  /** Sends the choice. A place out of view is shown first. */
  async commit(): Promise<void> {
    const { viewport, focusBounds } = this;
    if (!this.focusHidden || !focusBounds) return this.input.commit();
    viewport.forgetUserMove();
    viewport.animateTo(
      targetForSelection(
        viewport.targetCamera,
        viewport.area,
        focusBounds,
        this.bounds,
        layout.pointerKind,
      ) ?? viewport.targetCamera,
    );
  }

  /** Shows the whole map, however small. */
  override showWholeMap(): void {
    this.viewport.moveTo(showAll([...this.tiles, ...this.#openCells()], this.viewport.area));
  }

  /** Shows a part of a finished game. */
  showCells(cells: readonly Cell[]): void {
    this.viewport.animateTo(
      targetForScoring(this.viewport.area, this.tiles, cells.length ? boundsOf(cells) : null),
    );
  }

  startScoring(auto = false): void {
    this.panel = null;
    this.autoScoring = auto;
    this.scoringStep = 0;
    if (auto) this.viewport.forgetUserMove();
  }

  openRule(rule: string): void {
    this.openRules([rule]);
  }

  /** Shows rules beside the map, with Back. */
  openRules(rules: readonly string[]): void {
    if (this.panel === 'rule') this.ruleReader.follow(rules);
    else this.ruleReader.open(rules);
    this.panel = 'rule';
  }

  /** The rules of all offers, each once. */
  get decisionRules(): string[] {
    return this.game.myTurn ? [...new Set(this.game.offers.flatMap((offer) => offer.rules))] : [];
  }

  /** Cells that pieces of several cells would cover. */
  #largePieceCells(): Cell[] {
    return this.game.offers.flatMap((offer) =>
      offer.shape === 'place' ? (offer.cells ?? []).map(([x, y]) => ({ x, y })) : [],
    );
  }

  #question(): string {
    const step = this.game.decision?.step ?? '';
    const kinds = this.input.choices.map((offer) => `${step}-${offer.label.key.replace('offer-', '')}`);
    return [...kinds, step].find((word) => hasMessage(`table-ask-${word}`)) ?? 'choose';
  }

  /** Places, and spots to pick. */
  #openCells(): Cell[] {
    return [...this.input.placements, ...this.#largePieceCells(), ...this.choiceCells];
  }

  #focusBounds(): Bounds | null {
    const { input, scoringLine } = this;
    if (scoringLine)
      return scoringLine.cells.length ? boundsOf(scoringLine.cells.map(([x, y]) => ({ x, y }))) : null;
    if (input.step === 'place')
      return input.placement && input.cell && boundsOf(coveredCells(input.placement, input.rotation));
    if (this.singlePiece) return boundsOf([...this.choiceCells, ...(this.moduleInfo.cellsInView ?? [])]);
    const { selected } = input;
    return selected?.x === undefined || selected.y === undefined
      ? null
      : boundsOf([{ x: selected.x, y: selected.y }]);
  }

  #choiceCells(): Cell[] {
    const cells = new Map<string, Cell>();
    for (const { shape, x, y } of this.input.choices)
      if (shape === 'slot' && x !== undefined && y !== undefined) cells.set(cellKey({ x, y }), { x, y });
    return [...cells.values()];
  }
}
