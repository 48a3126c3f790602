/** Depths that this device requested by game, to find a running or finished analysis again. */

import { deviceStore, listOf } from '../../lib/storage.svelte';
import { DEPTHS, type Depth } from './report';

const KEY = 'bastide.deeper';
const MOST = 30;

const isKept = (one: unknown): one is [string, Depth] => Array.isArray(one) && DEPTHS.includes(one[1]);
const all = (): [string, Depth][] => deviceStore.read(KEY, listOf(isKept), []);

export const savedDepth = (table: string): Depth => all().find(([one]) => one === table)?.[1] ?? 0;

export function saveDepth(table: string, depth: Depth): void {
  const others = all().filter(([one]) => one !== table);
  deviceStore.write(KEY, [[table, depth], ...others].slice(0, MOST));
}
