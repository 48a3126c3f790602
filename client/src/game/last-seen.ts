/** The last visit of this device at a table, and the moves since. */
import type { LogEntry, SeatNo } from '../api/protocol';
import { deviceStore } from '../lib/storage.svelte';

export interface LastSeen {
  /** The number of the last log entry seen. */
  n: number;
  turn: number;
  at: number;
}

/** One move: the player, the tile, and its outcome. */
export interface Move {
  seat: SeatNo;
  tile: string;
  rotation: number;
  cell: [number, number] | null;
  /** The entry that says most: a figure, points, else the tile. */
  entry: LogEntry;
}

const KEY = 'bastide.left';
const MOST = 12;
type Kept = Record<string, LastSeen>;

const read = (): Kept =>
  deviceStore.read(KEY, (json) => (typeof json === 'object' ? (json as Kept) : null), {});

export const lastSeenAt = (table: string): LastSeen | null => read()[table] ?? null;

export function saveLastSeen(table: string, left: LastSeen): void {
  const others = Object.entries(read())
    .filter(([id]) => id !== table)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST - 1);
  deviceStore.write(KEY, Object.fromEntries([[table, left], ...others]));
}

/** The moves after a log entry, the earliest first. */
export function movesSince(log: readonly LogEntry[], n: number): Move[] {
  const moves: Move[] = [];
  for (const entry of log) {
    if (entry.n <= n) continue;
    const { tile, rotation, x, y } = entry.args;
    if (entry.kind === 'placed' && entry.seat !== null) {
      const cell: Move['cell'] = x === undefined || y === undefined ? null : [Number(x), Number(y)];
      moves.push({
        seat: entry.seat,
        tile: String(tile ?? ''),
        rotation: Number(rotation ?? 0),
        cell,
        entry,
      });
      continue;
    }
    const last = moves.at(-1);
    if (last && (entry.kind === 'figure' || (entry.kind === 'scored' && last.entry.kind === 'placed')))
      last.entry = entry;
  }
  return moves;
}

/** The length of an absence, in the largest full unit. */
export function timeAway(ms: number): { unit: 'minutes' | 'hours' | 'days'; n: number } {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 60) return { unit: 'minutes', n: minutes };
  const hours = Math.round(minutes / 60);
  return hours < 24 ? { unit: 'hours', n: hours } : { unit: 'days', n: Math.round(hours / 24) };
}
