/** Everything the table's components share: the game, the decision in hand, the camera, open panels. */

import type { Game } from '../game.svelte';
import type { Colour, Offer, PlacedTile, RiskAnswer, SeatNo } from '../protocol';
import { art } from '../art.svelte';
import { Around } from '../friends/around.svelte';
import { known } from '../i18n';
import { Reader } from '../rulebook/reader.svelte';
import { theme } from '../theme.svelte';
import { boundsOf, cover, FULL, MIN_SIZE, type Bounds, type Camera } from './camera/camera';
import { keyOf, same, type Cell } from './grid';
import { layout } from './layout.svelte';
import type { Asked } from './legend/asking';
import { newsOf } from './news';
import { coveredBy } from './offers';
import { Play } from './play.svelte';
import { after, walkOf } from './scoring';
import { Sight } from './camera/sight.svelte';
import { atWall, comesTo } from './fortress/facts';
import { coloursOf } from './mists/facts';
import { catalogue, pictureName, typesOf, withOwn, type Catalogue } from './tiles';
import { variantOf } from './variant';

const SMALLEST = 22; // at the end the whole board is shown, however large it grew
const LEGIBLE = 50;
const TOUCHABLE = 44; // with spots all over the board a finger points at a tile first
const RIM = 0.4; // room around cells with spots, in cells: a spot may stand at the rim of its tile
const [GUARD, FACE_DOWN] = ['guard', 'face-down'];
export type Panel = 'aids' | 'mists' | 'fortress' | 'tiles' | 'scores' | 'log' | 'keys' | 'rule' | 'rules' | 'here' | 'signs' | 'type';

export class Desk {
  readonly play: Play;
  readonly sight = new Sight(() => this.byCell.keys());
  panel = $state<Panel | null>(null);
  asked = $state.raw<Asked | null>(null);
  menu = $state(false);
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
  /** How likely the team is to lose soon; `old` while a newer answer is on its way. */
  risk = $state.raw<(RiskAnswer & { old: boolean }) | null>(null);

  /** The state of the co-operative game, where that is played. */
  readonly mists;
  /** Mist and its ghosts, where there are any. */
  readonly mist;
  /** The same where ghosts come to figures, each player for himself. */
  readonly haunting;
  /** The walls and who mans them, and whether signs of tiles bring attacks, where there is a fortress. */
  readonly fortress;
  readonly besieged;
  /** The tile to be placed. */
  readonly hand;
  readonly board;
  readonly byCell;
  readonly bounds;
  readonly news;
  /** The cells with spots to choose from; none while there are spots all over the board. */
  readonly stage;
  /** What is to be picked, as a word: that of the step and an action that is offered, where there are words for
   *  the two, otherwise that of the step. */
  readonly question;
  /** The final counting, step by step. */
  readonly steps;
  /** Points to show: as they were at this step of the final counting, otherwise as they are. */
  readonly scores;
  /** The line of the final counting that is shown now. */
  readonly counted;

  constructor(readonly game: Game) {
    this.play = new Play(game);
    this.mists = $derived.by(() => {
      const { mist, team } = game.view ?? {};
      return mist && team ? { ...mist, ...team } : null;
    });
    this.mist = $derived(game.view?.mist ?? null);
    this.haunting = $derived(this.mists ? null : this.mist);
    this.fortress = $derived(game.view?.fortress ?? null);
    this.besieged = $derived(game.table?.modules.includes('catapult') ?? false);
    this.hand = $derived(this.play.ask === 'place' ? (game.offers[0]?.tile ?? '') : (game.decision?.tile ?? ''));
    this.board = $derived(game.view?.tiles ?? []);
    this.byCell = $derived(new Map(this.board.map((t) => [keyOf(t), t])));
    this.bounds = $derived<Bounds>(boundsOf([...this.board, ...this.play.places, ...this.#reach()]));
    this.news = $derived(newsOf(this.board, this.me, this.game.seats.length));
    this.question = $derived(this.#question());
    this.stage = $derived<Cell[]>(this.#stage());
    this.steps = $derived(walkOf(game.view?.explain ?? [], game.view?.scores ?? []));
    this.counted = $derived(this.walk === null ? null : (this.steps.lines[this.walk] ?? null));
    this.scores = $derived(this.walk === null ? (game.view?.scores ?? []) : after(this.steps, this.walk + 1));
    this.#readCatalogue();
  }

  /** What is printed on the tiles; asked again while the server is away. */
  #readCatalogue(): void {
    const own = this.game.table?.options.house['tileset'] === true;
    const wanted = own ? catalogue().then((all) => withOwn(all, this.game.id)) : catalogue(typesOf(this.game.view));
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
    return coloursOf(this.game.seat(seat), this.mists?.colours ?? 1);
  }

  /** The colour of a figure of this kind. */
  colourOf(seat: SeatNo, kind = ''): Colour {
    const all = this.coloursOf(seat);
    return all[Number(/-(\d+)$/.exec(kind)?.[1] ?? 1) - 1] ?? all[0] ?? 'black';
  }

  /** What a figure looks like that stands nowhere. */
  get usual(): string {
    return this.mists ? 'guard' : 'meeple';
  }

  /** The picture of a figure: guards have a shape of their own where there are others beside them. */
  pictured(role: string, kind = ''): string {
    if (kind !== GUARD || !('meeple' in (this.game.view?.supply[0] ?? {}))) return role;
    return role && role !== GUARD ? `${GUARD}-${role}` : GUARD;
  }

  /** The picture of the figure that an offer is about. */
  picturedIn(offer: Offer): string {
    const { role = '', kind = '' } = offer.label.args ?? {};
    return this.pictured(String(role), String(kind)) || comesTo(offer);
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
    const own = this.tiles.get(tile)?.cells || tile === FACE_DOWN ? '' : (this.game.table?.pictures ?? '');
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

  open(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel;
    this.menu = false;
  }

  /** The cell that "what is here" means: where the keyboard stands, the mouse points, or the last tile. */
  get inspected(): Cell | null {
    return (
      (this.cursorShown ? this.cursor : null) ??
      this.under ??
      this.play.chosen ??
      this.cursor ??
      this.board.at(-1) ??
      null
    );
  }

  /** Chooses a place and brings it into view. */
  pick(cell: Cell): void {
    if (!this.play.choose(cell)) return;
    const box = boundsOf(this.play.place ? coveredBy(this.play.place, this.play.rotation) : [cell]);
    if (!this.sight.fits(box)) this.sight.glide(this.close(cell, 64));
  }

  /** Brings the spot that is picked into view, not smaller than `least`. */
  showPick(least = 0): void {
    const { pick } = this.play;
    if (pick?.x === undefined || pick.y === undefined) return;
    const cell = { x: pick.x, y: pick.y };
    if (this.sight.cam.size < least || !this.sight.fits(boundsOf([cell]))) this.sight.glide(this.close(cell, least));
  }

  /** Shows a feature that is counted: with the whole board while its tiles are large enough to read,
   *  otherwise closer. */
  show(cells: readonly Cell[]): void {
    const all = this.overview();
    if (cells.length === 0 || all.size >= LEGIBLE) return this.sight.glide(all);
    const near = this.sight.all(boundsOf(cells), LEGIBLE);
    this.sight.glide(cover(near, boundsOf(this.board), this.sight.port));
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

  /** Camera that shows the whole board; on small screens tiles stay big enough to tap, and the last one
   *  or what a lesson points at is what is seen. */
  overview(): Camera {
    const bounds = this.game.view?.over ? boundsOf(this.board) : this.bounds;
    const least = this.game.view?.over ? SMALLEST : !layout.small ? MIN_SIZE : this.play.many ? TOUCHABLE : 60;
    const cam = this.sight.all(bounds, layout.small ? FULL : FULL * 1.3, least);
    const last = this.board.at(-1);
    if (!last || this.sight.fits(bounds, cam)) return cam;
    const { left, right, top, bottom } = boundsOf(this.play.guide.cells.length ? this.play.guide.cells : [last]);
    return cover({ ...cam, x: (left + right) / 2, y: (top + bottom) / 2 }, bounds, this.sight.port);
  }

  /** Camera for cells with spots: one is brought close, several are shown together. */
  scene(cells: readonly Cell[], least: number): Camera {
    const [only, other] = cells;
    if (only && !other) return this.close(only, least);
    const { left, top, right, bottom } = boundsOf(cells);
    const room = { left: left - RIM, top: top - RIM, right: right + RIM, bottom: bottom + RIM };
    return this.sight.all(room, least, MIN_SIZE);
  }

  close(cell: Cell, least: number): Camera {
    return { x: cell.x + 0.5, y: cell.y + 0.5, size: Math.max(this.sight.cam.size, least) };
  }

  /** Cells that pieces of several cells would cover. */
  #reach(): Cell[] {
    return this.game.offers.flatMap((offer) =>
      offer.shape === 'place' ? (offer.cells ?? []).map(([x, y]) => ({ x, y })) : [],
    );
  }

  #question(): string {
    const step = this.game.decision?.step ?? '';
    const kinds = this.play.options.map((offer) => `${step}-${offer.label.key.replace('offer-', '')}`);
    return [...kinds, step].find((word) => known(`table-ask-${word}`)) ?? 'choose';
  }

  #stage(): Cell[] {
    if (this.play.many) return [];
    if (this.fortress && this.play.options.some(atWall)) return this.pieceAt(this.fortress.walls[0]!);
    const cells = new Map<string, Cell>();
    for (const { shape, x, y } of this.play.options)
      if (shape === 'slot' && x !== undefined && y !== undefined) cells.set(keyOf({ x, y }), { x, y });
    return [...cells.values()];
  }
}
