/** Everything the table's components share: the game, the decision in hand, the camera, open panels. */

import type { Game } from '../game/game-store.svelte';
import type { Colour, Offer, PlacedTile, SeatNo } from '../api/protocol';
import { art } from '../api/art.svelte';
import { meta } from '../stores/server-info.svelte';
import { Around } from '../game/chat-state.svelte';
import { known } from '../i18n';
import { first, PARTS } from '../plugins/registry';
import { withOwn } from '../board/custom-tiles';
import type { PartPanel, TableContext } from '../plugins/api';
import { Reader } from '../stores/rule-reader.svelte';
import { coloursOf } from '../game/seats';
import { theme } from '../lib/theme.svelte';
import { boundsOf, type Bounds } from '../board/camera/camera';
import { forChosen, forCount, whole } from '../board/camera/camera-targets';
import { Sight } from '../board/camera/viewport.svelte';
import { Spots } from './camera/choice-markers.svelte';
import { keyOf, same, type Cell } from '../board/grid';
import { layout } from '../lib/layout.svelte';
import type { Asked } from './legend/long-press';
import { newsOf } from './unseen-tiles';
import { kindsOf, pictured } from '../board/figures';
import { coveredBy, offerAt, placeAt, turnFor } from './decision/offers';
import { Play } from './move-input.svelte';
import { after, walkOf } from './result/final-scoring';
import { catalogue, pictureName, typesOf, type Catalogue } from '../board/tiles';
import { variantOf } from '../board/art-variant';

/** The picture of a tile that was laid unseen. */
export const FACE_DOWN = 'face-down';
export type Panel = 'aids' | 'tiles' | 'scores' | 'log' | 'keys' | 'rule' | 'rules' | 'here' | 'signs' | 'type' | 'turns' | PartPanel;

export class Desk implements TableContext {
  readonly play: Play;
  readonly sight = new Sight(() => this.byCell.keys());
  panel = $state<Panel | null>(null);
  asked = $state.raw<Asked | null>(null);
  readonly around = new Around();
  /** Rules that are read beside the map. */
  readonly reading = new Reader();
  /** Cell that the keyboard stands on in the text board. */
  cursor = $state.raw<Cell | null>(null);
  cursorShown = $state(false);
  /** The next tap shows a cell to the others. */
  pointing = $state(false);
  /** Cell under the mouse. */
  under = $state.raw<Cell | null>(null);
  /** A feature that a line of the log or the score list points at. */
  pointed = $state.raw<{ cells: [number, number][] } | null>(null);
  /** Lines of the final counting shown so far; null while no walk is open. */
  walk = $state<number | null>(null);
  tiles = $state.raw<Catalogue>(new Map());
  /** Where what lies on the map can be chosen as well: true if something does. */
  lies: ((cell: Cell) => boolean) | null = null;

  /** Where all play together: how far they are. */
  readonly team;
  /** They have one score for all. */
  readonly inCommon;
  /** The kinds of figures, and the tile to be placed. */
  readonly figureKinds;
  readonly hand;
  readonly board;
  readonly byCell;
  readonly bounds;
  readonly news;
  /** The cells with spots to choose from. */
  readonly stage;
  /** All of it is on one tile or one piece. */
  readonly single;
  /** The piece that was laid last. */
  readonly latest;
  /** What is chosen or picked on the map, the one tile with spots, or what is counted. */
  readonly aim;
  /** Marks of the spots. */
  readonly spots;
  /** The place that is chosen cannot be seen whole: a hand moved the map away from it. */
  readonly hidden;
  /** Something of the map is not in view. */
  readonly beyond;
  /** What is to be picked, as a word: that of the step and an action that is offered, where there are words for
   *  the two, otherwise that of the step. */
  readonly question;
  /** The result is shown: it takes the place of players and choices. */
  readonly ended;
  /** Where the free part of a small map begins, in pixels, if something hangs over it. */
  readonly hung;
  /** The final counting, step by step. */
  readonly steps;
  /** Points to show: as they were at this step of the final counting, otherwise as they are. */
  readonly scores;
  /** The line of the final counting that is shown now. */
  readonly counted;

  constructor(readonly game: Game) {
    this.play = new Play(game);
    this.team = $derived(game.view?.team ?? null);
    this.inCommon = $derived(!!this.team && !this.team.perColour);
    this.figureKinds = $derived(kindsOf(meta.now, game.table?.modules));
    this.hand = $derived(this.play.ask === 'place' ? (game.offers[0]?.tile ?? '') : (game.decision?.tile ?? ''));
    this.board = $derived(game.view?.tiles ?? []);
    this.byCell = $derived(new Map(this.board.map((t) => [keyOf(t), t])));
    this.bounds = $derived<Bounds>(boundsOf([...this.board, ...this.play.places, ...this.#reach()]));
    // A finished map is looked at as a whole.
    this.news = $derived(game.view?.over ? [] : newsOf(this.board, this.me, game.seats.length));
    this.question = $derived(this.#question());
    const piece = $derived(first((part) => part.stage?.(this)));
    this.stage = $derived<Cell[]>(piece ?? this.#stage());
    this.single = $derived(this.stage.length === 1 || !!piece);
    this.latest = $derived<Bounds>(boundsOf(this.lastPiece()));
    this.aim = $derived<Bounds | null>(this.#aim());
    this.spots = new Spots(this.play, game, this.sight);
    this.hidden = $derived(this.play.ask === 'place' && !!this.aim && this.sight.hides(this.aim));
    this.beyond = $derived(this.sight.hides(this.bounds));
    this.ended = $derived(!!game.view?.over && this.walk === null && !game.table?.lesson);
    this.hung = $derived(layout.small ? Math.max(...PARTS.map((part) => part.hangs?.(this) ?? 0)) : 0);
    this.steps = $derived(walkOf(game.view?.explain ?? [], game.view?.scores ?? []));
    this.counted = $derived(this.walk === null ? null : (this.steps.lines[this.walk] ?? null));
    this.scores = $derived(this.walk === null ? (game.view?.scores ?? []) : after(this.steps, this.walk + 1));
    this.#readCatalogue();
  }

  /** What is printed on the tiles; asked again while the server is away. */
  #readCatalogue(): void {
    const { table, id, view } = this.game;
    const wanted = table?.pictures ? catalogue().then((all) => withOwn(all, id)) : catalogue(typesOf(view));
    wanted.then(
      (tiles) => (this.tiles = tiles),
      () => setTimeout(() => this.#readCatalogue(), 2000),
    );
  }

  /** The seat at this device that matters now: the one deciding, otherwise the first held. */
  get me(): SeatNo | null {
    const deciding = this.game.decision?.seat;
    return this.game.mine && deciding != null ? deciding : (this.game.you[0] ?? null);
  }

  /** "You" is said only where one person sits at this device. */
  isYou(seat: SeatNo | null): boolean {
    return this.game.you.length === 1 && this.game.you[0] === seat;
  }

  /** The colours of a seat: one, or several where few people play many. */
  coloursOf(seat: SeatNo): Colour[] {
    return coloursOf(this.game.seat(seat), this.team?.colours ?? 1);
  }

  /** The colour of a figure of this kind. */
  colourOf(seat: SeatNo, kind = ''): Colour {
    const all = this.coloursOf(seat);
    return all[Number(/-(\d+)$/.exec(kind)?.[1] ?? 1) - 1] ?? all[0] ?? 'black';
  }

  /** What a figure looks like that stands nowhere. */
  get usual(): string {
    return first((part) => part.usual?.(this)) ?? 'meeple';
  }

  /** The picture of a figure. */
  pictured = (role: string, kind = ''): string => pictured(this.figureKinds, role, kind);

  /** The picture of the figure that an offer is about. */
  picturedIn(offer: Offer): string {
    const { role = '', kind = '' } = offer.label.args ?? {};
    return this.pictured(String(role), String(kind)) || (first((part) => part.brings?.(offer)) ?? '');
  }

  /** The colour of the figure that an offer is about. */
  colourOfOffer(offer: Offer): Colour {
    const { seat = offer.seat, kind = '' } = offer.label.args ?? {};
    return this.colourOf(Number(seat), String(kind));
  }

  name(seat: SeatNo | null): string {
    return (seat !== null && this.game.seat(seat)?.name) || '';
  }

  /** The picture of a tile, or of one cell of a piece. */
  picture(tile: string, rotation: number, cell: Cell = { x: 0, y: 0 }, part = 0, small = false): string {
    return art.tile(this.pictureId(tile, part), rotation, variantOf(cell.x, cell.y), theme.now, small);
  }

  /** The name of the picture of a tile; those that people brought stand under a name of their own. */
  pictureId(tile: string, part = 0): string {
    const own = tile === FACE_DOWN ? '' : (this.game.table?.pictures ?? '');
    return own + pictureName(tile, part);
  }

  /** Every cell of the piece that lies on a cell, with its place in the order of the pieces. */
  pieceAt(cell: Cell): PlacedTile[] {
    const at = this.board.findIndex((tile) => same(tile, cell));
    const tile = this.board[at];
    if (!tile) return [];
    const first = at - (tile.cell ?? 0);
    let end = first + 1;
    while (this.board[end]?.cell) end++;
    return this.board.slice(first, end);
  }

  /** The piece that was laid last. */
  lastPiece(): PlacedTile[] {
    const last = this.board.at(-1);
    return last ? this.pieceAt(last) : [];
  }

  /** The offer that is looked at: under the mouse, otherwise chosen. */
  get looked(): Offer | null {
    const { play } = this;
    if (play.ask !== 'place') return play.pick;
    const over = placeAt(play.places, play.hover);
    return over && !play.chosen ? offerAt(over, turnFor(over, play.rotation)) : play.ready;
  }

  open(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel;
  }

  /** The cell that "what is here" means: where the keyboard stands, the mouse points, or the last tile. */
  get inspected(): Cell | null {
    return (this.cursorShown ? this.cursor : null) ?? this.under ?? this.play.chosen ?? this.cursor ?? this.board.at(-1) ?? null;
  }

  /** Sends what is chosen; a place that cannot be seen is shown first. */
  async commit(): Promise<void> {
    const { sight, aim } = this;
    if (!this.hidden || !aim) return this.play.commit();
    sight.release();
    sight.glide(forChosen(sight.goal, sight.port, aim, this.bounds, layout.hand) ?? sight.goal);
  }

  /** All there is, however small. */
  wholeMap(): void {
    this.sight.look(whole([...this.board, ...this.#open()], this.sight.port));
  }

  /** Shows a part of a game that is over. */
  show(cells: readonly Cell[]): void {
    this.sight.glide(forCount(this.sight.port, this.board, cells.length ? boundsOf(cells) : null));
  }

  startWalk(): void {
    this.panel = null;
    this.walk = 0;
  }

  openRule(rule: string): void {
    this.openRules([rule]);
  }

  /** Shows rules beside the map; read one after the other they can be gone back to. */
  openRules(rules: readonly string[]): void {
    if (this.panel === 'rule') this.reading.follow(rules);
    else this.reading.open(rules);
    this.panel = 'rule';
  }

  /** The rules of what is asked, each once: of all that is offered. */
  get cited(): string[] {
    return this.game.mine ? [...new Set(this.game.offers.flatMap((offer) => offer.rules))] : [];
  }

  /** Cells that pieces of several cells would cover. */
  #reach(): Cell[] {
    return this.game.offers.flatMap((offer) => (offer.shape === 'place' ? (offer.cells ?? []).map(([x, y]) => ({ x, y })) : []));
  }

  #question(): string {
    const step = this.game.decision?.step ?? '';
    const kinds = this.play.options.map((offer) => `${step}-${offer.label.key.replace('offer-', '')}`);
    return [...kinds, step].find((word) => known(`table-ask-${word}`)) ?? 'choose';
  }

  /** Places, and what may be picked. */
  #open(): Cell[] {
    return [...this.play.places, ...this.#reach(), ...this.stage];
  }

  #aim(): Bounds | null {
    const { play, counted } = this;
    if (counted) return counted.cells.length ? boundsOf(counted.cells.map(([x, y]) => ({ x, y }))) : null;
    if (play.ask === 'place') return play.place && play.chosen && boundsOf(coveredBy(play.place, play.rotation));
    if (this.single) return boundsOf(this.stage);
    const { pick } = play;
    return pick?.x === undefined || pick.y === undefined ? null : boundsOf([{ x: pick.x, y: pick.y }]);
  }

  #stage(): Cell[] {
    const cells = new Map<string, Cell>();
    for (const { shape, x, y } of this.play.options) if (shape === 'slot' && x !== undefined && y !== undefined) cells.set(keyOf({ x, y }), { x, y });
    return [...cells.values()];
  }
}
