/** A set in the editor: its tiles, the server's results, and undo. */

import type { FixedCount, TileCatalogue, TileProblem, TilesCompared } from '../../api/http.gen';
import { ApiError } from '../../api';
import type { Side } from '../../board/grid';
import {
  checkSet,
  checkTile,
  FORMAT,
  getOfficialTiles,
  splitPicture,
  type Drawn,
  type SetFile,
  type DrawnSet,
} from './api';
import { blankTile, newTileId, rotatedTile, type TileEntry } from './tile-model';
import { redoState, replaceState, undoState, startHistory, pushState, type History } from './undo-history';
import { savedSets, type OwnSet } from './saved-sets.svelte';

/** Milliseconds after the last change until the whole set is checked. */
const PAUSE = 700;

export const fileOf = ({ catalogue, name, about, tiles, board }: OwnSet): SetFile => ({
  format: FORMAT,
  catalogue,
  name,
  ...(about && { about }),
  tiles,
  ...(board && { board }),
});

/** The parts that determine a picture. */
const drawn = ({ count: _c, notes: _n, provenance: _p, ...entry }: TileEntry): string =>
  JSON.stringify(entry);

/** Our own sets, each fetched once. */
const OFFICIAL_TILES = new Map<string, Promise<DrawnSet>>();
export function officialTiles(catalogue: string): ReturnType<typeof getOfficialTiles> {
  const asked = OFFICIAL_TILES.get(catalogue) ?? getOfficialTiles(catalogue);
  OFFICIAL_TILES.set(catalogue, asked);
  asked.catch(() => OFFICIAL_TILES.delete(catalogue));
  return asked;
}

export class TileSetEditor {
  readonly info: TileCatalogue;
  #history = $state.raw<History<OwnSet>>({} as History<OwnSet>);
  /** The selected cell of a piece, and the selected side. */
  cell = $state(0);
  side = $state<Side>('N');
  /** The field for pressed halves. The number of fields stands for a new one. */
  brush = $state(0);
  problems = $state.raw<readonly TileProblem[]>([]);
  fixedCounts = $state.raw<readonly FixedCount[]>([]);
  comparison = $state.raw<TilesCompared | null>(null);
  /** The result belongs to the current set. */
  checked = $state(false);
  error = $state.raw<ApiError | null>(null);
  #pictures = $state.raw<ReadonlyMap<string, string | null>>(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #requesting = false;
  /** Tiles to check, by their place. */
  readonly #queue = new Map<number, TileEntry>();
  #again: Promise<void> | null = null;

  constructor(info: TileCatalogue, set: OwnSet) {
    this.info = info;
    this.#history = startHistory(set);
    void this.check();
  }

  get set(): OwnSet {
    return this.#history.now;
  }
  get tiles(): readonly TileEntry[] {
    return this.set.tiles;
  }
  get canUndo(): boolean {
    return this.#history.past.length > 0;
  }
  get canRedo(): boolean {
    return this.#history.future.length > 0;
  }

  /** The name of a tile's picture. Undefined while unknown, null if it cannot be drawn. */
  picture(entry: TileEntry): string | null | undefined {
    return this.#pictures.get(drawn(entry));
  }

  problemsOf(at: number): TileProblem[] {
    return this.problems.filter(({ entry }) => entry === at);
  }

  undo(): void {
    this.#apply(undoState(this.#history));
  }
  redo(): void {
    this.#apply(redoState(this.#history));
  }

  /** Changes the set itself: name, notes, board. */
  change(changed: Partial<Pick<OwnSet, 'name' | 'about' | 'board' | 'tiles'>>): void {
    this.#apply(pushState(this.#history, { ...this.set, ...changed }));
  }

  setShared(id: string): void {
    this.#history = replaceState(this.#history, savedSets.save({ ...this.set, shared: id }));
  }

  /** Replaces a tile and requests its completed values. */
  setTile(at: number, entry: TileEntry): void {
    if (this.tiles[at] === entry) return;
    this.change({ tiles: this.tiles.map((one, n) => (n === at ? entry : one)) });
    this.#queue.set(at, entry);
    void this.#complete();
  }

  /** Appends a new tile and returns its place. */
  addTile(): number {
    const like = this.tiles.at(-1)?.id.replace(/\d*$/, '') ?? '';
    const ids = this.tiles.map(({ id }) => id);
    const id = /^[A-Z]+$/.test(like) ? nextOf(like, ids) : newTileId(ids);
    return this.#insert(this.tiles.length, blankTile(id));
  }

  /** Duplicates a tile and returns the place of the copy. */
  copyTile(at: number): number {
    const entry = this.tiles[at];
    if (!entry) return at;
    const id = newTileId(
      this.tiles.map((one) => one.id),
      entry.id,
    );
    return this.#insert(at + 1, { ...entry, id, count: 1, provenance: 'owner' });
  }

  #insert(at: number, entry: TileEntry): number {
    this.change({ tiles: this.tiles.toSpliced(at, 0, entry) });
    this.#queue.set(at, entry);
    void this.#complete();
    return at;
  }

  removeTile(at: number): void {
    this.change({ tiles: this.tiles.toSpliced(at, 1) });
  }

  rotateTile(at: number): void {
    const entry = this.tiles[at];
    if (entry) this.setTile(at, rotatedTile(entry));
  }

  changeCount(at: number, by: number): void {
    const entry = this.tiles[at];
    if (!entry || entry.count + by < 1) return;
    this.change({ tiles: this.tiles.map((one, n) => (n === at ? { ...one, count: one.count + by } : one)) });
  }

  #apply(next: History<OwnSet>): void {
    this.#history = replaceState(next, savedSets.save(next.now));
    this.checked = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), PAUSE);
  }

  /** One request at a time. Later changes go into the next one. */
  async #complete(): Promise<void> {
    if (this.#requesting) return;
    this.#requesting = true;
    try {
      for (let next = this.#next(); next; next = this.#next()) {
        const [at, entry] = next;
        const told = await checkTile(this.info.id, entry);
        this.#accept([[at, entry, told.entry as Drawn]]);
        const others = this.problems.filter((one) => one.entry !== at);
        this.problems = [...others, ...told.problems.map((one) => ({ ...one, entry: at }))];
        this.error = null;
      }
    } catch (error) {
      this.error = error as ApiError;
    } finally {
      this.#requesting = false;
    }
  }

  #next(): [number, TileEntry] | undefined {
    const next = this.#queue.entries().next().value;
    if (next) this.#queue.delete(next[0]);
    return next;
  }

  /** The server no longer has a picture: sends all again, once for all that ask. */
  reloadPictures(): Promise<void> {
    this.#again ??= this.check().finally(() => (this.#again = null));
    return this.#again;
  }

  /** Takes over the server's completed tile unless it has changed since. */
  #accept(answers: [number, TileEntry, Drawn][]): void {
    const pictures = new Map(this.#pictures);
    const tiles = [...this.tiles];
    let other = false;
    for (const [at, asked, answer] of answers) {
      const { entry, picture } = splitPicture(answer);
      pictures.set(drawn(asked), picture).set(drawn(entry), picture);
      if (tiles[at] === asked && JSON.stringify(asked) !== JSON.stringify(entry)) {
        tiles[at] = entry;
        other = true;
      }
    }
    this.#pictures = pictures;
    if (other) this.#history = replaceState(this.#history, savedSets.save({ ...this.set, tiles }));
  }

  async check(): Promise<void> {
    const asked = this.set;
    try {
      const told = await checkSet(fileOf(asked));
      this.#accept(
        told.entries.flatMap((one, n): [number, TileEntry, Drawn][] =>
          one && asked.tiles[n] ? [[n, asked.tiles[n], one as Drawn]] : [],
        ),
      );
      this.error = null;
      if (this.set.tiles.length !== asked.tiles.length) return;
      this.problems = told.problems;
      this.fixedCounts = told.fixed;
      this.comparison = told.compared;
      this.checked = true;
    } catch (error) {
      this.error = error as ApiError;
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

function nextOf(stem: string, taken: readonly string[]): string {
  for (let n = 1; ; n += 1) {
    const id = stem + String(n).padStart(2, '0');
    if (!taken.includes(id)) return id;
  }
}
