/** What the chosen offer brings about, as the server foresees it: words and places. */

import { known, minus, t } from '../../i18n';
import type { Args, Follow, Offer } from '../../protocol';
import type { Desk } from '../desk.svelte';
import { offerAt, placeAt, turnFor } from '../offers';
import { namesOf } from '../wording';

/** The offer that is looked at: under the mouse, otherwise chosen. */
export function looked(desk: Desk): Offer | null {
  const { play } = desk;
  if (play.ask !== 'place') return play.pick;
  const over = placeAt(play.places, play.hover);
  if (over && !play.chosen) return offerAt(over, turnFor(over, play.rotation));
  return play.ready;
}

export const bankAfter = (desk: Desk): number | null => looked(desk)?.bank ?? null;

export interface Said {
  kind: string;
  text: string;
  grade: 'good' | 'bad' | 'plain';
}

const GOOD = new Set(['mist-closed', 'banished', 'scored', 'hound', 'hound-gone', 'victory', 'guard-gained']);
const BAD = ({ kind, points = 0 }: Follow): boolean => kind === 'defeat' || points < 0;

/** Who it happens to. */
function whose({ seat, seats }: Follow, desk?: Desk): Args {
  const all = seats ?? (seat === undefined ? [] : [seat]);
  return { you: all.length === 1 && desk?.isYou(all[0]!) ? 'yes' : 'no', name: desk ? namesOf(desk, all) : '' };
}

/** One short sentence for each consequence; ghosts of one kind are added up. */
export function saidOf(offer: Offer | null, desk?: Desk): Said[] {
  const said: Said[] = [];
  for (const follow of merged(offer?.follows ?? [])) {
    const key = wordsOf(follow.kind, desk);
    if (!key || chosen(follow, offer)) continue;
    const { n = 0, points = 0, number = 0, by = '', reason = '', wall = '' } = follow;
    const grade = BAD(follow) ? 'bad' : GOOD.has(follow.kind) ? 'good' : 'plain';
    const args = { n, points, number, by, reason, wall, bank: offer?.bank ?? 0, ...whose(follow, desk) };
    said.push({ kind: follow.kind, text: minus(t(key, args)), grade });
  }
  return said.sort((a, b) => Number(b.grade === 'bad') - Number(a.grade === 'bad'));
}

/** That the figure taken off goes is what was chosen. */
const chosen = ({ kind, seat }: Follow, offer: Offer | null): boolean =>
  kind === 'fled' && offer?.label.key === 'offer-flee' && seat === offer.seat;

/** The words for a consequence: those of the part of the game that it belongs to. */
function wordsOf(kind: string, desk?: Desk): string {
  const keys = [`mists-follow-${kind}`];
  if (desk?.haunting) keys.unshift(`ghosts-follow-${kind}`);
  if (desk?.fortress) keys.unshift(`fortress-follow-${kind}`);
  return keys.find(known) ?? '';
}

/** What each seat would gain or lose in all. */
export function gainsOf(offer: Offer | null): { seat: number; points: number }[] {
  const sums = new Map<number, number>();
  for (const { kind, seats = [], points = 0 } of offer?.follows ?? [])
    if (kind === 'scored') for (const seat of seats) sums.set(seat, (sums.get(seat) ?? 0) + points);
  return [...sums].map(([seat, points]) => ({ seat, points })).sort((a, b) => a.seat - b.seat);
}

function merged(follows: readonly Follow[]): Follow[] {
  const sums = new Map<string, Follow>();
  for (const follow of follows) {
    const key = follow.kind === 'ghosts' ? `ghosts ${follow.by}` : `${follow.kind} ${sums.size}`;
    const before = sums.get(key);
    sums.set(key, before ? { ...before, n: (before.n ?? 0) + (follow.n ?? 0) } : follow);
  }
  return [...sums.values()];
}

/** Ghosts that would appear, by cell and point. */
export const ghostsToCome = (offer: Offer | null): Follow[] =>
  (offer?.follows ?? []).filter((follow) => follow.kind === 'ghosts' && follow.x !== undefined);

/** Ghosts that would come to figures without a choice. */
export const hauntedBy = (offer: Offer | null): Follow[] =>
  (offer?.follows ?? []).filter((follow) => follow.kind === 'haunted');

/** How many in all, those included that somebody chooses a figure for. */
export const countToCome = (offer: Offer | null): number =>
  (offer?.follows ?? []).reduce((sum, { kind, n = 0 }) => sum + (kind === 'ghosts' ? n : ONE.has(kind) ? 1 : 0), 0);
const ONE = new Set(['haunted', 'choose']);

/** Where ghosts go that come to figures: away to others, home to one's own, or both. */
export function aimOf(offer: Offer | null): '' | 'away' | 'home' | 'both' {
  const by = new Set((offer?.follows ?? []).flatMap((follow) => (ONE.has(follow.kind) ? [follow.by] : [])));
  if (by.has('thicken')) return by.has('disperse') ? 'both' : 'away';
  return by.has('disperse') ? 'home' : '';
}
