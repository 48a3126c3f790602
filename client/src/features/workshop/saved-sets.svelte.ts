/** The sets of this device: each is kept under a name of its own as soon as it changes. */

import { deviceStore } from '../../lib/storage.svelte';
import type { TileEntry } from './tile-model';

export interface OwnSet {
  id: string;
  catalogue: string;
  name: string;
  about: string;
  tiles: TileEntry[];
  board?: Record<string, unknown>;
  /** When it was changed last, in milliseconds. */
  changed: number;
  /** Under which name it was shared last. */
  shared?: string;
}

const PREFIX = 'bastide.tiles.';

const isSet = (value: unknown): value is OwnSet =>
  !!value && typeof value === 'object' && typeof (value as OwnSet).catalogue === 'string' && Array.isArray((value as OwnSet).tiles);

/** What is no set any more stays where it lies: it may be of a newer page. */
const read = (): OwnSet[] =>
  deviceStore.keys(PREFIX).flatMap((key) => {
    const set = deviceStore.read(key, (json) => (isSet(json) ? json : null), null);
    return set ? [{ ...set, id: key.slice(PREFIX.length) }] : [];
  });

const latest = (sets: OwnSet[]): OwnSet[] => sets.toSorted((a, b) => b.changed - a.changed);

class SavedSets {
  all = $state.raw<readonly OwnSet[]>(latest(read()));
  /** The device takes no more: what is made now is lost with the page. */
  storageFull = $state(false);

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

  ofCatalogue(catalogue: string): OwnSet[] {
    return this.all.filter((set) => set.catalogue === catalogue);
  }

  save(set: OwnSet): OwnSet {
    const kept = { ...set, changed: Date.now() };
    this.all = [kept, ...this.all.filter(({ id }) => id !== kept.id)];
    this.storageFull = !deviceStore.write(PREFIX + kept.id, kept);
    return kept;
  }

  create(made: Omit<OwnSet, 'id' | 'changed'>): OwnSet {
    const id = [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
    return this.save({ ...made, id, changed: 0 });
  }

  remove(id: string): void {
    this.all = this.all.filter((set) => set.id !== id);
    deviceStore.set(PREFIX + id, null);
  }
}

export const savedSets = new SavedSets();

/** How many tiles and kinds of tiles there are. */
export const sizeOf = (tiles: readonly TileEntry[]): { kinds: number; tiles: number } => ({
  kinds: tiles.length,
  tiles: tiles.reduce((sum, { count }) => sum + count, 0),
});
