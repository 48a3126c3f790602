/** The sets of this device. Each change is stored at once. */

import { deviceStore } from '../../lib/storage.svelte';
import type { TileEntry } from './tile-model';

export interface OwnSet {
  id: string;
  catalogue: string;
  name: string;
  about: string;
  tiles: TileEntry[];
  board?: Record<string, unknown>;
  /** Time of the last change in milliseconds. */
  changed: number;
  /** The link under which it was last shared. */
  shared?: string;
}

const PREFIX = 'bastide.tiles.';

const isSet = (value: unknown): value is OwnSet =>
  !!value &&
  typeof value === 'object' &&
  typeof (value as OwnSet).catalogue === 'string' &&
  Array.isArray((value as OwnSet).tiles);

/** Unreadable entries stay stored. They may be of a newer version. */
const read = (): OwnSet[] =>
  deviceStore.keys(PREFIX).flatMap((key) => {
    const set = deviceStore.read(key, (json) => (isSet(json) ? json : null), null);
    return set ? [{ ...set, id: key.slice(PREFIX.length) }] : [];
  });

const latest = (sets: OwnSet[]): OwnSet[] => sets.toSorted((a, b) => b.changed - a.changed);

class SavedSets {
  all = $state.raw<readonly OwnSet[]>(latest(read()));
  /** The device storage is full. Changes last until the page closes. */
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
    const id = [...crypto.getRandomValues(new Uint8Array(6))]
      .map((byte) => byte.toString(36).padStart(2, '0'))
      .join('');
    return this.save({ ...made, id, changed: 0 });
  }

  remove(id: string): void {
    this.all = this.all.filter((set) => set.id !== id);
    deviceStore.set(PREFIX + id, null);
  }
}

export const savedSets = new SavedSets();

/** The number of tiles and of kinds of tiles. */
export const sizeOf = (tiles: readonly TileEntry[]): { kinds: number; tiles: number } => ({
  kinds: tiles.length,
  tiles: tiles.reduce((sum, { count }) => sum + count, 0),
});
