/** The immediate effects of the chosen offer, as predicted by the server. */

import { hasMessage, withMinusSigns, t } from '../../i18n';
import { eventInfo, tableInfo } from '../../plugins/registry';
import type { Args, Follow, Offer } from '../../api/protocol';
import type { TableModel } from '../table-model.svelte';
import { namesOf } from '../event-text';
import { pointsOf } from '../result/final-scoring';

export interface Consequence {
  kind: string;
  text: string;
  grade: 'good' | 'bad' | 'plain';
}

const isGood = (kind: string): boolean => kind === 'scored' || !!eventInfo(kind).good;
const isBad = ({ kind, points = 0 }: Follow): boolean =>
  kind === 'defeat' || points < 0 || !!eventInfo(kind).bad;

/** Whether the offer chooses this effect. */
const isChoice = ({ kind, seat }: Follow, offer: Offer): boolean =>
  eventInfo(kind).choice === offer.label.key && seat === offer.seat;

/** The affected seat. */
function whose({ seat, seats }: Follow, table: TableModel): Args {
  const all = seats ?? (seat === undefined ? [] : [seat]);
  return { you: all.length === 1 && table.isYou(all[0]!) ? 'yes' : 'no', name: namesOf(table, all) };
}

/** One short sentence for each effect. Equal ones are summed. */
export function consequencesOf(offer: Offer | null, table: TableModel): Consequence[] {
  const said: Consequence[] = [];
  if (!offer?.follows) return said;
  const { consequenceKeys = [] } = tableInfo(table);
  for (const follow of merged(offer.follows)) {
    const key = consequenceKeys.map((keyOf) => keyOf(follow.kind)).find(hasMessage);
    if (!key || isChoice(follow, offer)) continue;
    const { n = 0, points = 0, number = 0, by = '', reason = '', wall = '' } = follow;
    const grade = isBad(follow) ? 'bad' : isGood(follow.kind) ? 'good' : 'plain';
    const args = {
      n,
      points,
      number,
      by,
      reason,
      wall,
      payers: namesOf(table, follow.payers ?? []),
      bank: offer.bank ?? 0,
      ...follow.items,
      ...whose(follow, table),
    };
    said.push({ kind: follow.kind, text: withMinusSigns(t(key, args)), grade });
  }
  return said.sort((a, b) => Number(b.grade === 'bad') - Number(a.grade === 'bad'));
}

/** The total change of each seat. */
export function pointGains(offer: Offer | null): { seat: number; points: number }[] {
  const sums = new Map<number, number>();
  for (const { kind, seats = [], payers = [], points = 0 } of offer?.follows ?? [])
    if (kind === 'scored')
      for (const seat of [...seats, ...payers])
        sums.set(seat, (sums.get(seat) ?? 0) + pointsOf({ seats, payers, points }, seat));
  return [...sums].map(([seat, points]) => ({ seat, points })).sort((a, b) => a.seat - b.seat);
}

function merged(follows: readonly Follow[]): Follow[] {
  const sums = new Map<string, Follow>();
  for (const follow of follows) {
    const key = eventInfo(follow.kind).summed ? `${follow.kind} ${follow.by}` : `${follow.kind} ${sums.size}`;
    const before = sums.get(key);
    sums.set(key, before ? { ...before, n: (before.n ?? 0) + (follow.n ?? 0) } : follow);
  }
  return [...sums.values()];
}
