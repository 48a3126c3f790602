/** What keys do while a tile is made: letters of kinds and marks, arrows for sides, numbers, and the ways to the next tile. */

import type { TileMark } from '../../api/http.gen';
import { settings } from '../../lib/settings.svelte';
import type { Side } from '../../board/grid';
import type { Bench } from './tile-set-editor.svelte';
import { bounding, FIELD, has, inside, kindAt, layers, partsIn, sidesOf, withAllJoined, withInside, withMark, type Entry } from './tile-model';

export interface Deeds {
  kind: (kind: string) => void;
  layer: (kind: string) => void;
  next: () => void;
  previous: () => void;
  copy: () => void;
  remove: () => void;
  search: () => void;
}

const ARROWS: Record<string, Side> = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' };

/** The first part that a mark may be printed on, and of numbers the last kind that has one: what lies on top. */
export function target(entry: Entry, cell: number, marks: readonly TileMark[]): { part: number; mark: TileMark } | null {
  const parts = partsIn(entry, cell);
  for (const mark of marks.toReversed()) {
    const part = parts.findIndex(({ kind }) => mark.of.includes(kind));
    if (part >= 0) return { part, mark };
  }
  return null;
}

export class Keyed {
  readonly #bench: Bench;
  readonly #at: number;
  readonly #letters: ReadonlyMap<string, string>;
  readonly #deeds: Deeds;

  constructor(bench: Bench, at: number, letters: ReadonlyMap<string, string>, deeds: Deeds) {
    this.#bench = bench;
    this.#at = at;
    this.#letters = letters;
    this.#deeds = deeds;
  }

  /** What was pressed with a pointer last: it has the focus, but nobody chose it with keys. */
  #pointed: Element | null = null;

  point(event: MouseEvent): void {
    this.#pointed = event.detail > 0 && event.target instanceof Element ? event.target.closest('button') : null;
  }

  press(event: KeyboardEvent): void {
    const on = event.target instanceof HTMLElement ? event.target : null;
    if (event.defaultPrevented || on?.closest('dialog') || document.querySelector('dialog[open]')) return;
    if (on?.matches('input, select, textarea')) {
      if (event.key === 'Escape') on.blur();
      return;
    }
    if (this.#does(event, on)) event.preventDefault();
  }

  #does(event: KeyboardEvent, on: HTMLElement | null): boolean {
    const { key } = event;
    if (event.altKey) return false;
    if (event.ctrlKey || event.metaKey) return this.#command(key.toLowerCase(), event.shiftKey);
    if (key === 'PageDown') return (this.#deeds.next(), true);
    if (key === 'PageUp') return (this.#deeds.previous(), true);
    if (key === 'Enter' && (on === this.#pointed || !on?.matches('button, a, summary')))
      return ((event.shiftKey ? this.#deeds.previous : this.#deeds.next)(), true);
    const side = ARROWS[key];
    if (side && !on?.closest('[role=tablist]')) return ((this.#bench.side = side), true);
    if (key === 'Delete') return (this.#deeds.remove(), true);
    return settings.letterKeys && this.#typed(key);
  }

  #command(key: string, shift: boolean): boolean {
    if (key === 'z') return (shift ? this.#bench.redo() : this.#bench.undo(), true);
    if (key === 'y') return (this.#bench.redo(), true);
    if (key === 'd') return (this.#deeds.copy(), true);
    return false;
  }

  #typed(key: string): boolean {
    if (key === '/') return (this.#deeds.search(), true);
    if (key === '+' || key === '-') return (this.#bench.count(this.#at, key === '+' ? 1 : -1), true);
    if (/^\d$/.test(key)) return this.#number(Number(key));
    const letter = key.toUpperCase();
    if (letter === 'T') return (this.#bench.turn(this.#at), true);
    if (letter === 'J') return this.#join();
    const what = this.#letters.get(letter);
    if (!what) return false;
    const { kinds } = this.#bench.info;
    if (what.startsWith('mark:')) return this.#mark(what.slice('mark:'.length));
    if (what === FIELD || bounding(kinds).includes(what)) this.#deeds.kind(what);
    else if (layers(kinds).includes(what)) this.#deeds.layer(what);
    else if (inside(kinds).includes(what)) {
      const entry = this.#entry;
      this.#put(withInside(entry, this.#bench.cell, what, !has(entry, this.#bench.cell, what), kinds));
    }
    return true;
  }

  get #entry(): Entry {
    return this.#bench.tiles[this.#at]!;
  }
  #put(entry: Entry): void {
    this.#bench.tile(this.#at, entry);
  }

  /** A mark comes or goes; a number goes up by one and begins again. */
  #mark(name: string): boolean {
    const [entry, cell] = [this.#entry, this.#bench.cell];
    const own = this.#bench.info.attributes.filter((mark) => mark.name === name);
    const whole = own.find(({ of }) => !of.length);
    const found = target(entry, cell, own) ?? (whole && { part: null, mark: whole });
    if (!found) return false;
    const value = found.part === null ? entry[name] : partsIn(entry, cell)[found.part]?.[name];
    const most = found.mark.max ?? 9;
    this.#put(withMark(entry, cell, found.part, found.mark, found.mark.type === 'int' ? (Number(value ?? 0) + 1) % (most + 1) : value !== true));
    return true;
  }

  #number(value: number): boolean {
    const [entry, cell] = [this.#entry, this.#bench.cell];
    const found = target(
      entry,
      cell,
      this.#bench.info.attributes.filter(({ type }) => type === 'int'),
    );
    if (!found || value > (found.mark.max ?? 9)) return false;
    this.#put(withMark(entry, cell, found.part, found.mark, value));
    return true;
  }

  /** All of the kind at the chosen side, or of the first kind that has several sides, is one; or each by itself. */
  #join(): boolean {
    const { kinds } = this.#bench.info;
    const [entry, cell] = [this.#entry, this.#bench.cell];
    const many = bounding(kinds).filter((kind) => sidesOf(entry, cell, kind).length > 1);
    const here = kindAt(entry, cell, this.#bench.side, kinds);
    const kind = many.includes(here) ? here : many[0];
    if (!kind) return false;
    const one = partsIn(entry, cell).filter((part) => part.kind === kind).length === 1;
    this.#put(withAllJoined(entry, cell, kind, !one, kinds));
    return true;
  }
}
