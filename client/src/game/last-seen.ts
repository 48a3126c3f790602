/** Where a device last looked at a table, and what happened there since. */
import type { LogEntry, SeatNo } from '../api/protocol';
import { deviceStore } from '../lib/storage.svelte';

export interface LastSeen {
  /** The number of the last entry of the log that was seen. */
  n: number;
  /** The turn that was shown. */
  turn: number;
  at: number;
}

/** One move: who placed which tile, and what came of it. */
export interface Move {
  seat: SeatNo;
  tile: string;
  rotation: number;
  cell: [number, number] | null;
  /** The entry that says most about it: a figure, points, else the tile. */
  entry: LogEntry;
}

const KEY = 'bastide.left';
const MOST = 12;
type Kept = Record<string, LastSeen>;

const read = (): Kept => deviceStore.read(KEY, (json) => (typeof json === 'object' ? (json as Kept) : null), {});

export const lastSeenAt = (table: string): LastSeen | null => read()[table] ?? null;

export function saveLastSeen(table: string, left: LastSeen): void {
  const others = Object.entries(read())
    .filter(([id]) => id !== table)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST - 1);
  deviceStore.write(KEY, Object.fromEntries([[table, left], ...others]));
}

/** The moves after an entry of the log, the earliest first. */
export function movesSince(log: readonly LogEntry[], n: number): Move[] {
  const moves: Move[] = [];
  for (const entry of log) {
    if (entry.n <= n) continue;
    const { tile, rotation, x, y } = entry.args;
    if (entry.kind === 'placed' && entry.seat !== null) {
      const cell: Move['cell'] = x === undefined || y === undefined ? null : [Number(x), Number(y)];
      moves.push({ seat: entry.seat, tile: String(tile ?? ''), rotation: Number(rotation ?? 0), cell, entry });
      continue;
    }
    const last = moves.at(-1);
    if (last && (entry.kind === 'figure' || (entry.kind === 'scored' && last.entry.kind === 'placed'))) last.entry = entry;
  }
  return moves;
}

/** How long somebody was away, in the largest unit that it fills. */
export function timeAway(ms: number): { unit: 'minutes' | 'hours' | 'days'; n: number } {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 60) return { unit: 'minutes', n: minutes };
  const hours = Math.round(minutes / 60);
  return hours < 24 ? { unit: 'hours', n: hours } : { unit: 'days', n: Math.round(hours / 24) };
}
