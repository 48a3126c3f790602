/** Tables that this device has seen, by name: what can be told about them without a network. */
import { deviceStore, listOf } from './storage.svelte';

export interface Seen {
  table: string;
  name: string;
}

const KEY = 'bastide.tables';
const MOST = 6;

export const seen = (): Seen[] => deviceStore.read(KEY, listOf(isSeen), []).slice(0, MOST);

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

const write = (tables: Seen[]): unknown => deviceStore.write(KEY, tables.slice(0, MOST));

const isSeen = (one: unknown): one is Seen =>
  typeof one === 'object' && one !== null && typeof (one as Seen).table === 'string' && typeof (one as Seen).name === 'string';
