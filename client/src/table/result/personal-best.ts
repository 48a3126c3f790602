/** The best score of this device against the same bots with the same rules. */

import type { TableInfo } from '../../api/protocol';
import { deviceStore } from '../../lib/storage.svelte';

interface Best {
  points: number;
  /** The table whose result was counted last, and the best score before it. Null for the first game. */
  table: string;
  before: number | null;
}

const KEY = 'bastide.best';
/** The most opponents and rules that are remembered. */
const MOST = 60;

const isBest = (one: unknown): boolean => {
  const { points, table, before } = (one ?? {}) as Partial<Best>;
  return (
    typeof points === 'number' && typeof table === 'string' && (before === null || typeof before === 'number')
  );
};
const recordsOf = (json: unknown): Record<string, Best> | null =>
  typeof json === 'object' && json !== null
    ? (Object.fromEntries(Object.entries(json).filter(([, one]) => isBest(one))) as Record<string, Best>)
    : null;

/** Opponents and rules. */
const keyOf = ({ seats, modules }: TableInfo): string =>
  [...seats.flatMap(({ bot = '', kind }) => (kind === 'bot' ? [bot] : [])).sort(), ...modules].join(' ');

/** Remembers the score of an ended game. True if it beats an earlier game of this device. */
export function isPersonalBest(table: TableInfo, points: number): boolean {
  const { [keyOf(table)]: old, ...others } = deviceStore.read(KEY, recordsOf, {});
  const before = old?.table === table.id ? old.before : (old?.points ?? null);
  if (old?.table !== table.id) {
    const now: Best = { points: Math.max(points, before ?? points), table: table.id, before };
    const kept = Object.entries(others).slice(1 - MOST);
    deviceStore.write(KEY, Object.fromEntries([...kept, [keyOf(table), now]]));
  }
  return before !== null && points > before;
}
