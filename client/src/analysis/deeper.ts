/** Which games this device has had looked at more deeply: who comes back finds it, done or under way. */

import { DEPTHS, type Depth } from './report';

const KEY = 'bastide.deeper';
const MOST = 30;

function all(): [string, Depth][] {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(told) ? (told as [string, Depth][]).filter((one) => DEPTHS.includes(one[1])) : [];
  } catch {
    return []; // storage may be refused, or hold what is no list
  }
}

export const deeperOf = (table: string): Depth => all().find(([one]) => one === table)?.[1] ?? 0;

export function keepDeeper(table: string, depth: Depth): void {
  try {
    const others = all().filter(([one]) => one !== table);
    localStorage.setItem(KEY, JSON.stringify([[table, depth], ...others].slice(0, MOST)));
  } catch {
    // Then it is asked for again by hand.
  }
}
