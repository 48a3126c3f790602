/** Storage of the browser. It may be refused (blocked cookies) or full. Then values last until the page closes. */

class Store {
  readonly #area: () => Storage;
  /** Values that the browser refused. Null for one that it could not remove. */
  readonly #memory = new Map<string, string | null>();

  /** `area` is called each time, since the property itself may throw. */
  constructor(area: () => Storage) {
    this.#area = area;
  }

  get(key: string): string | null {
    const own = this.#memory.get(key);
    if (own !== undefined) return own;
    try {
      return this.#area().getItem(key);
    } catch {
      return null;
    }
  }

  /** Null removes the value. False if the browser refused. */
  set(key: string, value: string | null): boolean {
    try {
      if (value === null) this.#area().removeItem(key);
      else this.#area().setItem(key, value);
      this.#memory.delete(key);
      return true;
    } catch {
      this.#memory.set(key, value);
      return false;
    }
  }

  /** A value stored as JSON. `parse` returns null for unreadable values, which become `fallback`. */
  read<T>(key: string, parse: (json: unknown) => T | null, fallback: T): T {
    try {
      return parse(JSON.parse(this.get(key) ?? 'null')) ?? fallback;
    } catch {
      return fallback;
    }
  }

  write(key: string, value: unknown): boolean {
    return this.set(key, JSON.stringify(value));
  }

  keys(prefix: string): string[] {
    let found: string[] = [];
    try {
      found = Object.keys(this.#area());
    } catch {
      // Only what is in memory.
    }
    return [...new Set([...found, ...this.#memory.keys()])].filter((key) => key.startsWith(prefix));
  }

  clear(): void {
    this.#memory.clear();
    try {
      this.#area().clear();
    } catch {
      // A browser that refuses stores nothing.
    }
  }
}

/** Lasts until the visitor erases it. */
export const deviceStore = new Store(() => localStorage);
/** Lasts until the tab closes, and survives a reload. */
export const tabStore = new Store(() => sessionStorage);

export function eraseStores(): void {
  deviceStore.clear();
  tabStore.clear();
}

/** A reactive value that is stored at each change, and removed when it equals `fallback`. */
export function stored<T>(
  key: string,
  parse: (json: unknown) => T | null,
  fallback: T,
  store: Store = deviceStore,
): { value: T } {
  let now = $state.raw(store.read(key, parse, fallback));
  return {
    get value() {
      return now;
    },
    set value(next: T) {
      now = next;
      if (next === fallback) store.set(key, null);
      else store.write(key, next);
    },
  };
}

/** For lists: the entries that `isEntry` accepts. */
export const listOf =
  <T>(isEntry: (entry: unknown) => entry is T) =>
  (json: unknown): T[] | null =>
    Array.isArray(json) ? json.filter(isEntry) : null;
