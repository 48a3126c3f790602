/** The sets of this device: each is kept under a name of its own as soon as it changes. */

import type { Entry } from './entry';

export interface OwnSet {
  id: string;
  catalogue: string;
  name: string;
  about: string;
  tiles: Entry[];
  board?: unknown;
  /** When it was changed last, in milliseconds. */
  changed: number;
  /** Under which name it was shared last. */
  shared?: string;
}

const PREFIX = 'bastide.tiles.';

const isSet = (value: unknown): value is OwnSet =>
  !!value && typeof value === 'object' && typeof (value as OwnSet).catalogue === 'string' && Array.isArray((value as OwnSet).tiles);

function read(): OwnSet[] {
  const found: OwnSet[] = [];
  try {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(PREFIX))) {
      try {
        const set: unknown = JSON.parse(localStorage.getItem(key) ?? '');
        if (isSet(set)) found.push({ ...set, id: key.slice(PREFIX.length) });
      } catch {
        // What is no set any more stays where it lies: it may be of a newer page.
      }
    }
  } catch {
    // Private windows may refuse storage; sets then last until the page closes.
  }
  return found;
}

const latest = (sets: OwnSet[]): OwnSet[] => sets.toSorted((a, b) => b.changed - a.changed);

class SetShelf {
  all = $state.raw<readonly OwnSet[]>(latest(read()));
  /** The device takes no more: what is made now is lost with the page. */
  full = $state(false);

  constructor() {
    // Another tab has changed one.
    if (typeof addEventListener === 'function')
      addEventListener('storage', (event) => {
        if (!event.key || event.key.startsWith(PREFIX)) this.all = latest(read());
      });
  }

  find(id: string): OwnSet | null {
    return this.all.find((set) => set.id === id) ?? null;
  }

  of(catalogue: string): OwnSet[] {
    return this.all.filter((set) => set.catalogue === catalogue);
  }

  keep(set: OwnSet): OwnSet {
    const kept = { ...set, changed: Date.now() };
    this.all = [kept, ...this.all.filter(({ id }) => id !== kept.id)];
    try {
      localStorage.setItem(PREFIX + kept.id, JSON.stringify(kept));
      this.full = false;
    } catch {
      this.full = true;
    }
    return kept;
  }

  begin(made: Omit<OwnSet, 'id' | 'changed'>): OwnSet {
    const id = [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
    return this.keep({ ...made, id, changed: 0 });
  }

  remove(id: string): void {
    this.all = this.all.filter((set) => set.id !== id);
    try {
      localStorage.removeItem(PREFIX + id);
    } catch {
      // Nothing was kept.
    }
  }
}

export const shelf = new SetShelf();

/** How many tiles and kinds of tiles there are. */
export const sizeOf = (tiles: readonly Entry[]): { kinds: number; tiles: number } => ({
  kinds: tiles.length,
  tiles: tiles.reduce((sum, { count }) => sum + count, 0),
});
