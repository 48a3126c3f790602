/** Keys of the tile editor: letters of kinds and attributes, arrows for sides, numbers, next and previous tile. */

import type { TileMark } from '../../api/http.gen';
import { isAltGraph, keyOf } from '../../lib/keys';
import { settings } from '../../lib/settings.svelte';
import type { Side } from '../../board/grid';
import type { TileSetEditor } from './tile-set-editor.svelte';
import {
  boundingKinds,
  FIELD,
  hasSegment,
  innerKinds,
  kindAt,
  layerKinds,
  segmentsIn,
  sidesOf,
  withAllJoined,
  withInside,
  withMark,
  type TileEntry,
} from './tile-model';

export interface EditorActions {
  kind: (kind: string) => void;
  layer: (kind: string) => void;
  next: () => void;
  previous: () => void;
  copy: () => void;
  remove: () => void;
  search: () => void;
}

const ARROWS: Record<string, Side> = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' };

/** The first part that can have an attribute. For numbers the last kind, which lies on top. */
export function attributeTarget(
  entry: TileEntry,
  cell: number,
  marks: readonly TileMark[],
): { part: number; mark: TileMark } | null {
  const parts = segmentsIn(entry, cell);
  for (const mark of marks.toReversed()) {
    const part = parts.findIndex(({ kind }) => mark.of.includes(kind));
    if (part >= 0) return { part, mark };
  }
  return null;
}

export class EditorShortcuts {
  readonly #editor: TileSetEditor;
  readonly #at: number;
  readonly #letters: ReadonlyMap<string, string>;
  readonly #actions: EditorActions;

  constructor(editor: TileSetEditor, at: number, letters: ReadonlyMap<string, string>, deeds: EditorActions) {
    this.#editor = editor;
    this.#at = at;
    this.#letters = letters;
    this.#actions = deeds;
  }

  /** The element last pressed by a pointer. It has the focus, but not by keyboard. */
  #hoveredElement: Element | null = null;

  point(event: MouseEvent): void {
    this.#hoveredElement =
      event.detail > 0 && event.target instanceof Element ? event.target.closest('button') : null;
  }

  press(event: KeyboardEvent): void {
    const on = event.target instanceof HTMLElement ? event.target : null;
    if (event.defaultPrevented || on?.closest('dialog') || document.querySelector('dialog[open]')) return;
    if (on?.matches('input, select, textarea')) {
      if (event.key === 'Escape') on.blur();
      return;
    }
    if (this.#handle(event, on)) event.preventDefault();
  }

  #handle(event: KeyboardEvent, on: HTMLElement | null): boolean {
    const { key } = event;
    if (event.altKey || isAltGraph(event)) return false;
    if (event.ctrlKey || event.metaKey) return this.#command(keyOf(event).toLowerCase(), event.shiftKey);
    if (event.shiftKey && (key === 'ArrowUp' || key === 'ArrowDown'))
      return (this.#editor.changeCount(this.#at, key === 'ArrowUp' ? 1 : -1), true);
    if (key === 'PageDown') return (this.#actions.next(), true);
    if (key === 'PageUp') return (this.#actions.previous(), true);
    if (key === 'Enter' && (on === this.#hoveredElement || !on?.matches('button, a, summary')))
      return ((event.shiftKey ? this.#actions.previous : this.#actions.next)(), true);
    const side = ARROWS[key];
    if (side && !on?.closest('[role=tablist]')) return ((this.#editor.side = side), true);
    if (key === 'Delete') return (this.#actions.remove(), true);
    return settings.letterKeys && this.#typed(keyOf(event));
  }

  #command(key: string, shift: boolean): boolean {
    if (key === 'z') return (shift ? this.#editor.redo() : this.#editor.undo(), true);
    if (key === 'y') return (this.#editor.redo(), true);
    if (key === 'd') return (this.#actions.copy(), true);
    return false;
  }

  #typed(key: string): boolean {
    if (key === '/') return (this.#actions.search(), true);
    if (key === '+' || key === '-') return (this.#editor.changeCount(this.#at, key === '+' ? 1 : -1), true);
    if (/^\d$/.test(key)) return this.#number(Number(key));
    const letter = key.toUpperCase();
    if (letter === 'T') return (this.#editor.rotateTile(this.#at), true);
    if (letter === 'J') return this.#join();
    const what = this.#letters.get(letter);
    if (!what) return false;
    const { kinds } = this.#editor.info;
    if (what.startsWith('mark:')) return this.#mark(what.slice('mark:'.length));
    if (what === FIELD || boundingKinds(kinds).includes(what)) this.#actions.kind(what);
    else if (layerKinds(kinds).includes(what)) this.#actions.layer(what);
    else if (innerKinds(kinds).includes(what)) {
      const entry = this.#entry;
      this.#setEntry(
        withInside(entry, this.#editor.cell, what, !hasSegment(entry, this.#editor.cell, what), kinds),
      );
    }
    return true;
  }

  get #entry(): TileEntry {
    return this.#editor.tiles[this.#at]!;
  }
  #setEntry(entry: TileEntry): void {
    this.#editor.setTile(this.#at, entry);
  }

  /** Toggles an attribute. A number counts up and starts again. */
  #mark(name: string): boolean {
    const [entry, cell] = [this.#entry, this.#editor.cell];
    const own = this.#editor.info.attributes.filter((mark) => mark.name === name);
    const whole = own.find(({ of }) => !of.length);
    const found = attributeTarget(entry, cell, own) ?? (whole && { part: null, mark: whole });
    if (!found) return false;
    const value = found.part === null ? entry[name] : segmentsIn(entry, cell)[found.part]?.[name];
    const most = found.mark.max ?? 9;
    this.#setEntry(
      withMark(
        entry,
        cell,
        found.part,
        found.mark,
        found.mark.type === 'int' ? (Number(value ?? 0) + 1) % (most + 1) : value !== true,
      ),
    );
    return true;
  }

  #number(value: number): boolean {
    const [entry, cell] = [this.#entry, this.#editor.cell];
    const found = attributeTarget(
      entry,
      cell,
      this.#editor.info.attributes.filter(({ type }) => type === 'int'),
    );
    if (!found || value > (found.mark.max ?? 9)) return false;
    this.#setEntry(withMark(entry, cell, found.part, found.mark, value));
    return true;
  }

  /** Joins all segments of the kind at the chosen side, or of the first kind with several sides. Or splits them. */
  #join(): boolean {
    const { kinds } = this.#editor.info;
    const [entry, cell] = [this.#entry, this.#editor.cell];
    const many = boundingKinds(kinds).filter((kind) => sidesOf(entry, cell, kind).length > 1);
    const here = kindAt(entry, cell, this.#editor.side, kinds);
    const kind = many.includes(here) ? here : many[0];
    if (!kind) return false;
    const one = segmentsIn(entry, cell).filter((part) => part.kind === kind).length === 1;
    this.#setEntry(withAllJoined(entry, cell, kind, !one, kinds));
    return true;
  }
}
