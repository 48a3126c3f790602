/** Tables that this device has seen, by name, to list them without a network. */
import { deviceStore, listOf } from './storage.svelte';

export interface RecentTable {
  table: string;
  name: string;
}

const KEY = 'bastide.tables';
const MOST = 6;

export const recentTables = (): RecentTable[] =>
  deviceStore.read(KEY, listOf(isRecentTable), []).slice(0, MOST);

/** The newest first. */
export function addRecentTables(...tables: RecentTable[]): void {
  const fresh = tables.map(({ table, name }) => ({ table, name }));
  const all = [...fresh, ...recentTables()].filter(
    (one, n, list) => list.findIndex((it) => it.table === one.table) === n,
  );
  write(all);
}

/** Removes tables that the server no longer has. */
export function setRecentTables(tables: readonly RecentTable[]): void {
  write(tables.map(({ table, name }) => ({ table, name })));
}

const write = (tables: RecentTable[]): unknown => deviceStore.write(KEY, tables.slice(0, MOST));

const isRecentTable = (one: unknown): one is RecentTable =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as RecentTable).table === 'string' &&
  typeof (one as RecentTable).name === 'string';
