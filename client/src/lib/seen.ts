/** Tables that this device has seen, by name: what can be told about them without a network. */

export interface Seen {
  table: string;
  name: string;
}

const KEY = 'bastide.tables';
const MOST = 6;

export function seen(): Seen[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSeen).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The newest first. */
export function remember(...tables: Seen[]): void {
  const fresh = tables.map(({ table, name }) => ({ table, name }));
  const all = [...fresh, ...seen()].filter((one, n, list) => list.findIndex((it) => it.table === one.table) === n);
  write(all);
}

/** The server told which tables there are: others are gone. */
export function replace(tables: readonly Seen[]): void {
  write(tables.map(({ table, name }) => ({ table, name })));
}

function write(tables: Seen[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // Storage may be refused; then there is nothing to tell.
  }
}

const isSeen = (one: unknown): one is Seen =>
  typeof one === 'object' && one !== null && typeof (one as Seen).table === 'string' && typeof (one as Seen).name === 'string';
