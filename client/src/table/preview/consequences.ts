/** What the chosen offer brings about, as the server foresees it: words and places. */

import { known, minus, t } from '../../i18n';
import { each } from '../../plugins/registry';
import type { Args, Follow, Offer } from '../../api/protocol';
import type { Desk } from '../table-model.svelte';
import { namesOf } from '../event-text';

export interface Said {
  kind: string;
  text: string;
  grade: 'good' | 'bad' | 'plain';
}

const isGood = (kind: string): boolean => kind === 'scored' || each(({ follows }) => follows?.good).includes(kind);
const isBad = ({ kind, points = 0 }: Follow): boolean => kind === 'defeat' || points < 0;

/** Who it happens to. */
function whose({ seat, seats }: Follow, desk?: Desk): Args {
  const all = seats ?? (seat === undefined ? [] : [seat]);
  return { you: all.length === 1 && desk?.isYou(all[0]!) ? 'yes' : 'no', name: desk ? namesOf(desk, all) : '' };
}

/** One short sentence for each consequence; what comes in several parts is added up. */
export function saidOf(offer: Offer | null, desk?: Desk): Said[] {
  const said: Said[] = [];
  for (const follow of merged(offer?.follows ?? [])) {
    const key = wordsOf(follow.kind, desk);
    if (!key || each(({ follows }) => [follows?.silent?.(follow, offer)]).includes(true)) continue;
    const { n = 0, points = 0, number = 0, by = '', reason = '', wall = '' } = follow;
    const grade = isBad(follow) ? 'bad' : isGood(follow.kind) ? 'good' : 'plain';
    const args = { n, points, number, by, reason, wall, bank: offer?.bank ?? 0, ...follow.items, ...whose(follow, desk) };
    said.push({ kind: follow.kind, text: minus(t(key, args)), grade });
  }
  return said.sort((a, b) => Number(b.grade === 'bad') - Number(a.grade === 'bad'));
}

/** The words for a consequence: those of the part of the game that it belongs to. */
const wordsOf = (kind: string, desk?: Desk): string => each(({ follows }) => [follows?.words?.(kind, desk)]).find((key) => key && known(key)) ?? '';

/** What each seat would gain or lose in all. */
export function gainsOf(offer: Offer | null): { seat: number; points: number }[] {
  const sums = new Map<number, number>();
  for (const { kind, seats = [], points = 0 } of offer?.follows ?? [])
    if (kind === 'scored') for (const seat of seats) sums.set(seat, (sums.get(seat) ?? 0) + points);
  return [...sums].map(([seat, points]) => ({ seat, points })).sort((a, b) => a.seat - b.seat);
}

function merged(follows: readonly Follow[]): Follow[] {
  const summed = each((part) => part.follows?.summed);
  const sums = new Map<string, Follow>();
  for (const follow of follows) {
    const key = summed.includes(follow.kind) ? `${follow.kind} ${follow.by}` : `${follow.kind} ${sums.size}`;
    const before = sums.get(key);
    sums.set(key, before ? { ...before, n: (before.n ?? 0) + (follow.n ?? 0) } : follow);
  }
  return [...sums.values()];
}
